-- 3FaHclAb6ADC K9_o83MCwzzIVVx4_cQ5jEV54-8gsftW ZaWndP4Jj6IzSyxvuG9TyYBSOqmzL0qAbu-Opo3BOFY
-- emQFV2WWU9Wr pnJocZA08Pk-l-G3wQI4se00S-HQ6bzn qQU90sXULOQC26QT1uYZwxNjmSB4F2mAcoWfgCXvob8
-- ao86-EWv3taT I-WWWsW4tDW2XEnNJEzQObWtLZA8D3Fd pUqVzDaR7XChecli8Nyz_QBLC35MyAkYCcW_p8XJpxY
-- go5zrJ1cG3Cb ISyrz7HWdqwD0_12JRqJ4NlcWY3Y_ygy 3IsLcVdlh77a8zY0bBST4QuNXeVeB_DK4bhH62kiI2M
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "log" VALUES('3FaHclAb6ADC',1,1,'person','','');
INSERT INTO "log" VALUES('3FaHclAb6ADC',2,0,'act','swap attack','');
INSERT INTO "log" VALUES('3FaHclAb6ADC',3,0,'act','swap longship_captain','');
INSERT INTO "log" VALUES('3FaHclAb6ADC',4,0,'act','swap mage_of_cirth','fb787abcc47a9af3');
INSERT INTO "log" VALUES('3FaHclAb6ADC',5,1,'act','swap counterspell','');
INSERT INTO "log" VALUES('3FaHclAb6ADC',6,1,'act','swap witch_of_the_ford','');
INSERT INTO "log" VALUES('3FaHclAb6ADC',7,1,'act','swap druid_maelon','5f1cce78d290e92f');
INSERT INTO "log" VALUES('3FaHclAb6ADC',8,0,'act','draw','');
INSERT INTO "log" VALUES('3FaHclAb6ADC',9,0,'act','draw','');
INSERT INTO "log" VALUES('3FaHclAb6ADC',10,0,'act','stop','028231857a5332b9');
INSERT INTO "log" VALUES('3FaHclAb6ADC',11,1,'act','stop','8568edab4e50b87a');
INSERT INTO "log" VALUES('3FaHclAb6ADC',12,0,'act','play seeress_solvi at vindhall','b28cc9b28471fa56');
INSERT INTO "log" VALUES('3FaHclAb6ADC',13,1,'act','play hundred_levy at morgrane','5cb601cd85ba82bc');
INSERT INTO "log" VALUES('3FaHclAb6ADC',14,0,'act','play imperial_envoy at ulvheim','2608b3575c6495ae');
INSERT INTO "log" VALUES('3FaHclAb6ADC',15,1,'act','pass','354f14a786a30551');
INSERT INTO "log" VALUES('3FaHclAb6ADC',16,0,'act','play skald_eyrik at skaldvik','267db0ff4beba754');
INSERT INTO "log" VALUES('3FaHclAb6ADC',17,1,'act','pass','ad85b6ed6d88dc70');
INSERT INTO "log" VALUES('3FaHclAb6ADC',18,0,'act','pass','c8c672f77f6cd80b');
INSERT INTO "log" VALUES('3FaHclAb6ADC',19,1,'act','pass','a63a8293433c9c37');
INSERT INTO "log" VALUES('3FaHclAb6ADC',20,0,'act','pass','59ed2ada396b7d84');
INSERT INTO "log" VALUES('3FaHclAb6ADC',21,1,'act','pass','ed1d0cbb453d2e8b');
INSERT INTO "log" VALUES('3FaHclAb6ADC',22,0,'act','move north.I > regnmark','643958a76bd2ccb8');
INSERT INTO "log" VALUES('3FaHclAb6ADC',23,1,'act','move sun.I > westmoor > taliawen pay 1','fccc9e012b1ff84c');
INSERT INTO "log" VALUES('3FaHclAb6ADC',24,0,'act','move north.II > morgrane','7217a1524234e290');
INSERT INTO "log" VALUES('3FaHclAb6ADC',25,1,'act','pass','70ca58d5ecfc2f46');
INSERT INTO "log" VALUES('3FaHclAb6ADC',26,0,'act','pass','ea83b975ca14db54');
INSERT INTO "log" VALUES('3FaHclAb6ADC',27,1,'act','stop','');
INSERT INTO "log" VALUES('3FaHclAb6ADC',28,1,'act','pass','58cdb33fc5e41dc3');
INSERT INTO "log" VALUES('3FaHclAb6ADC',29,0,'act','play league_merchant at jarnfell','377295303d16a067');
INSERT INTO "log" VALUES('3FaHclAb6ADC',30,1,'act','pass','d180830bb73b8ef7');
INSERT INTO "log" VALUES('3FaHclAb6ADC',31,0,'act','pass','91d680133675e82b');
INSERT INTO "log" VALUES('3FaHclAb6ADC',32,1,'act','play plot_twist','');
INSERT INTO "log" VALUES('3FaHclAb6ADC',33,1,'act','exchange jarnfell skaldvik','');
INSERT INTO "log" VALUES('3FaHclAb6ADC',34,1,'act','pass','');
INSERT INTO "log" VALUES('3FaHclAb6ADC',35,1,'act','pass','997a590e4c2241bf');
INSERT INTO "log" VALUES('3FaHclAb6ADC',36,0,'act','pass','06a2c40d43ecb4b5');
INSERT INTO "log" VALUES('3FaHclAb6ADC',37,1,'act','move sun.I > westmoor > ardelyn pay 1','e4efa9952061cf14');
INSERT INTO "log" VALUES('3FaHclAb6ADC',38,0,'act','move north.I > kveldby','9ebedb2268fe11b6');
INSERT INTO "log" VALUES('3FaHclAb6ADC',39,1,'act','pass','c6711472c69da3b1');
INSERT INTO "log" VALUES('3FaHclAb6ADC',40,0,'act','move north.II > rimgard','18e6de0b99db2953');
INSERT INTO "log" VALUES('3FaHclAb6ADC',41,1,'act','pass','f0a96cf913e30f01');
INSERT INTO "log" VALUES('3FaHclAb6ADC',42,1,'undo','39','');
INSERT INTO "log" VALUES('3FaHclAb6ADC',43,1,'act','pass','f0a96cf913e30f01');
INSERT INTO "log" VALUES('3FaHclAb6ADC',44,0,'act','move north.IV > rimgard','e3dec75f5be2dcf8');
INSERT INTO "log" VALUES('3FaHclAb6ADC',45,1,'act','pass','030a941305862b6a');
INSERT INTO "log" VALUES('3FaHclAb6ADC',46,1,'undo','41','');
INSERT INTO "log" VALUES('3FaHclAb6ADC',47,1,'act','pass','030a941305862b6a');
INSERT INTO "log" VALUES('3FaHclAb6ADC',48,0,'act','move north.III > ulvheim','d6fb44d499d98b60');
INSERT INTO "log" VALUES('3FaHclAb6ADC',49,1,'act','pass','6393dc390bc4cb90');
INSERT INTO "log" VALUES('3FaHclAb6ADC',50,0,'act','regroup north.IV','');
INSERT INTO "log" VALUES('3FaHclAb6ADC',51,0,'act','pass','de482d5fd7151854');
INSERT INTO "log" VALUES('3FaHclAb6ADC',52,1,'act','stop','ba3edf1a29c836e4');
INSERT INTO "log" VALUES('3FaHclAb6ADC',53,0,'act','pass','5f625fb404544b03');
INSERT INTO "log" VALUES('3FaHclAb6ADC',54,1,'act','play queen_ailne at taliawen','3c56d87a8b3540e6');
INSERT INTO "log" VALUES('3FaHclAb6ADC',55,0,'act','pass','ab6b16041ae952f7');
INSERT INTO "log" VALUES('3FaHclAb6ADC',56,1,'act','pass','');
INSERT INTO "log" VALUES('3FaHclAb6ADC',57,1,'act','pass','e560fd3dff7cb230');
INSERT INTO "log" VALUES('3FaHclAb6ADC',58,0,'act','pass','b80e27b84508ab36');
INSERT INTO "log" VALUES('3FaHclAb6ADC',59,0,'undo','52','');
INSERT INTO "log" VALUES('3FaHclAb6ADC',60,0,'act','pass','b80e27b84508ab36');
INSERT INTO "log" VALUES('3FaHclAb6ADC',61,0,'undo','52','');
INSERT INTO "log" VALUES('3FaHclAb6ADC',62,0,'act','pass','b80e27b84508ab36');
INSERT INTO "log" VALUES('3FaHclAb6ADC',63,0,'undo','52','');
INSERT INTO "log" VALUES('3FaHclAb6ADC',64,0,'act','pass','b80e27b84508ab36');
INSERT INTO "log" VALUES('3FaHclAb6ADC',65,1,'act','pass','4f107eda1537a7ee');
INSERT INTO "log" VALUES('3FaHclAb6ADC',66,0,'act','move north.III > skaldvik','fb3fec9372fdb4f5');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',1,1,'person','','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',2,1,'act','tactic planning','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',3,0,'act','tactic mana_steal','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',4,0,'act','die red','4ecb284c9b27b8db');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',5,0,'act','play march','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',6,0,'undo','3','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',7,0,'act','sideways march move','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',8,0,'act','end','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',9,0,'act','card swiftness','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',10,0,'undo','5','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',11,0,'act','card rage','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',12,0,'act','card swiftness','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',13,0,'act','stop','749e8cb86675f320');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',14,1,'act','play stamina','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',15,1,'act','power march','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',16,1,'act','move A2','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',17,1,'act','sideways threaten move','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',18,1,'act','go C5','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',19,1,'act','play stamina','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',20,1,'act','sideways rage move','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',21,1,'undo','14','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',22,1,'act','sideways rage move','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',23,1,'act','move C4','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',24,1,'act','end','d7116bcd2b2857bc');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',25,0,'act','end','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',26,0,'act','card improvisation','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',27,0,'act','stop','6a1b4ad83d170459');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',28,1,'act','sideways concentration move','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',29,1,'act','end','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',30,1,'act','card improvisation','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',31,1,'act','card mana_draw','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',32,1,'act','stop','caacb3bdc4c75b84');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',33,0,'act','play tranquility','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',34,0,'act','choose 1','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',35,0,'act','end','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',36,0,'act','card cold_toughness','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',37,0,'act','stop','10b4051fa8710027');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',38,1,'act','sideways march move','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',39,1,'undo','30','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',40,1,'act','sideways march move','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',41,1,'act','crystal green','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',42,1,'act','end','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',43,1,'act','card promise','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',44,1,'act','stop','f64854a245e35e1d');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',45,0,'act','sideways march move','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',46,0,'act','sideways threaten move','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',47,0,'act','sideways rage move','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',48,0,'act','move A6','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',49,0,'act','play stamina','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',50,0,'act','move A0','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',51,0,'act','power stamina','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',52,0,'act','go C5','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',53,0,'act','end','3dbcc97f82b9c5ae');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',54,1,'act','announce','fd3058021eb64e43');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',55,0,'act','sideways concentration move','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',56,0,'act','play swiftness','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',57,0,'act','move C4','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',58,0,'act','power mana_draw','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',59,0,'act','colour blue','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',60,0,'act','play crystallize','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',61,0,'act','pay token-blue as blue','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',62,0,'act','end','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',63,0,'act','card promise','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',64,0,'undo','53','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',65,0,'act','stop','');
INSERT INTO "log" VALUES('emQFV2WWU9Wr',66,1,'act','tactic midnight_meditation','');
INSERT INTO "log" VALUES('ao86-EWv3taT',1,1,'person','','');
INSERT INTO "log" VALUES('ao86-EWv3taT',2,1,'act','turn 0','');
INSERT INTO "log" VALUES('ao86-EWv3taT',3,0,'act','turn 1','');
INSERT INTO "log" VALUES('ao86-EWv3taT',4,1,'act','choose 2','');
INSERT INTO "log" VALUES('ao86-EWv3taT',5,1,'act','top','');
INSERT INTO "log" VALUES('ao86-EWv3taT',6,0,'act','choose 2','');
INSERT INTO "log" VALUES('ao86-EWv3taT',7,0,'act','look','');
INSERT INTO "log" VALUES('ao86-EWv3taT',8,0,'act','card titans_cuirass','e243e524e6886378');
INSERT INTO "log" VALUES('ao86-EWv3taT',9,1,'act','draw 3','');
INSERT INTO "log" VALUES('ao86-EWv3taT',10,1,'act','move main B5','');
INSERT INTO "log" VALUES('ao86-EWv3taT',11,1,'act','build faction_1','');
INSERT INTO "log" VALUES('ao86-EWv3taT',12,1,'act','populate','');
INSERT INTO "log" VALUES('ao86-EWv3taT',13,1,'act','recruit wraiths:few','');
INSERT INTO "log" VALUES('ao86-EWv3taT',14,1,'act','pass','');
INSERT INTO "log" VALUES('ao86-EWv3taT',15,1,'undo','12','');
INSERT INTO "log" VALUES('ao86-EWv3taT',16,1,'act','pass','');
INSERT INTO "log" VALUES('ao86-EWv3taT',17,1,'act','deploy zombies:few a2','');
INSERT INTO "log" VALUES('ao86-EWv3taT',18,1,'act','deploy wraiths:few b2','');
INSERT INTO "log" VALUES('ao86-EWv3taT',19,1,'act','deploy skeletons:few c2','');
INSERT INTO "log" VALUES('ao86-EWv3taT',20,0,'act','deploy neutral_halflings:few a5','');
INSERT INTO "log" VALUES('ao86-EWv3taT',21,1,'act','pass','');
INSERT INTO "log" VALUES('ao86-EWv3taT',22,0,'act','attack 1','');
INSERT INTO "log" VALUES('ao86-EWv3taT',23,1,'act','flee','');
INSERT INTO "log" VALUES('ao86-EWv3taT',24,1,'act','play angel_wings 2','');
INSERT INTO "log" VALUES('ao86-EWv3taT',25,1,'act','move main B6','');
INSERT INTO "log" VALUES('ao86-EWv3taT',26,1,'act','use cover','');
INSERT INTO "log" VALUES('ao86-EWv3taT',27,1,'act','card knowledge','');
INSERT INTO "log" VALUES('ao86-EWv3taT',28,1,'act','card power','');
INSERT INTO "log" VALUES('ao86-EWv3taT',29,1,'act','move main B0','');
INSERT INTO "log" VALUES('ao86-EWv3taT',30,1,'act','move main B6','');
INSERT INTO "log" VALUES('ao86-EWv3taT',31,1,'act','play sorcery 1','');
INSERT INTO "log" VALUES('ao86-EWv3taT',32,1,'act','end','');
INSERT INTO "log" VALUES('ao86-EWv3taT',33,0,'act','build faction_2','');
INSERT INTO "log" VALUES('ao86-EWv3taT',34,0,'act','pass','3cad3656ed8dc309');
INSERT INTO "log" VALUES('ao86-EWv3taT',35,0,'act','draw 3','');
INSERT INTO "log" VALUES('ao86-EWv3taT',36,0,'act','move main A4','');
INSERT INTO "log" VALUES('ao86-EWv3taT',37,0,'act','pass','');
INSERT INTO "log" VALUES('ao86-EWv3taT',38,0,'act','pass','');
INSERT INTO "log" VALUES('ao86-EWv3taT',39,0,'act','deploy marksmen:few d2','');
INSERT INTO "log" VALUES('ao86-EWv3taT',40,0,'undo','35','');
INSERT INTO "log" VALUES('ao86-EWv3taT',41,0,'act','deploy marksmen:few c1','');
INSERT INTO "log" VALUES('ao86-EWv3taT',42,0,'act','deploy halberdiers:few c2','');
INSERT INTO "log" VALUES('ao86-EWv3taT',43,1,'act','deploy neutral_griffins:few a5','');
INSERT INTO "log" VALUES('ao86-EWv3taT',44,0,'act','flee','');
INSERT INTO "log" VALUES('ao86-EWv3taT',45,0,'act','play leadership 1','');
INSERT INTO "log" VALUES('ao86-EWv3taT',46,0,'act','spend-cycle','');
INSERT INTO "log" VALUES('ao86-EWv3taT',47,0,'act','card titans_cuirass','');
INSERT INTO "log" VALUES('ao86-EWv3taT',48,0,'act','card defense','');
INSERT INTO "log" VALUES('ao86-EWv3taT',49,0,'act','stop','');
INSERT INTO "log" VALUES('ao86-EWv3taT',50,0,'act','move main A1','');
INSERT INTO "log" VALUES('ao86-EWv3taT',51,0,'act','use smith-buy','');
INSERT INTO "log" VALUES('ao86-EWv3taT',52,0,'undo','45','');
INSERT INTO "log" VALUES('ao86-EWv3taT',53,0,'act','discover main C','');
INSERT INTO "log" VALUES('ao86-EWv3taT',54,0,'act','turn 5','');
INSERT INTO "log" VALUES('ao86-EWv3taT',55,0,'act','hire A0','');
INSERT INTO "log" VALUES('ao86-EWv3taT',56,0,'act','discover main G','');
INSERT INTO "log" VALUES('ao86-EWv3taT',57,0,'act','turn 0','');
INSERT INTO "log" VALUES('ao86-EWv3taT',58,0,'act','move second A6','');
INSERT INTO "log" VALUES('ao86-EWv3taT',59,0,'act','move second A5','');
INSERT INTO "log" VALUES('ao86-EWv3taT',60,0,'act','end','067bb3147cb0062b');
INSERT INTO "log" VALUES('ao86-EWv3taT',61,1,'act','discard knowledge','');
INSERT INTO "log" VALUES('ao86-EWv3taT',62,1,'act','discard magic_arrow','');
INSERT INTO "log" VALUES('ao86-EWv3taT',63,1,'act','draw 2','');
INSERT INTO "log" VALUES('ao86-EWv3taT',64,1,'act','move main B0','');
INSERT INTO "log" VALUES('ao86-EWv3taT',65,1,'undo','56','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',1,1,'person','','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',2,1,'act','draught','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',3,1,'act','draught','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',4,1,'act','end','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',5,1,'act','token trade','ae43e28156bdb874');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',6,0,'act','march combat','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',7,0,'act','end','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',8,0,'act','stop','679a81f6e750fe59');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',9,1,'act','end','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',10,1,'act','stop','054367d16a7107b8');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',11,0,'act','unequip dral_wooden_buckler','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',12,0,'act','march mining','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',13,0,'act','march trade','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',14,0,'act','step 0,1','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',15,0,'act','place -1,2','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',16,0,'act','place -2,1','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',17,0,'act','end','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',18,0,'act','token combat','9c560c8f59c486a6');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',19,1,'act','unequip keleia_ash_spear','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',20,1,'act','swap keleia_ash_spear keleia_hunting_dagger','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',21,1,'act','march trade','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',22,1,'act','march combat','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',23,1,'act','unequip keleia_ash_spear','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',24,1,'act','drop keleia_ash_spear','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',25,1,'act','march mining','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',26,1,'act','equip keleia_hunting_dagger','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',27,1,'act','step 0,0','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',28,1,'act','place -1,-1','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',29,1,'act','use keleia_tracker','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',30,1,'act','step -1,0','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',31,1,'act','end','f80b1f56f86a737f');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',32,0,'act','equip dral_wooden_buckler','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',33,0,'act','unequip dral_garrison_sword','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',34,0,'undo','31','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',35,0,'act','end','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',36,0,'undo','31','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',37,0,'act','end','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',38,0,'act','token trade','8efd7f84e4a71f9e');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',39,1,'act','march trade','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',40,1,'undo','33','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',41,1,'act','end','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',42,1,'act','token combat','2f7cfccafc629b96');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',43,0,'act','unequip dral_wooden_buckler','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',44,0,'act','march combat','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',45,0,'act','step c0,0','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',46,0,'act','end','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',47,0,'act','token trade','d6490f6be4065fa1');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',48,1,'act','unequip keleia_hunting_dagger','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',49,1,'act','mine mining','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',50,1,'act','use keleia_tracker','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',51,1,'act','drop lake_silverfish','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',52,1,'act','step -1,-1','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',53,1,'act','place -2,-2','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',54,1,'act','token combat','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',55,1,'act','done','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',56,0,'act','done','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',57,0,'act','pass','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',58,1,'act','gaar 2','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',59,0,'act','pass','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',60,1,'act','gaar 2','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',61,0,'act','play silver_venom 1','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',62,1,'act','pass','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',63,1,'act','hope','');
INSERT INTO "log" VALUES('go5zrJ1cG3Cb',64,1,'act','done','');
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
INSERT INTO "players" VALUES('NqhkSuMcFxqS','efd57d54647938d3e2d88ea0f26bed6d89deabfdf457a62a677437023d7be826','Ada','{}','2026-11-18 05:56:59.231848','2026-11-18 05:56:59.231857');
INSERT INTO "players" VALUES('IhaFKkkTN7FA','b8354d5b94feffe27a70e558fcd256f7b947c59e6c8572904e396c5b952c1def','Ada','{}','2026-11-18 05:57:03.021043','2026-11-18 05:57:03.021050');
INSERT INTO "players" VALUES('b8qBt0pnPu3A','09718aa86a19f7bbcbe6643dad9131920d52fcef8a224654d611a3669b68845c','Ada','{}','2026-11-18 05:57:06.099026','2026-11-18 05:57:06.099033');
INSERT INTO "players" VALUES('HuGsg0KijoXu','477bf7c7f637be4d73e651df3a02cc902f07d2cba83a7686a4c65c4a008f00d6','Ada','{}','2026-11-18 05:57:10.017914','2026-11-18 05:57:10.017920');
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
INSERT INTO "seats" VALUES('3FaHclAb6ADC',0,'person',NULL,'','095d22dc633ecacdd637a1bf41cc5e9f6774e28798c551788fee02943f50cdfd',1,NULL,0,0);
INSERT INTO "seats" VALUES('3FaHclAb6ADC',1,'person',NULL,'Bo','45778fdcdfcc5ab446fa5cafeac25be985592d2bb257654dcc4aa810b5860387',0,'NqhkSuMcFxqS',0,0);
INSERT INTO "seats" VALUES('emQFV2WWU9Wr',0,'person',NULL,'','6731f86fd4e406d178e11b7cce81561ed2f11ec0d335c5237aee2604eb921f08',1,NULL,0,0);
INSERT INTO "seats" VALUES('emQFV2WWU9Wr',1,'person',NULL,'Bo','45ca0dfe8eb2d272df4e03f1f4382190a61d50d53b2d6832ca64b6fb3c493eb0',0,'IhaFKkkTN7FA',0,0);
INSERT INTO "seats" VALUES('ao86-EWv3taT',0,'person',NULL,'','ec9812a00f0d40c30ba7c34318f4ce2cb05bc078e1786f33965f4ade179ea210',1,NULL,0,0);
INSERT INTO "seats" VALUES('ao86-EWv3taT',1,'person',NULL,'Bo','66071248d3467605189c166256b492f90f8407fd2a745d9a82b88bb45e507bd4',0,'b8qBt0pnPu3A',0,0);
INSERT INTO "seats" VALUES('go5zrJ1cG3Cb',0,'person',NULL,'','343d967324c246337472f49a277d013215e4eaa8ebdc95872c3fdcb706884709',1,NULL,0,0);
INSERT INTO "seats" VALUES('go5zrJ1cG3Cb',1,'person',NULL,'Bo','27f063dbeb3b83a032b37208ac735ae44da4969637ebb3d40e84dd24764c22ce',0,'HuGsg0KijoXu',0,0);
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
	disclosed VARCHAR(20) DEFAULT '' NOT NULL, 
	hints BOOLEAN, 
	hash VARCHAR(16) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('3FaHclAb6ADC','four_lands','base','competitive','["north", "sun"]','{"lone_handicap": "off"}','7','','',0,'6ee1f5e7aad52c52eff61b08a8311f3ef94ed9029cfcba4c7bd782f90bb31d25','2026-11-18 05:56:59.263128',1,55,3,'2026-11-18 05:57:02.994611',1,1,NULL,NULL,NULL,'seed',NULL,'6a61290ed77f589c');
