CREATE TABLE `vpp_reading_counts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`readings` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "vpp_reading_counts_quota" CHECK("vpp_reading_counts"."readings" <= 15000000)
) STRICT;
--> statement-breakpoint
DROP INDEX `vpp_meter_series_quota`;--> statement-breakpoint
CREATE INDEX `vpp_changes_account` ON `vpp_changes` (`user_id`,`id`);--> statement-breakpoint
DROP TRIGGER `vpp_meter_series_quota`;
--> statement-breakpoint
INSERT INTO `vpp_reading_counts` SELECT `user_id`, sum(`interval_count`) FROM `vpp_meter_series` GROUP BY `user_id`;
--> statement-breakpoint
CREATE TRIGGER `vpp_meter_series_added` AFTER INSERT ON `vpp_meter_series` BEGIN
	INSERT INTO `vpp_reading_counts` VALUES (NEW.`user_id`, NEW.`interval_count`)
		ON CONFLICT (`user_id`) DO UPDATE SET `readings` = `readings` + excluded.`readings`;
END;
--> statement-breakpoint
CREATE TRIGGER `vpp_meter_series_removed` AFTER DELETE ON `vpp_meter_series` BEGIN
	UPDATE `vpp_reading_counts` SET `readings` = `readings` - OLD.`interval_count` WHERE `user_id` = OLD.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `vpp_changes_latest` AFTER INSERT ON `vpp_changes` BEGIN
	DELETE FROM `vpp_changes` WHERE `user_id` = NEW.`user_id`
		AND `id` <= (SELECT `id` FROM `vpp_changes` WHERE `user_id` = NEW.`user_id` ORDER BY `id` DESC LIMIT 1 OFFSET 1000);
END;
--> statement-breakpoint
DROP TRIGGER `vpp_reports_quota`;
--> statement-breakpoint
CREATE TRIGGER `vpp_reports_quota` BEFORE INSERT ON `vpp_reports`
WHEN (SELECT count(*) FROM `vpp_reports` WHERE `user_id` = NEW.`user_id`) >= 10000 BEGIN
	SELECT RAISE(ABORT, 'vpp_quota: reports');
END;
