CREATE TABLE `partner_tariffs` (
	`id` text PRIMARY KEY NOT NULL,
	`partner_id` text NOT NULL,
	`name` text NOT NULL,
	`item` text NOT NULL,
	`updated_at_ms` integer NOT NULL,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `partner_tariffs_name` ON `partner_tariffs` (`partner_id`,`name`);