import type { Device } from "@wattleaf/shared/contracts/devices";
import type { DeviceSchedule } from "@wattleaf/shared/contracts/devices/schedules";
import { WEEKDAYS } from "@wattleaf/shared/domain/device-schedules";
import { formatList } from "@wattleaf/shared/i18n/format/lists";
import { localMoment } from "../../../components/devices/local-moment";
import { useDeviceName } from "../../../components/devices/use-device-name";
import { useSettingText } from "../../../components/devices/use-setting-text";
import { formatDayWithWeekday, formatTime } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useLanguage } from "../../../stores/language";

type Planned = Omit<DeviceSchedule, "id">;

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 1_440;
const WORKDAYS = WEEKDAYS.slice(0, 5).join();
const WEEKEND = WEEKDAYS.slice(5).join();

/** `07:30` in minutes after midnight. */
const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * MINUTES_PER_HOUR + minutes;
};

/** Says what a schedule does and when. */
export function useScheduleWords() {
  const t = useT();
  const language = useLanguage();
  const nameOf = useDeviceName();
  const settingText = useSettingText();
  const duration = (minutes: number): string => {
    const hours = minutes / MINUTES_PER_HOUR;
    if (!Number.isInteger(hours)) return t("devicePage.duration.minutes", { minutes });
    return hours === 1 ? t("devicePage.duration.hour") : t("devicePage.duration.hours", { hours });
  };
  const when = ({ weekdays, date, time: clock }: Planned): string => {
    const time = formatTime(minuteOf(clock), language);
    const days = weekdays.join();
    if (weekdays.length === 0)
      return t("devicePage.when.once", { day: formatDayWithWeekday(date ?? "", language), time });
    if (weekdays.length === WEEKDAYS.length) return t("devicePage.when.daily", { time });
    if (days === WORKDAYS) return t("devicePage.when.weekdays", { time });
    if (days === WEEKEND) return t("devicePage.when.weekends", { time });
    const names = formatList(
      weekdays.map((day) => t(`devicePage.day.${day}`)),
      language,
    );
    return t("devicePage.when.days", { days: names, time });
  };
  const dayAndTime = (instantIso: string, timeZone: string) => {
    const { date, minute } = localMoment(instantIso, timeZone);
    return { day: formatDayWithWeekday(date, language), time: formatTime(minute, language) };
  };
  return {
    duration,
    dayAndTime,
    /** A sentence: `Garage charger turns on every day at 1 AM and off after 3 hours, at 4 AM.` */
    says(schedule: Planned, device: Device): string {
      const { command, value, minutes, time } = schedule;
      const what = { device: nameOf(device), when: when(schedule) };
      if (command === "on" && minutes !== null) {
        const end = formatTime((minuteOf(time) + minutes) % MINUTES_PER_DAY, language);
        return t("devicePage.says.onFor", { ...what, duration: duration(minutes), end });
      }
      if (command !== "set" || !device.range || value === null)
        return t(command === "off" ? "devicePage.says.off" : "devicePage.says.on", what);
      return t("devicePage.says.set", { ...what, value: settingText(value, device.range.unit) });
    },
    nextAt({ nextAt, timeZone }: Planned): string {
      const { day, time } = dayAndTime(nextAt, timeZone);
      return t("devicePage.when.once", { day, time });
    },
    ends({ nextAt, timeZone }: Planned, device: Device): string {
      return t("devicePage.ends", { device: nameOf(device), time: dayAndTime(nextAt, timeZone).time });
    },
  };
}
