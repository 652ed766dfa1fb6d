-- Coins for measured savings, delivered events and achievements are told like the others. What was paid before stays untold.
DROP TRIGGER `notifications_coins`;--> statement-breakpoint
CREATE TRIGGER `notifications_coins` AFTER INSERT ON `coin_entries`
WHEN NEW.`amount` > 0 AND NEW.`reason` IN ('upload_bill', 'connect_devices', 'invite', 'savings', 'event', 'achievement')
	AND NOT EXISTS (SELECT 1 FROM `notification_mutes` WHERE `user_id` = NEW.`user_id` AND `kind` = 'coins')
BEGIN
	INSERT INTO `notifications` (`id`, `user_id`, `kind`, `name`, `values`, `path`, `cause`, `created_at_ms`)
	VALUES (
		lower(hex(randomblob(16))), NEW.`user_id`, 'coins', 'coins_' || NEW.`reason`,
		-- The key of a month's coins ends with the month: savings:{user}:2026-05.
		CASE NEW.`reason`
			WHEN 'savings' THEN json_object('coins', NEW.`amount`, 'month', substr(NEW.`idempotency_key`, -7))
			ELSE json_object('coins', NEW.`amount`)
		END,
		'/mine', 'coins:' || NEW.`id`, NEW.`created_at_ms`
	)
	ON CONFLICT DO NOTHING;
END;
