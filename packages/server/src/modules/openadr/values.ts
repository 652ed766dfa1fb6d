import type { ValuesMap } from "@wattleaf/shared/contracts/openadr/objects";
import { MAX_OBJECT_CHARACTERS } from "@wattleaf/shared/domain/vpp";
import { invalidInput } from "../../core/validate";

type Value = ValuesMap["values"][number];
type Values = readonly ValuesMap[] | null | undefined;

/** The first value of a type, which is what most types have. */
export const valueOf = (values: Values, type: string): Value | undefined =>
  values?.find((candidate) => candidate.type === type)?.values[0];

export const numberOf = (values: Values, type: string): number | undefined => {
  const value = valueOf(values, type);
  return typeof value === "number" ? value : undefined;
};

export const textOf = (values: Values, type: string): string | undefined => {
  const value = valueOf(values, type);
  return typeof value === "string" ? value : undefined;
};

export const oneOf = (type: string, value: Value): ValuesMap => ({ type, values: [value] });

/** What is kept of an object, as long as it is not too long. @throws DomainError invalid_input */
export function kept<Details extends object>(details: Details, maxCharacters = MAX_OBJECT_CHARACTERS): Details {
  if (JSON.stringify(details).length <= maxCharacters) return details;
  throw invalidInput([{ path: "", message: `The object is too long. The limit is ${maxCharacters} characters.` }]);
}

/**
 * An object without its fields that are null. Clients send null for what they leave out, which 3.0.1 does not allow in
 * every field; where it does, null is what an absent field means.
 */
export const withoutNulls = <T extends object>(object: T): Partial<T> =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null)) as Partial<T>;

export const isoOf = (ms: number): string => new Date(ms).toISOString();
