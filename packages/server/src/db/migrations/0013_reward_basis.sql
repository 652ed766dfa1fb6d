ALTER TABLE `reward_stats` ADD `last_day` text;--> statement-breakpoint
ALTER TABLE `reward_stats` ADD `basis` text DEFAULT '' NOT NULL;