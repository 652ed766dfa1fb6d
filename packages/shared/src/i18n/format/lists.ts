import type { Language } from "../language";

const english = new Intl.ListFormat("en-US", { type: "conjunction" });

/** `Lamp, heater, and charger`; `灯、取暖器、充电桩`. */
export function formatList(items: readonly string[], language: Language): string {
  return language === "zh" ? items.join("、") : english.format(items);
}
