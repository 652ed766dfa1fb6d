CREATE TABLE `leaderboard_counts` (
	`simulated` integer NOT NULL,
	`width` integer NOT NULL,
	`from_points` integer NOT NULL,
	`households` integer NOT NULL,
	PRIMARY KEY(`simulated`, `width`, `from_points`),
	CONSTRAINT "leaderboard_counts_not_negative" CHECK("leaderboard_counts"."households" >= 0)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `leaderboard_entries` (
	`user_id` text PRIMARY KEY NOT NULL,
	`simulated` integer NOT NULL,
	`total_points` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `leaderboard_entries_points` ON `leaderboard_entries` (`simulated`,`total_points`,`user_id`);
--> statement-breakpoint
-- A file can say anything, and a device is not the whole home: neither puts an account on the list.
CREATE VIEW `leaderboard_listed` AS
SELECT `user_id`, `simulated`, `total_points` FROM `reward_stats`
WHERE `total_points` > 0
	AND EXISTS (SELECT 1 FROM `meters` WHERE `meters`.`user_id` = `reward_stats`.`user_id` AND `commodity` = 'electricity' AND `source` NOT IN ('file', 'device'))
	AND NOT EXISTS (SELECT 1 FROM `account_preferences` WHERE `account_preferences`.`user_id` = `reward_stats`.`user_id` AND `leaderboard` = 'hidden');
--> statement-breakpoint
CREATE TRIGGER `leaderboard_entries_counted` AFTER INSERT ON `leaderboard_entries`
BEGIN
	INSERT INTO `leaderboard_counts` (`simulated`, `width`, `from_points`, `households`)
	VALUES (NEW.`simulated`, 1, NEW.`total_points` / 1 * 1, 1)
	ON CONFLICT DO UPDATE SET `households` = `households` + 1;
	INSERT INTO `leaderboard_counts` (`simulated`, `width`, `from_points`, `households`)
	VALUES (NEW.`simulated`, 1000, NEW.`total_points` / 1000 * 1000, 1)
	ON CONFLICT DO UPDATE SET `households` = `households` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `leaderboard_entries_uncounted` AFTER DELETE ON `leaderboard_entries`
BEGIN
	UPDATE `leaderboard_counts` SET `households` = `households` - 1
	WHERE `simulated` = OLD.`simulated` AND `width` = 1 AND `from_points` = OLD.`total_points` / 1 * 1;
	DELETE FROM `leaderboard_counts`
	WHERE `simulated` = OLD.`simulated` AND `width` = 1 AND `from_points` = OLD.`total_points` / 1 * 1 AND `households` = 0;
	UPDATE `leaderboard_counts` SET `households` = `households` - 1
	WHERE `simulated` = OLD.`simulated` AND `width` = 1000 AND `from_points` = OLD.`total_points` / 1000 * 1000;
	DELETE FROM `leaderboard_counts`
	WHERE `simulated` = OLD.`simulated` AND `width` = 1000 AND `from_points` = OLD.`total_points` / 1000 * 1000 AND `households` = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `reward_stats_listed` AFTER INSERT ON `reward_stats`
BEGIN
	DELETE FROM `leaderboard_entries` WHERE `user_id` = NEW.`user_id`;
	INSERT INTO `leaderboard_entries` (`user_id`, `simulated`, `total_points`)
	SELECT `user_id`, `simulated`, `total_points` FROM `leaderboard_listed` WHERE `user_id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `reward_stats_relisted` AFTER UPDATE OF `total_points`, `simulated` ON `reward_stats`
WHEN NEW.`total_points` <> OLD.`total_points` OR NEW.`simulated` <> OLD.`simulated`
BEGIN
	DELETE FROM `leaderboard_entries` WHERE `user_id` = NEW.`user_id`;
	INSERT INTO `leaderboard_entries` (`user_id`, `simulated`, `total_points`)
	SELECT `user_id`, `simulated`, `total_points` FROM `leaderboard_listed` WHERE `user_id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `reward_stats_unlisted` AFTER DELETE ON `reward_stats`
BEGIN
	DELETE FROM `leaderboard_entries` WHERE `user_id` = OLD.`user_id`;
	INSERT INTO `leaderboard_entries` (`user_id`, `simulated`, `total_points`)
	SELECT `user_id`, `simulated`, `total_points` FROM `leaderboard_listed` WHERE `user_id` = OLD.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `meters_listed` AFTER INSERT ON `meters`
BEGIN
	DELETE FROM `leaderboard_entries` WHERE `user_id` = NEW.`user_id`;
	INSERT INTO `leaderboard_entries` (`user_id`, `simulated`, `total_points`)
	SELECT `user_id`, `simulated`, `total_points` FROM `leaderboard_listed` WHERE `user_id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `meters_unlisted` AFTER DELETE ON `meters`
BEGIN
	DELETE FROM `leaderboard_entries` WHERE `user_id` = OLD.`user_id`;
	INSERT INTO `leaderboard_entries` (`user_id`, `simulated`, `total_points`)
	SELECT `user_id`, `simulated`, `total_points` FROM `leaderboard_listed` WHERE `user_id` = OLD.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `account_preferences_listed` AFTER INSERT ON `account_preferences`
BEGIN
	DELETE FROM `leaderboard_entries` WHERE `user_id` = NEW.`user_id`;
	INSERT INTO `leaderboard_entries` (`user_id`, `simulated`, `total_points`)
	SELECT `user_id`, `simulated`, `total_points` FROM `leaderboard_listed` WHERE `user_id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `account_preferences_relisted` AFTER UPDATE OF `leaderboard` ON `account_preferences`
BEGIN
	DELETE FROM `leaderboard_entries` WHERE `user_id` = NEW.`user_id`;
	INSERT INTO `leaderboard_entries` (`user_id`, `simulated`, `total_points`)
	SELECT `user_id`, `simulated`, `total_points` FROM `leaderboard_listed` WHERE `user_id` = NEW.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `account_preferences_unlisted` AFTER DELETE ON `account_preferences`
BEGIN
	DELETE FROM `leaderboard_entries` WHERE `user_id` = OLD.`user_id`;
	INSERT INTO `leaderboard_entries` (`user_id`, `simulated`, `total_points`)
	SELECT `user_id`, `simulated`, `total_points` FROM `leaderboard_listed` WHERE `user_id` = OLD.`user_id`;
END;
--> statement-breakpoint
INSERT INTO `leaderboard_entries` (`user_id`, `simulated`, `total_points`)
SELECT `user_id`, `simulated`, `total_points` FROM `leaderboard_listed`;
