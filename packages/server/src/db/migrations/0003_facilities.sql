CREATE TABLE `facilities` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`definition` text NOT NULL,
	`modified_at_ms` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
