CREATE TABLE `rephrasings` (
	`turn_id` text PRIMARY KEY NOT NULL,
	`first_turn_id` text NOT NULL,
	`noted_at_ms` integer NOT NULL,
	FOREIGN KEY (`turn_id`) REFERENCES `chat_turns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`first_turn_id`) REFERENCES `chat_turns`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `rephrasings_first` ON `rephrasings` (`first_turn_id`);--> statement-breakpoint
CREATE INDEX `rephrasings_time` ON `rephrasings` (`noted_at_ms`);