CREATE TABLE `coin_verifications` (
	`entry_id` text PRIMARY KEY NOT NULL,
	`created_at_ms` integer NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `coin_entries`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
ALTER TABLE `coin_balances` ADD `verified` integer DEFAULT 0 NOT NULL CONSTRAINT "coin_balances_verified" CHECK("verified" >= 0);--> statement-breakpoint
CREATE TRIGGER `coin_verifications_contact` BEFORE INSERT ON `coin_verifications`
WHEN EXISTS (
	SELECT 1 FROM `coin_entries` JOIN `users` ON `users`.`id` = `coin_entries`.`user_id`
	WHERE `coin_entries`.`id` = NEW.`entry_id` AND `coin_entries`.`amount` < 0 AND `users`.`email_verified_at_ms` IS NULL
) BEGIN
	SELECT RAISE(ABORT, 'verified coins need a confirmed contact');
END;
--> statement-breakpoint
CREATE TRIGGER `coin_verifications_balance` AFTER INSERT ON `coin_verifications` BEGIN
	UPDATE `coin_balances` SET `verified` = `verified` + `entry`.`amount`
	FROM `coin_entries` AS `entry` WHERE `entry`.`id` = NEW.`entry_id` AND `coin_balances`.`user_id` = `entry`.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `coin_verifications_no_update` BEFORE UPDATE ON `coin_verifications` BEGIN
	SELECT RAISE(ABORT, 'coin verifications never change');
END;
--> statement-breakpoint
CREATE TRIGGER `coin_verifications_no_delete` BEFORE DELETE ON `coin_verifications`
WHEN NOT EXISTS (
	SELECT 1 FROM `account_erasures` JOIN `coin_entries` ON `coin_entries`.`user_id` = `account_erasures`.`user_id`
	WHERE `coin_entries`.`id` = OLD.`entry_id`
) BEGIN
	SELECT RAISE(ABORT, 'coin verifications never change');
END;
--> statement-breakpoint
ALTER TABLE `purchases` ADD `hold_reasons` text;--> statement-breakpoint
CREATE TABLE `stock_movements` (
	`id` text PRIMARY KEY NOT NULL,
	`item_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`reason` text NOT NULL,
	`created_at_ms` integer NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `marketplace_items`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `stock_movements_item` ON `stock_movements` (`item_id`);--> statement-breakpoint
-- What older versions put into the store: what is left of it, and what was sold.
INSERT INTO `stock_movements` (`id`, `item_id`, `quantity`, `reason`, `created_at_ms`)
SELECT lower(hex(randomblob(16))), `id`, `stock_quantity` + (SELECT coalesce(sum(`quantity`), 0) FROM `purchases` WHERE `item_id` = `marketplace_items`.`id`), 'initial', 0
FROM `marketplace_items`;
--> statement-breakpoint
CREATE TRIGGER `marketplace_items_initial_stock` AFTER INSERT ON `marketplace_items` BEGIN
	INSERT INTO `stock_movements` (`id`, `item_id`, `quantity`, `reason`, `created_at_ms`)
	VALUES (lower(hex(randomblob(16))), NEW.`id`, NEW.`stock_quantity`, 'initial', unixepoch() * 1000);
END;
--> statement-breakpoint
CREATE TRIGGER `stock_movements_stock` AFTER INSERT ON `stock_movements` WHEN NEW.`reason` IN ('restock', 'withdrawal', 'return') BEGIN
	UPDATE `marketplace_items` SET `stock_quantity` = `stock_quantity` + NEW.`quantity` WHERE `id` = NEW.`item_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `stock_movements_no_update` BEFORE UPDATE ON `stock_movements` BEGIN
	SELECT RAISE(ABORT, 'stock movements never change');
END;
--> statement-breakpoint
CREATE TRIGGER `stock_movements_no_delete` BEFORE DELETE ON `stock_movements` BEGIN
	SELECT RAISE(ABORT, 'stock movements never change');
END;
--> statement-breakpoint
CREATE TRIGGER `purchases_erased` AFTER DELETE ON `purchases` BEGIN
	INSERT INTO `stock_movements` (`id`, `item_id`, `quantity`, `reason`, `created_at_ms`)
	VALUES (lower(hex(randomblob(16))), OLD.`item_id`, -OLD.`quantity`, 'erased', unixepoch() * 1000);
END;
