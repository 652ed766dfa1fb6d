import type { UrdbItem } from "@wattleaf/shared/contracts/urdb";

/** As it stands in the file: the server checks it. */
export type TariffItem = UrdbItem & { name: string };

/** The rate plans of a JSON file: one, a list, or a response of URDB with its `items`; null for any other text. */
export function readTariffFile(text: string): TariffItem[] | null {
  const value = parsed(text);
  const items: unknown = isObject(value) && "items" in value ? value["items"] : value;
  const list: unknown[] = Array.isArray(items) ? items : [items];
  return list.length > 0 && list.every(isObject) ? (list as TariffItem[]) : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
