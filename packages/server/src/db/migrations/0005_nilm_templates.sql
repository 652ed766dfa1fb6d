CREATE TABLE `nilm_templates` (
	`user_id` text NOT NULL,
	`home_id` text NOT NULL,
	`device` text NOT NULL,
	`watts` real NOT NULL,
	`minutes` real NOT NULL,
	`learned_at_ms` integer NOT NULL,
	PRIMARY KEY(`user_id`, `home_id`, `device`, `watts`, `minutes`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
