import { WEEKDAY_OF_CHARACTER } from "../values/calendar";

const OF_WEEK = /(上上|上)个?(?:周|星期|礼拜)([一二三四五六日天])(?!个|天|两|几|[直共起般样整定旦切])/;

/** 上礼拜三台风天: the day, of which only the week was marked as the character behind it may belong to what follows. */
export function dayOfNamedWeek(period: string | undefined, text: string): string | undefined {
  const [, weeks, name = ""] = OF_WEEK.exec(text) ?? [];
  const day = WEEKDAY_OF_CHARACTER[name];
  if (!day || period !== (weeks === "上上" ? "week-2" : "week-1")) return undefined;
  return `${day}-${weeks === "上上" ? 2 : 1}`;
}
