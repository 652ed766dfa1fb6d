import { NILM_APPLIANCES, NILM_CATEGORIES } from "@wattleaf/shared/domain/nilm";
import type { Language } from "@wattleaf/shared/i18n/language";
import { messages } from "../messages";

const NAMED = new Set(["base", "other", "unassigned", ...NILM_CATEGORIES, ...NILM_APPLIANCES] as const);
type Named = typeof NAMED extends Set<infer Name> ? Name : never;
const isNamed = (name: string): name is Named => (NAMED as ReadonlySet<string>).has(name);

/** What a part is called; a label of the account's own stays as it is. */
export const loadName = (name: string, language: Language): string =>
  isNamed(name) ? messages(language)(`assistant.load.${name}`) : name;
