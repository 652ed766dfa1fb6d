import type { Language } from "@wattleaf/shared/i18n/language";
import { formatNumber } from "../../../lib/format";

/** From here on, digits after the point say nothing. */
const LARGE = 100;

export const formatKw = (value: number, language: Language): string =>
  formatNumber(value, language, Math.abs(value) >= LARGE ? 0 : 2);
