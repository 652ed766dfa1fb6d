CREATE TABLE `limit_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends_at_ms` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `limit_counts_end` ON `limit_counts` (`ends_at_ms`);