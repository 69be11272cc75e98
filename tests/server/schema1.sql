BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE log (
	"table" VARCHAR(32) NOT NULL, 
	sequence INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(4) NOT NULL, 
	notation VARCHAR(200) NOT NULL, 
	PRIMARY KEY ("table", sequence), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "log" VALUES('2YniVANT42Ci',1,1,'act','swap harpist_lenn');
INSERT INTO "log" VALUES('2YniVANT42Ci',2,1,'act','swap court_intriguer');
INSERT INTO "log" VALUES('2YniVANT42Ci',3,1,'act','swap druid_maelon');
INSERT INTO "log" VALUES('AUt6aF-853L2',1,0,'act','tactic mana_steal');
INSERT INTO "log" VALUES('AUt6aF-853L2',2,0,'act','die green');
INSERT INTO "log" VALUES('AUt6aF-853L2',3,0,'act','play mana_draw');
INSERT INTO "log" VALUES('AUt6aF-853L2',4,0,'act','sideways swiftness move');
CREATE TABLE results (
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	game VARCHAR(60) NOT NULL, 
	scenario VARCHAR(60) NOT NULL, 
	hero VARCHAR(60) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	score INTEGER NOT NULL, 
	won BOOLEAN NOT NULL, 
	kind VARCHAR(60) NOT NULL, 
	actions INTEGER NOT NULL, 
	ended DATETIME NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES('AUt6aF-853L2',0,'mage_knight','first_reconnaissance','tovak','bot:random',-7,0,'failure',151,'2026-11-18 04:22:31.042106');
CREATE TABLE seats (
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(10) NOT NULL, 
	bot VARCHAR(30), 
	name VARCHAR(60) NOT NULL, 
	secret VARCHAR(64), 
	own BOOLEAN NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('2YniVANT42Ci',0,'person',NULL,'','c3229176e34d76c3b1c635edf633dffedc5ad40cc91e63c4bf6266d2bed0ca65',1);
INSERT INTO "seats" VALUES('2YniVANT42Ci',1,'person',NULL,'Ada','8bdf46413d53bcf065f7dbcb527be001269831b023f68bee0f085e92f37e0441',0);
INSERT INTO "seats" VALUES('AUt6aF-853L2',0,'bot','random','',NULL,0);
INSERT INTO "seats" VALUES('l0tEJ5CJPbCD',0,'bot','random','',NULL,0);
INSERT INTO "seats" VALUES('l0tEJ5CJPbCD',1,'bot','random','',NULL,0);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(60) NOT NULL, 
	edition VARCHAR(60) NOT NULL, 
	scenario VARCHAR(60) NOT NULL, 
	heroes JSON NOT NULL, 
	options JSON NOT NULL, 
	seed BIGINT NOT NULL, 
	given TEXT DEFAULT '' NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	created DATETIME NOT NULL, 
	asked INTEGER NOT NULL, 
	actions INTEGER NOT NULL, 
	round INTEGER, 
	changed DATETIME NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('2YniVANT42Ci','four_lands','base','competitive','["north", "sun"]','{"lone_handicap": "off"}',7,'','Friday',1,'9daaba95f9d31db3a4d0f6537928b45ca6ae57469b67eac4ec03a8ca9c0d6674','2026-11-18 04:22:15.031156',0,3,1,'2026-11-18 04:22:15.621766');
INSERT INTO "tables" VALUES('AUt6aF-853L2','mage_knight','base','first_reconnaissance','["tovak"]','{"pvp": "usual", "cooperative_assault": "usual", "teams": "off", "auction": "off", "map": "usual", "countryside": "usual", "city_tiles": "usual", "core_tiles": "usual", "tile_pool": "usual", "orientation": "fixed", "cities": "printed", "city_level": "usual", "megapolis": "off", "arrival": "day", "darkness": "off", "fury": "off", "interactive_spells": "usual", "interactive_skills": "usual", "friendly_mana": "off", "interactive_combat": "off", "upgrades": "off", "draft": "off", "scoring": "usual", "dummy": "random", "length": "usual", "glades": "friendly", "tiles": "hidden", "enemies": "usual", "elite_units": "usual", "recruiting": "usual", "rite_crystals": "usual"}',3,'','',0,'0ff961cdfdca76999d790efd165216ab1cd07779a37f592949e296fc5a4fc3cd','2026-11-18 04:22:15.975815',-1,151,4,'2026-11-18 04:22:31.048986');
INSERT INTO "tables" VALUES('l0tEJ5CJPbCD','four_lands','base','competitive','["north", "sun"]','{"lone_handicap": "off"}',9007199254740991,'','',1,'c544dea31ee82b83080f58536947b306372a6a2cc9c34ea4c9e21dbb115abc70','2026-11-18 04:22:31.112156',0,0,1,'2026-11-18 04:22:31.112164');
CREATE INDEX ix_tables_changed ON tables (changed);
CREATE INDEX ix_results_game ON results (game);
COMMIT;
