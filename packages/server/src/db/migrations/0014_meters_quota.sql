-- As many as MAX_METERS (shared/domain/meters.ts) says; two that are added at once can not pass together.
CREATE TRIGGER `meters_quota` BEFORE INSERT ON `meters`
WHEN (SELECT count(*) FROM `meters` WHERE `user_id` = NEW.`user_id`) >= 10 BEGIN
	SELECT RAISE(ABORT, 'meters_quota');
END;
