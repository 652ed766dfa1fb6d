CREATE TABLE `meter_repairs` (
	`meter_id` text NOT NULL,
	`start_ms` integer NOT NULL,
	`kind` text NOT NULL,
	`before_milli_wh` integer,
	`after_milli_wh` integer NOT NULL,
	PRIMARY KEY(`meter_id`, `start_ms`),
	FOREIGN KEY (`meter_id`) REFERENCES `meters`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
ALTER TABLE `meters` ADD `paused_at_ms` integer;--> statement-breakpoint
ALTER TABLE `meters` ADD `repairs_applied` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `meters` ADD `repair_count` integer DEFAULT 0 NOT NULL;