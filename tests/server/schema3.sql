-- 7I2_dBYIpyLC 7h_bNeNnQRNTchBJJ-5UWWDQ3KmRzj20 6j9uwLnJRkM5FJCBNYCw1FDgbOqDT4ghNnGlifpW1As
-- U32S8D0oQwvd a8Drx0_7DArk_G8tDVYglhHkJV4cOJK9 VUXXmyoo3YRZtm-lmE4siuK0xw1N9-phXe5-FhGbVPE
-- zdGgb1-9RMfK 68E2XTKYR_CxNqChISmsB7UtiLk7gcFy DWnbV43sNoRlfVmAYvWNP_Iz9k1rr83C9IzPLSs2qmY
-- bukegJ0hJR4f oC3Ni4WB3zah20nTBhwO958OGD7V6NWf aWF-mbGIQKRVKnMcI2NrWx1XJZmhJgVLAHFPCTzIRTU
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE "log" (
	"table" VARCHAR(32) NOT NULL, 
	sequence INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	notation TEXT NOT NULL, 
	hash VARCHAR(16) DEFAULT '' NOT NULL, 
	PRIMARY KEY ("table", sequence), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "log" VALUES('7I2_dBYIpyLC',1,1,'person','','');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',2,0,'act','swap attack','');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',3,0,'act','swap longship_captain','');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',4,0,'act','swap mage_of_cirth','fb787abcc47a9af3');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',5,1,'act','swap counterspell','');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',6,1,'act','swap witch_of_the_ford','');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',7,1,'act','swap druid_maelon','5f1cce78d290e92f');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',8,0,'act','draw','');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',9,0,'act','draw','');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',10,0,'act','stop','028231857a5332b9');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',11,1,'act','stop','8568edab4e50b87a');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',12,0,'act','play seeress_solvi at vindhall','b28cc9b28471fa56');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',13,1,'act','play hundred_levy at morgrane','5cb601cd85ba82bc');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',14,0,'act','play imperial_envoy at ulvheim','2608b3575c6495ae');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',15,1,'act','pass','354f14a786a30551');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',16,0,'act','play skald_eyrik at skaldvik','267db0ff4beba754');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',17,1,'act','pass','ad85b6ed6d88dc70');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',18,0,'act','pass','c8c672f77f6cd80b');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',19,1,'act','pass','a63a8293433c9c37');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',20,0,'act','pass','59ed2ada396b7d84');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',21,1,'act','pass','ed1d0cbb453d2e8b');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',22,0,'act','move north.I > regnmark','643958a76bd2ccb8');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',23,1,'act','move sun.I > westmoor > taliawen pay 1','fccc9e012b1ff84c');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',24,0,'act','move north.II > morgrane','7217a1524234e290');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',25,1,'act','pass','70ca58d5ecfc2f46');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',26,0,'act','pass','ea83b975ca14db54');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',27,1,'act','stop','');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',28,1,'act','pass','58cdb33fc5e41dc3');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',29,0,'act','play league_merchant at jarnfell','377295303d16a067');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',30,1,'act','pass','d180830bb73b8ef7');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',31,0,'act','pass','91d680133675e82b');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',32,1,'act','play plot_twist','');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',33,1,'act','exchange jarnfell skaldvik','');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',34,1,'act','pass','');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',35,1,'act','pass','997a590e4c2241bf');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',36,0,'act','pass','06a2c40d43ecb4b5');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',37,1,'act','move sun.I > westmoor > ardelyn pay 1','e4efa9952061cf14');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',38,0,'act','move north.I > kveldby','9ebedb2268fe11b6');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',39,1,'act','pass','c6711472c69da3b1');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',40,0,'act','move north.II > rimgard','18e6de0b99db2953');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',41,1,'act','pass','f0a96cf913e30f01');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',42,1,'undo','39','');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',43,1,'act','pass','f0a96cf913e30f01');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',44,0,'act','move north.IV > rimgard','e3dec75f5be2dcf8');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',45,1,'act','pass','030a941305862b6a');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',46,1,'undo','41','');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',47,1,'act','pass','030a941305862b6a');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',48,0,'act','move north.III > ulvheim','d6fb44d499d98b60');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',49,1,'act','pass','6393dc390bc4cb90');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',50,0,'act','regroup north.IV','');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',51,0,'act','pass','de482d5fd7151854');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',52,1,'act','stop','ba3edf1a29c836e4');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',53,0,'act','pass','5f625fb404544b03');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',54,1,'act','play queen_ailne at taliawen','3c56d87a8b3540e6');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',55,0,'act','pass','ab6b16041ae952f7');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',56,1,'act','pass','');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',57,1,'act','pass','e560fd3dff7cb230');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',58,0,'act','pass','b80e27b84508ab36');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',59,0,'undo','52','');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',60,0,'act','pass','b80e27b84508ab36');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',61,0,'undo','52','');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',62,0,'act','pass','b80e27b84508ab36');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',63,0,'undo','52','');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',64,0,'act','pass','b80e27b84508ab36');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',65,1,'act','pass','4f107eda1537a7ee');
