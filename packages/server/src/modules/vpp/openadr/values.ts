import type { ValuesMap } from "@wattleaf/shared/contracts/openadr-objects";

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

export const isoOf = (ms: number): string => new Date(ms).toISOString();
