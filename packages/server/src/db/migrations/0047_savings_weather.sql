CREATE TABLE `outdoor_temperatures` (
	`zip_prefix` text NOT NULL,
	`day` text NOT NULL,
	`mean_c` real NOT NULL,
	PRIMARY KEY(`zip_prefix`, `day`)
) STRICT;
--> statement-breakpoint
ALTER TABLE `meters` ADD `zip_prefix` text;--> statement-breakpoint
ALTER TABLE `point_entries` ADD `weather_adjusted` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `reward_months` ADD `least_together_wh` real;