INSERT INTO "tables" VALUES('emQFV2WWU9Wr','mage_knight','base','first_reconnaissance','["tovak", "arythea"]','{"pvp": "usual", "cooperative_assault": "usual", "teams": "off", "auction": "off", "map": "usual", "countryside": "usual", "city_tiles": "usual", "core_tiles": "usual", "tile_pool": "usual", "orientation": "fixed", "cities": "printed", "city_level": "usual", "megapolis": "off", "arrival": "day", "darkness": "off", "fury": "off", "interactive_spells": "usual", "interactive_skills": "usual", "friendly_mana": "off", "interactive_combat": "off", "upgrades": "off", "draft": "off", "scoring": "usual", "dummy": "random", "length": "usual", "glades": "friendly", "tiles": "hidden", "enemies": "usual", "elite_units": "usual", "recruiting": "usual", "rite_crystals": "usual"}','7','','',0,'4c51357dc09c423be3f92b1fa39038280c7b0b009f89d3e91ce5fe407ab89f4a','2026-11-18 05:57:03.046927',0,55,2,'2026-11-18 05:57:06.087396',1,1,NULL,NULL,NULL,'seed',NULL,'890be3a23355563d');
INSERT INTO "tables" VALUES('ao86-EWv3taT','heroes3','base','brave_new_world','["catherine", "sandro"]','{"difficulty": "normal", "carry": "", "no_town_reward": "no", "no_rerolls": "no", "meagre_dice": "no", "no_bonus": "no", "second_hero": "no", "at_least_one": "no", "double_income": "no", "free_trade": "no", "free_rounds": "no", "plain_die": "no", "stars_always": "no", "no_stars": "no", "cubes_go": "no", "to_discard": "no", "tournament": "no"}','7','','',0,'ad080867fd461ee745dec032897ed4ed3c91b7582e98ee9f3a3196bca7c5348e','2026-11-18 05:57:06.118253',1,56,2,'2026-11-18 05:57:09.990885',1,1,NULL,NULL,NULL,'seed',NULL,'c856caf84477b469');
INSERT INTO "tables" VALUES('go5zrJ1cG3Cb','euthia','base','the_hunt','["dral", "keleia"]','{"mode": "competitive", "elites": "scenario", "boundary": "none"}','7','','',0,'9c3e4a559c4e1864589861ece8b543df9766e7f9e5be03babfa3dcfc734c2d68','2026-11-18 05:57:10.028746',1,57,5,'2026-11-18 05:57:14.127349',1,1,NULL,NULL,NULL,'seed',NULL,'470e24a5cc477553');
CREATE INDEX ix_tables_changed ON tables (changed);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_results_game ON results (game);
CREATE INDEX ix_results_person ON results (person);
COMMIT;
