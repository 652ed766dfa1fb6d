CREATE TABLE `idempotency_keys` (
	`owner` text NOT NULL,
	`operation` text NOT NULL,
	`key` text NOT NULL,
	`request_fingerprint` text NOT NULL,
	`run_id` text NOT NULL,
	`leased_until_ms` integer NOT NULL,
	`encrypted_response` text,
	`created_at_ms` integer NOT NULL,
	`expires_at_ms` integer NOT NULL,
	PRIMARY KEY(`owner`, `operation`, `key`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `idempotency_keys_expiry` ON `idempotency_keys` (`expires_at_ms`);--> statement-breakpoint
ALTER TABLE `purchases` ADD `idempotency_key` text;--> statement-breakpoint
UPDATE `purchases` SET `idempotency_key` = (SELECT `key` FROM `purchase_keys` WHERE `purchase_keys`.`purchase_id` = `purchases`.`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `purchases_idempotency_key` ON `purchases` (`user_id`,`idempotency_key`);--> statement-breakpoint
DROP TABLE `purchase_keys`;
