import type { Language } from "../language";

const LOCALES: Record<Language, string> = { en: "en-US", zh: "zh-CN" };

/** What a zone is called at a time: `Pacific Standard Time`, `北美太平洋标准时间`. @param timeZone IANA name */
export function formatTimeZone(timeZone: string, isoTime: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(LOCALES[language], { timeZone, timeZoneName: "long" }).formatToParts(
    new Date(isoTime),
  );
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
