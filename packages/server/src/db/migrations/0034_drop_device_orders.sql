INSERT INTO `device_schedules` (`id`, `user_id`, `device_id`, `command`, `value`, `weekdays`, `local_minute`, `time_zone`, `at_ms`, `origin`, `created_at_ms`)
SELECT `id`, `user_id`, `device_id`, `command`, `value`, 0, (`at_ms` / 60000) % 1440, 'UTC', `at_ms`, 'assistant', `created_at_ms` FROM `device_orders`;
--> statement-breakpoint
DROP TABLE `device_orders`;
