import type { PlantEvent } from "@wattleaf/shared/contracts/vpp/index";
import { formatTimeSpan } from "@wattleaf/shared/i18n/format/clock";
import { formatDayWithWeekday } from "@wattleaf/shared/i18n/format/dates";
import type { Language } from "@wattleaf/shared/i18n/language";

/** The day of an event on the plant's clock. */
export const eventDay = ({ start }: Pick<PlantEvent, "start">, language: Language): string =>
  formatDayWithWeekday(start.slice(0, 10), language);

/** Its hours on the plant's clock: `5–7 PM`. */
export const eventHours = ({ start, end }: Pick<PlantEvent, "end" | "start">, language: Language): string =>
  formatTimeSpan(minuteOfDay(start), minuteOfDay(end), language);

const minuteOfDay = (local: string): number => Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