INSERT INTO "log" VALUES('7I2_dBYIpyLC',66,0,'act','move north.III > skaldvik','fb3fec9372fdb4f5');
INSERT INTO "log" VALUES('U32S8D0oQwvd',1,1,'person','','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',2,1,'act','tactic planning','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',3,0,'act','tactic mana_steal','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',4,0,'act','die red','4ecb284c9b27b8db');
INSERT INTO "log" VALUES('U32S8D0oQwvd',5,0,'act','play march','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',6,0,'undo','3','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',7,0,'act','sideways march move','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',8,0,'act','end','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',9,0,'act','card swiftness','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',10,0,'undo','5','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',11,0,'act','card rage','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',12,0,'act','card swiftness','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',13,0,'act','stop','749e8cb86675f320');
INSERT INTO "log" VALUES('U32S8D0oQwvd',14,1,'act','play stamina','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',15,1,'act','power march','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',16,1,'act','move A2','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',17,1,'act','sideways threaten move','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',18,1,'act','go C5','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',19,1,'act','play stamina','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',20,1,'act','sideways rage move','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',21,1,'undo','14','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',22,1,'act','sideways rage move','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',23,1,'act','move C4','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',24,1,'act','end','d7116bcd2b2857bc');
INSERT INTO "log" VALUES('U32S8D0oQwvd',25,0,'act','end','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',26,0,'act','card improvisation','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',27,0,'act','stop','6a1b4ad83d170459');
INSERT INTO "log" VALUES('U32S8D0oQwvd',28,1,'act','sideways concentration move','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',29,1,'act','end','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',30,1,'act','card improvisation','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',31,1,'act','card mana_draw','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',32,1,'act','stop','caacb3bdc4c75b84');
INSERT INTO "log" VALUES('U32S8D0oQwvd',33,0,'act','play tranquility','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',34,0,'act','choose 1','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',35,0,'act','end','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',36,0,'act','card cold_toughness','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',37,0,'act','stop','10b4051fa8710027');
INSERT INTO "log" VALUES('U32S8D0oQwvd',38,1,'act','sideways march move','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',39,1,'undo','30','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',40,1,'act','sideways march move','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',41,1,'act','crystal green','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',42,1,'act','end','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',43,1,'act','card promise','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',44,1,'act','stop','f64854a245e35e1d');
INSERT INTO "log" VALUES('U32S8D0oQwvd',45,0,'act','sideways march move','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',46,0,'act','sideways threaten move','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',47,0,'act','sideways rage move','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',48,0,'act','move A6','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',49,0,'act','play stamina','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',50,0,'act','move A0','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',51,0,'act','power stamina','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',52,0,'act','go C5','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',53,0,'act','end','3dbcc97f82b9c5ae');
INSERT INTO "log" VALUES('U32S8D0oQwvd',54,1,'act','announce','fd3058021eb64e43');
INSERT INTO "log" VALUES('U32S8D0oQwvd',55,0,'act','sideways concentration move','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',56,0,'act','play swiftness','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',57,0,'act','move C4','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',58,0,'act','power mana_draw','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',59,0,'act','colour blue','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',60,0,'act','play crystallize','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',61,0,'act','pay token-blue as blue','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',62,0,'act','end','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',63,0,'act','card promise','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',64,0,'undo','53','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',65,0,'act','stop','');
INSERT INTO "log" VALUES('U32S8D0oQwvd',66,1,'act','tactic midnight_meditation','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',1,1,'person','','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',2,1,'act','turn 0','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',3,0,'act','turn 1','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',4,1,'act','choose 2','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',5,1,'act','top','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',6,0,'act','choose 2','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',7,0,'act','look','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',8,0,'act','card titans_cuirass','e243e524e6886378');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',9,1,'act','draw 3','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',10,1,'act','move main B5','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',11,1,'act','build faction_1','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',12,1,'act','populate','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',13,1,'act','recruit wraiths:few','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',14,1,'act','pass','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',15,1,'undo','12','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',16,1,'act','pass','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',17,1,'act','deploy zombies:few a2','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',18,1,'act','deploy wraiths:few b2','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',19,1,'act','deploy skeletons:few c2','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',20,0,'act','deploy neutral_halflings:few a5','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',21,1,'act','pass','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',22,0,'act','attack 1','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',23,1,'act','flee','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',24,1,'act','play angel_wings 2','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',25,1,'act','move main B6','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',26,1,'act','use cover','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',27,1,'act','card knowledge','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',28,1,'act','card power','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',29,1,'act','move main B0','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',30,1,'act','move main B6','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',31,1,'act','play sorcery 1','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',32,1,'act','end','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',33,0,'act','build faction_2','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',34,0,'act','pass','3cad3656ed8dc309');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',35,0,'act','draw 3','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',36,0,'act','move main A4','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',37,0,'act','pass','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',38,0,'act','pass','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',39,0,'act','deploy marksmen:few d2','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',40,0,'undo','35','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',41,0,'act','deploy marksmen:few c1','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',42,0,'act','deploy halberdiers:few c2','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',43,1,'act','deploy neutral_griffins:few a5','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',44,0,'act','flee','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',45,0,'act','play leadership 1','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',46,0,'act','spend-cycle','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',47,0,'act','card titans_cuirass','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',48,0,'act','card defense','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',49,0,'act','stop','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',50,0,'act','move main A1','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',51,0,'act','use smith-buy','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',52,0,'undo','45','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',53,0,'act','discover main C','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',54,0,'act','turn 5','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',55,0,'act','hire A0','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',56,0,'act','discover main G','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',57,0,'act','turn 0','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',58,0,'act','move second A6','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',59,0,'act','move second A5','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',60,0,'act','end','067bb3147cb0062b');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',61,1,'act','discard knowledge','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',62,1,'act','discard magic_arrow','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',63,1,'act','draw 2','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',64,1,'act','move main B0','');
INSERT INTO "log" VALUES('zdGgb1-9RMfK',65,1,'undo','56','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',1,1,'person','','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',2,1,'act','draught','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',3,1,'act','draught','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',4,1,'act','end','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',5,1,'act','token trade','ae43e28156bdb874');
INSERT INTO "log" VALUES('bukegJ0hJR4f',6,0,'act','march combat','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',7,0,'act','end','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',8,0,'act','stop','679a81f6e750fe59');
INSERT INTO "log" VALUES('bukegJ0hJR4f',9,1,'act','end','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',10,1,'act','stop','054367d16a7107b8');
INSERT INTO "log" VALUES('bukegJ0hJR4f',11,0,'act','unequip dral_wooden_buckler','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',12,0,'act','march mining','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',13,0,'act','march trade','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',14,0,'act','step 0,1','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',15,0,'act','place -1,2','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',16,0,'act','place -2,1','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',17,0,'act','end','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',18,0,'act','token combat','9c560c8f59c486a6');
INSERT INTO "log" VALUES('bukegJ0hJR4f',19,1,'act','unequip keleia_ash_spear','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',20,1,'act','swap keleia_ash_spear keleia_hunting_dagger','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',21,1,'act','march trade','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',22,1,'act','march combat','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',23,1,'act','unequip keleia_ash_spear','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',24,1,'act','drop keleia_ash_spear','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',25,1,'act','march mining','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',26,1,'act','equip keleia_hunting_dagger','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',27,1,'act','step 0,0','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',28,1,'act','place -1,-1','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',29,1,'act','use keleia_tracker','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',30,1,'act','step -1,0','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',31,1,'act','end','f80b1f56f86a737f');
INSERT INTO "log" VALUES('bukegJ0hJR4f',32,0,'act','equip dral_wooden_buckler','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',33,0,'act','unequip dral_garrison_sword','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',34,0,'undo','31','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',35,0,'act','end','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',36,0,'undo','31','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',37,0,'act','end','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',38,0,'act','token trade','8efd7f84e4a71f9e');
INSERT INTO "log" VALUES('bukegJ0hJR4f',39,1,'act','march trade','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',40,1,'undo','33','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',41,1,'act','end','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',42,1,'act','token combat','2f7cfccafc629b96');
INSERT INTO "log" VALUES('bukegJ0hJR4f',43,0,'act','unequip dral_wooden_buckler','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',44,0,'act','march combat','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',45,0,'act','step c0,0','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',46,0,'act','end','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',47,0,'act','token trade','d6490f6be4065fa1');
INSERT INTO "log" VALUES('bukegJ0hJR4f',48,1,'act','unequip keleia_hunting_dagger','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',49,1,'act','mine mining','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',50,1,'act','use keleia_tracker','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',51,1,'act','drop lake_silverfish','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',52,1,'act','step -1,-1','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',53,1,'act','place -2,-2','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',54,1,'act','token combat','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',55,1,'act','done','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',56,0,'act','done','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',57,0,'act','pass','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',58,1,'act','gaar 2','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',59,0,'act','pass','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',60,1,'act','gaar 2','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',61,0,'act','play silver_venom 1','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',62,1,'act','pass','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',63,1,'act','hope','');
INSERT INTO "log" VALUES('bukegJ0hJR4f',64,1,'act','done','');
CREATE TABLE players (
	id VARCHAR(32) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	settings JSON NOT NULL, 
	created DATETIME NOT NULL, 
	seen DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE ("key")
);
INSERT INTO "players" VALUES('BQVzLyTo-IYc','9a1fa398ef5a12cec69d0e40f70c0b91e3f43254b536e4f7f04b6919b5b65079','Ada','{}','2026-11-18 07:17:27.920375','2026-11-18 07:17:27.920382');
INSERT INTO "players" VALUES('flsqynOIklx6','baf6d8d6feb7b8cb9931446e869a27c1a2d5bdb42475c7d02adf99cc1af41d57','Ada','{}','2026-11-18 07:17:28.511768','2026-11-18 07:17:28.511769');
INSERT INTO "players" VALUES('p8ucdZMv6Nl_','2e13817ec4890c6e33dcf25e1c37c2064e37baf00759cdbc3b69ec0b8bb897a7','Ada','{}','2026-11-18 07:17:29.089619','2026-11-18 07:17:29.089620');
INSERT INTO "players" VALUES('urHbTgQFxysi','26784c4c1b78d56e56f029023b139b3dc2424384b04861e0215ced39e192fbf4','Ada','{}','2026-11-18 07:17:29.822877','2026-11-18 07:17:29.822879');
CREATE TABLE "results" (
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
	person VARCHAR(32), 
	hints INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY ("table", seat), 
	CONSTRAINT results_person_fkey FOREIGN KEY(person) REFERENCES players (id) ON DELETE SET NULL, 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE "seats" (
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(10) NOT NULL, 
	bot VARCHAR(30), 
	name VARCHAR(60) NOT NULL, 
	secret VARCHAR(64), 
	own BOOLEAN NOT NULL, 
	person VARCHAR(32), 
	agrees BOOLEAN DEFAULT 0 NOT NULL, 
	hints INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY ("table", seat), 
	CONSTRAINT seats_person_fkey FOREIGN KEY(person) REFERENCES players (id) ON DELETE SET NULL, 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('7I2_dBYIpyLC',0,'person',NULL,'','cde6131160db3f408bba8654c87141f892807edfdddd83eec94c6574ab1b6a4c',1,NULL,0,0);
INSERT INTO "seats" VALUES('7I2_dBYIpyLC',1,'person',NULL,'Bo','0ac4da7ff15a6571254f344402ca114ebe883b7a67a4cc44741f03dd4067bd14',0,'BQVzLyTo-IYc',0,0);
INSERT INTO "seats" VALUES('U32S8D0oQwvd',0,'person',NULL,'','b302b8c78e8686c5665326deed145593c73db4172a98a80b91b5f93689e8015c',1,NULL,0,0);
INSERT INTO "seats" VALUES('U32S8D0oQwvd',1,'person',NULL,'Bo','6f0581af3f7b36ae522932001599be8f61b10a85060cda92f35185d27b47fe49',0,'flsqynOIklx6',0,0);
INSERT INTO "seats" VALUES('zdGgb1-9RMfK',0,'person',NULL,'','22902053ec863a4f9fe02c7ccc393089c4fc75e4af7f47d35e0d1dbf4739a59b',1,NULL,0,0);
INSERT INTO "seats" VALUES('zdGgb1-9RMfK',1,'person',NULL,'Bo','c41866eec1db432f3bae04eedc3fb42376a4bc015beeaf41ace8561da028c6c2',0,'p8ucdZMv6Nl_',0,0);
INSERT INTO "seats" VALUES('bukegJ0hJR4f',0,'person',NULL,'','a724e343926f4f2f60297ad57acc095a5eff5a7b5a7da7a3fd4bed68d27e2bfb',1,NULL,0,0);
INSERT INTO "seats" VALUES('bukegJ0hJR4f',1,'person',NULL,'Bo','e7dbb264c0c10acf351a08b526ac9ce555bcec8c34ad9c9fc02fbd4c886413c6',0,'urHbTgQFxysi',0,0);
CREATE TABLE "tables" (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(60) NOT NULL, 
	edition VARCHAR(60) NOT NULL, 
	scenario VARCHAR(60) NOT NULL, 
	heroes JSON NOT NULL, 
	options JSON NOT NULL, 
	seed TEXT NOT NULL, 
	given TEXT DEFAULT ('') NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	created DATETIME NOT NULL, 
	asked INTEGER NOT NULL, 
	actions INTEGER NOT NULL, 
	round INTEGER, 
	changed DATETIME NOT NULL, 
	rules INTEGER DEFAULT '0' NOT NULL, 
	seeded BOOLEAN DEFAULT 0 NOT NULL, 
	parent VARCHAR(32), 
	parent_at INTEGER, 
	next VARCHAR(32), 
	disclosed VARCHAR(20) DEFAULT ('') NOT NULL, 
	hints BOOLEAN, 
	hash VARCHAR(16) DEFAULT ('') NOT NULL, 
	hosted VARCHAR(32), 
	PRIMARY KEY (id), 
	CONSTRAINT tables_hosted_fkey FOREIGN KEY(hosted) REFERENCES players (id) ON DELETE SET NULL
);
INSERT INTO "tables" VALUES('7I2_dBYIpyLC','four_lands','base','competitive','["north", "sun"]','{"lone_handicap": "off"}','7','','',0,'7c7bc9470cb49512f4c65a6a2c2bbc32720e20284ebae2b189ea0a921a99d3e1','2026-11-18 07:17:27.924500',1,55,3,'2026-11-18 07:17:28.508535',1,1,NULL,NULL,NULL,'seed',NULL,'6a61290ed77f589c',NULL);
INSERT INTO "tables" VALUES('U32S8D0oQwvd','mage_knight','base','first_reconnaissance','["tovak", "arythea"]','{"pvp": "usual", "cooperative_assault": "usual", "teams": "off", "auction": "off", "map": "usual", "countryside": "usual", "city_tiles": "usual", "core_tiles": "usual", "tile_pool": "usual", "orientation": "fixed", "cities": "printed", "city_level": "usual", "megapolis": "off", "arrival": "day", "darkness": "off", "fury": "off", "interactive_spells": "usual", "interactive_skills": "usual", "friendly_mana": "off", "interactive_combat": "off", "upgrades": "off", "draft": "off", "scoring": "usual", "dummy": "random", "length": "usual", "glades": "friendly", "tiles": "hidden", "enemies": "usual", "elite_units": "usual", "recruiting": "usual", "rite_crystals": "usual"}','7','','',0,'8ce7643794adfc9d329f71fe82a351d53a7b3df283b22c38e99b3a770b9ce840','2026-11-18 07:17:28.515091',0,55,2,'2026-11-18 07:17:29.086564',1,1,NULL,NULL,NULL,'seed',NULL,'890be3a23355563d',NULL);
INSERT INTO "tables" VALUES('zdGgb1-9RMfK','heroes3','base','brave_new_world','["catherine", "sandro"]','{"difficulty": "normal", "carry": "", "no_town_reward": "no", "no_rerolls": "no", "meagre_dice": "no", "no_bonus": "no", "second_hero": "no", "at_least_one": "no", "double_income": "no", "free_trade": "no", "free_rounds": "no", "plain_die": "no", "stars_always": "no", "no_stars": "no", "cubes_go": "no", "to_discard": "no", "tournament": "no"}','7','','',0,'23027e5d89c0cf38f50f201dd41fdfd2b1e3ba8e0855176f269a2473921d1601','2026-11-18 07:17:29.092702',1,56,2,'2026-11-18 07:17:29.819226',1,1,NULL,NULL,NULL,'seed',NULL,'c856caf84477b469',NULL);
INSERT INTO "tables" VALUES('bukegJ0hJR4f','euthia','base','the_hunt','["dral", "keleia"]','{"mode": "competitive", "elites": "scenario", "boundary": "none"}','7','','',0,'d70a505f493bd1cb0737d814fbf311e94e07d0f3c6db8bbbe918b7f1bfaab80e','2026-11-18 07:17:29.825814',1,57,5,'2026-11-18 07:17:30.535643',1,1,NULL,NULL,NULL,'seed',NULL,'470e24a5cc477553',NULL);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_results_game ON results (game);
CREATE INDEX ix_results_person ON results (person);
CREATE INDEX ix_tables_changed ON tables (changed);
CREATE INDEX ix_tables_hosted ON tables (hosted);
COMMIT;
