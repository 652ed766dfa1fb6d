CREATE TABLE `openadr_clients` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`ven_id` text,
	`secret_hash` text NOT NULL,
	`scopes` text NOT NULL,
	`created_at_ms` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`,`ven_id`) REFERENCES `vpp_participants`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `openadr_clients_account` ON `openadr_clients` (`user_id`);--> statement-breakpoint
CREATE TABLE `openadr_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`scopes` text NOT NULL,
	`expires_at_ms` integer NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `openadr_clients`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `openadr_tokens_client` ON `openadr_tokens` (`client_id`);--> statement-breakpoint
CREATE INDEX `openadr_tokens_expiry` ON `openadr_tokens` (`expires_at_ms`);--> statement-breakpoint
ALTER TABLE `vpp_reports` ADD `ven_id` text;--> statement-breakpoint
ALTER TABLE `vpp_reports` ADD `modified_at_ms` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `vpp_reports` SET `modified_at_ms` = `created_at_ms`;--> statement-breakpoint
ALTER TABLE `vpp_subscriptions` ADD `ven_id` text;--> statement-breakpoint
ALTER TABLE `vpp_subscriptions` ADD `encrypted_tokens` text;--> statement-breakpoint
ALTER TABLE `vpp_subscriptions` ADD `delivered_id` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `vpp_subscriptions` ADD `tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `vpp_subscriptions` ADD `next_try_at_ms` integer;--> statement-breakpoint
CREATE INDEX `vpp_subscriptions_due` ON `vpp_subscriptions` (`next_try_at_ms`);--> statement-breakpoint
ALTER TABLE `vpp_devices` ADD `details` text;--> statement-breakpoint
ALTER TABLE `vpp_devices` ADD `modified_at_ms` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `vpp_devices` SET `modified_at_ms` = `created_at_ms`;--> statement-breakpoint
CREATE TRIGGER `openadr_clients_quota` BEFORE INSERT ON `openadr_clients`
WHEN (SELECT count(*) FROM `openadr_clients` WHERE `user_id` = NEW.`user_id`) >= 2000 BEGIN
	SELECT RAISE(ABORT, 'vpp_quota: openadr_clients');
END;--> statement-breakpoint
-- A column that is added later cannot have a foreign key of two columns.
CREATE TRIGGER `vpp_subscriptions_of_ven` AFTER DELETE ON `vpp_participants` BEGIN
	DELETE FROM `vpp_subscriptions` WHERE `user_id` = OLD.`user_id` AND `ven_id` = OLD.`id`;
END;
