/**
 * The part of Home Assistant's templates that devices use to say where in a payload their value is: `{{ value }}`,
 * `{{ value_json.a['b'][0] }}`, and the filters `int`, `float`, `round`, `default` and `is_defined` behind it. Nothing of
 * a template is executed.
 */
export type ReadValue = (payload: string) => string | null;

const ROOT = /^value(_json)?/;
const STEP = /^\s*(?:\.\s*([A-Za-z_]\w*)|\[\s*(?:'([^']*)'|"([^"]*)"|(\d+))\s*\])/;
const FILTER = /^\s*\|\s*(\w+)\s*(?:\(\s*([^()]*?)\s*\))?/;

interface Filter {
  name: string;
  argument: string | undefined;
}

/** Reads a template once; null for one that asks for more than is understood. No template gives the payload itself. */
export function parseTemplate(template: string | undefined): ReadValue | null {
  if (template === undefined || template.trim() === "") return (payload) => payload;
  const expression = expressionIn(template.trim());
  const [root, isJson] = ROOT.exec(expression) ?? [];
  if (root === undefined) return null;
  let rest = expression.slice(root.length);
  const path: string[] = [];
  for (let step = STEP.exec(rest); step; step = STEP.exec(rest)) {
    path.push(step[1] ?? step[2] ?? step[3] ?? step[4] ?? "");
    rest = rest.slice(step[0].length);
  }
  const filters: Filter[] = [];
  for (let found = FILTER.exec(rest); found; found = FILTER.exec(rest)) {
    filters.push({ name: found[1] ?? "", argument: found[2] });
    rest = rest.slice(found[0].length);
  }
  if (rest.trim() !== "" || (!isJson && path.length > 0) || !filters.every(({ name }) => name in FILTERS)) return null;
  return (payload) => {
    let value: unknown = isJson ? at(payload, path) : payload;
    for (const { name, argument } of filters) value = FILTERS[name]?.(value, argument);
    return textOf(value);
  };
}

/** What is between the braces, without the hyphens that trim a template's surroundings; empty where nothing is. */
function expressionIn(template: string): string {
  if (!template.startsWith("{{") || !template.endsWith("}}")) return "";
  return template.slice(2, -2).replace(/^-/, "").replace(/-$/, "").trim();
}

const FILTERS: Readonly<Record<string, (value: unknown, argument: string | undefined) => unknown>> = {
  int: (value) => whole(Number(value)),
  float: (value) => finite(Number(value)),
  round: (value, digits = "0") => finite(Number(Number(value).toFixed(Math.min(10, Math.max(0, Number(digits) || 0))))),
  default: (value, fallback = "") => value ?? fallback.replace(/^(['"])(.*)\1$/, "$2"),
  is_defined: (value) => value,
};

const finite = (value: number): number | undefined => (Number.isFinite(value) ? value : undefined);
const whole = (value: number): number | undefined => finite(Math.trunc(value));

function at(payload: string, path: readonly string[]): unknown {
  let value: unknown;
  try {
    value = JSON.parse(payload);
  } catch {
    return undefined;
  }
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
}

/** Null for nothing, and for what no value is: the message says nothing of this value. */
function textOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : null;
}

/** Writes a value into a command's template; null for one that asks for more than `{{ value }}`. */
export function fillTemplate(template: string | undefined, value: string): string | null {
  if (template === undefined) return value;
  const filled = template.replaceAll(/\{\{-?\s*value\s*(\|\s*(int|float|string)\s*)?-?\}\}/g, value);
  return /\{\{|\{%/.test(filled) ? null : filled;
}
