-- A plant answers one request for power at a time: what it delivers would be paid twice otherwise.
CREATE TRIGGER `vpp_events_one_call` BEFORE INSERT ON `vpp_events`
WHEN NEW.`requested_kw` IS NOT NULL AND EXISTS (
	SELECT 1 FROM `vpp_events` WHERE `user_id` = NEW.`user_id` AND `plant_id` = NEW.`plant_id` AND `id` <> NEW.`id`
		AND `requested_kw` IS NOT NULL AND `cancelled_at_ms` IS NULL
		AND `start_ms` < NEW.`end_ms` AND `end_ms` > NEW.`start_ms`
) BEGIN
	SELECT RAISE(ABORT, 'vpp_one_call');
END;
--> statement-breakpoint
CREATE TRIGGER `vpp_events_one_call_moved` BEFORE UPDATE OF `requested_kw`, `start_ms`, `end_ms`, `plant_id` ON `vpp_events`
WHEN NEW.`requested_kw` IS NOT NULL AND NEW.`cancelled_at_ms` IS NULL AND EXISTS (
	SELECT 1 FROM `vpp_events` WHERE `user_id` = NEW.`user_id` AND `plant_id` = NEW.`plant_id` AND `id` <> NEW.`id`
		AND `requested_kw` IS NOT NULL AND `cancelled_at_ms` IS NULL
		AND `start_ms` < NEW.`end_ms` AND `end_ms` > NEW.`start_ms`
) BEGIN
	SELECT RAISE(ABORT, 'vpp_one_call');
END;
