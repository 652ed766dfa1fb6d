CREATE TABLE `event_registrations` (
	`event_id` text NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`language` text NOT NULL,
	`event_ends_at_ms` integer NOT NULL,
	`created_at_ms` integer NOT NULL,
	PRIMARY KEY(`event_id`, `email`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `event_registrations_ends` ON `event_registrations` (`event_ends_at_ms`);--> statement-breakpoint
CREATE TABLE `event_seats` (
	`event_id` text PRIMARY KEY NOT NULL,
	`capacity` integer NOT NULL,
	`taken` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "event_seats_taken" CHECK("event_seats"."taken" between 0 and "event_seats"."capacity")
) STRICT;
