CREATE TABLE `reward_reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`month` text NOT NULL,
	`status` text NOT NULL,
	`saved_wh` real NOT NULL,
	`expected_wh` real NOT NULL,
	`doubts` text NOT NULL,
	`is_measured` integer NOT NULL,
	`held_at_ms` integer NOT NULL,
	`decided_at_ms` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `reward_reviews_once` ON `reward_reviews` (`user_id`,`month`);--> statement-breakpoint
CREATE INDEX `reward_reviews_status` ON `reward_reviews` (`status`,`held_at_ms`);--> statement-breakpoint
ALTER TABLE `reward_months` ADD `doubts` text;