CREATE TABLE `donation_receipts` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`purchase_id` text NOT NULL,
	`organization_en` text NOT NULL,
	`organization_zh` text NOT NULL,
	FOREIGN KEY (`purchase_id`) REFERENCES `purchases`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `donation_receipts_purchaseId_unique` ON `donation_receipts` (`purchase_id`);--> statement-breakpoint
CREATE TABLE `purchase_emails` (
	`purchase_id` text NOT NULL,
	`status` text NOT NULL,
	`queued_at_ms` integer,
	PRIMARY KEY(`purchase_id`, `status`),
	FOREIGN KEY (`purchase_id`) REFERENCES `purchases`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `purchase_emails_due` ON `purchase_emails` (`purchase_id`) WHERE "purchase_emails"."queued_at_ms" is null;--> statement-breakpoint
CREATE TABLE `shipments` (
	`purchase_id` text PRIMARY KEY NOT NULL,
	`encrypted_address` text NOT NULL,
	`shipped_at_ms` integer,
	FOREIGN KEY (`purchase_id`) REFERENCES `purchases`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `voucher_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`item_id` text NOT NULL,
	`encrypted_code` text NOT NULL,
	`fingerprint` text NOT NULL,
	`purchase_id` text,
	`created_at_ms` integer NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `marketplace_items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`purchase_id`) REFERENCES `purchases`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `voucher_codes_fingerprint_unique` ON `voucher_codes` (`fingerprint`);--> statement-breakpoint
CREATE INDEX `voucher_codes_pool` ON `voucher_codes` (`item_id`,`created_at_ms`) WHERE "voucher_codes"."purchase_id" is null;--> statement-breakpoint
CREATE INDEX `voucher_codes_purchase` ON `voucher_codes` (`purchase_id`);--> statement-breakpoint
ALTER TABLE `marketplace_items` ADD `is_listed` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `marketplace_items` ADD `is_sample` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `marketplace_items` ADD `organization_en` text;--> statement-breakpoint
ALTER TABLE `marketplace_items` ADD `organization_zh` text;--> statement-breakpoint
ALTER TABLE `purchases` ADD `is_sample` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `purchases` ADD `note` text;
--> statement-breakpoint
-- What older versions sold and nobody could deliver.
UPDATE `marketplace_items` SET `is_listed` = 0 WHERE `id` IN ('bill-credit-5', 'energy-report');--> statement-breakpoint
-- Their stock of vouchers, donations and products was an example: what is real, an operator puts in.
INSERT INTO `stock_movements` (`id`, `item_id`, `quantity`, `reason`, `created_at_ms`)
SELECT lower(hex(randomblob(16))), `id`, -`stock_quantity`, 'withdrawal', unixepoch() * 1000
FROM `marketplace_items` WHERE `category` <> 'rewards' AND `stock_quantity` > 0;
--> statement-breakpoint
CREATE TRIGGER `purchases_voucher_codes` AFTER INSERT ON `purchases`
WHEN (SELECT `category` FROM `marketplace_items` WHERE `id` = NEW.`item_id`) = 'vouchers' BEGIN
	UPDATE `voucher_codes` SET `purchase_id` = NEW.`id` WHERE `id` IN (
		SELECT `id` FROM `voucher_codes` WHERE `item_id` = NEW.`item_id` AND `purchase_id` IS NULL
		ORDER BY `created_at_ms`, `id` LIMIT NEW.`quantity`
	);
	SELECT RAISE(ABORT, 'no voucher code is left') WHERE NEW.`quantity` > (
		SELECT count(*) FROM `voucher_codes` WHERE `purchase_id` = NEW.`id`
	);
END;
--> statement-breakpoint
-- A code that its buyer has never seen is as good as new.
CREATE TRIGGER `purchases_unseen_codes` AFTER UPDATE OF `status` ON `purchases`
WHEN OLD.`status` = 'held' AND NEW.`status` = 'refunded' BEGIN
	UPDATE `voucher_codes` SET `purchase_id` = NULL WHERE `purchase_id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `purchases_donation_receipts` AFTER INSERT ON `purchases`
WHEN (SELECT `category` FROM `marketplace_items` WHERE `id` = NEW.`item_id`) = 'donations' BEGIN
	INSERT INTO `donation_receipts` (`purchase_id`, `organization_en`, `organization_zh`)
	SELECT NEW.`id`, coalesce(`organization_en`, 'Wattleaf'), coalesce(`organization_zh`, 'Wattleaf')
	FROM `marketplace_items` WHERE `id` = NEW.`item_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `purchases_made_emails` AFTER INSERT ON `purchases`
WHEN NOT EXISTS (SELECT 1 FROM `users` WHERE `id` = NEW.`user_id` AND `is_sample`) BEGIN
	INSERT INTO `purchase_emails` (`purchase_id`, `status`) VALUES (NEW.`id`, NEW.`status`);
END;
--> statement-breakpoint
CREATE TRIGGER `purchases_changed_emails` AFTER UPDATE OF `status` ON `purchases` WHEN OLD.`status` <> NEW.`status` BEGIN
	INSERT INTO `purchase_emails` (`purchase_id`, `status`) VALUES (NEW.`id`, NEW.`status`) ON CONFLICT DO NOTHING;
	INSERT INTO `notifications` (`id`, `user_id`, `kind`, `name`, `values`, `path`, `cause`, `created_at_ms`)
	SELECT lower(hex(randomblob(16))), NEW.`user_id`, 'coins', 'order_' || NEW.`status`, json_object('coins', NEW.`total_coins`), '/marketplace?tab=history', 'order:' || NEW.`id` || ':' || NEW.`status`, unixepoch() * 1000
	WHERE NEW.`status` IN ('completed', 'refunded')
		AND NOT EXISTS (SELECT 1 FROM `notification_mutes` WHERE `user_id` = NEW.`user_id` AND `kind` = 'coins')
	ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER `purchase_emails_once` BEFORE UPDATE OF `queued_at_ms` ON `purchase_emails` WHEN OLD.`queued_at_ms` IS NOT NULL BEGIN
	SELECT RAISE(ABORT, 'the email of this purchase is queued');
END;
