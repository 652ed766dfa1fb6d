CREATE TABLE `point_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`period` text NOT NULL,
	`revision` integer NOT NULL,
	`points` integer NOT NULL,
	`energy_wh` integer NOT NULL,
	`baseline_wh` integer,
	`interval_from_wh` integer,
	`interval_to_wh` integer,
	`simulated` integer NOT NULL,
	`created_at_ms` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "point_entries_effect" CHECK("point_entries"."points" <> 0 or "point_entries"."energy_wh" <> 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `point_entries_once` ON `point_entries` (`user_id`,`kind`,`period`,`revision`);--> statement-breakpoint
CREATE INDEX `point_entries_newest` ON `point_entries` (`user_id`,`created_at_ms`);--> statement-breakpoint
CREATE TABLE `reward_achievements` (
	`user_id` text NOT NULL,
	`achievement` text NOT NULL,
	`reached_at_ms` integer NOT NULL,
	PRIMARY KEY(`user_id`, `achievement`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `reward_baselines` (
	`meter_id` text NOT NULL,
	`month` text NOT NULL,
	`baseline` text,
	`frozen_at_ms` integer NOT NULL,
	PRIMARY KEY(`meter_id`, `month`),
	FOREIGN KEY (`meter_id`) REFERENCES `meters`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `reward_effects` (
	`day` text NOT NULL,
	`salt` text NOT NULL,
	`holdout_share` real NOT NULL,
	`from_month` text NOT NULL,
	`to_month` text NOT NULL,
	`treated_homes` integer NOT NULL,
	`holdout_homes` integer NOT NULL,
	`saved_share` real,
	`saved_share_from` real,
	`saved_share_to` real,
	PRIMARY KEY(`day`, `salt`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `reward_group_months` (
	`month` text PRIMARY KEY NOT NULL,
	`homes` integer NOT NULL,
	`saved_wh` real NOT NULL,
	`noise_wh` real NOT NULL,
	`certain_wh` real NOT NULL,
	`closed_at_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `reward_months` (
	`user_id` text NOT NULL,
	`month` text NOT NULL,
	`saved_wh` real NOT NULL,
	`noise_wh` real NOT NULL,
	`scale_wh` real NOT NULL,
	`exceeds_noise` integer NOT NULL,
	`errors_wh` text,
	`is_measured` integer NOT NULL,
	PRIMARY KEY(`user_id`, `month`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `reward_months_month` ON `reward_months` (`month`);
--> statement-breakpoint
CREATE TRIGGER `point_entries_no_update` BEFORE UPDATE ON `point_entries` BEGIN
	SELECT RAISE(ABORT, 'point entries never change');
END;
--> statement-breakpoint
-- Entries go with their whole account, once its holder has deleted it, and in no other way.
CREATE TRIGGER `point_entries_no_delete` BEFORE DELETE ON `point_entries`
WHEN NOT EXISTS (SELECT 1 FROM `account_erasures` WHERE `user_id` = OLD.`user_id`) BEGIN
	SELECT RAISE(ABORT, 'point entries never change');
END;
--> statement-breakpoint
CREATE TRIGGER `reward_baselines_no_update` BEFORE UPDATE ON `reward_baselines` BEGIN
	SELECT RAISE(ABORT, 'a baseline is frozen when its month begins');
END;
--> statement-breakpoint
-- Points are counted again, entry by entry.
UPDATE `reward_stats` SET `basis` = '', `total_points` = 0, `energy_saved_wh` = 0;
