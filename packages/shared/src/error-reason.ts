import { DomainError, type DomainErrorOptions, type ErrorCode, type ErrorReason } from "./errors";
import { reasons } from "./i18n/messages/en/reasons";
import { createTranslate, type MessageValues } from "./i18n/translate";

type Key = keyof typeof reasons;
export type ReasonName = Key extends `reason.${infer Name}` ? Name : never;

const inEnglish = createTranslate(reasons);

/** An error that says what exactly is wrong: in English in its message, and as a name with values for other languages. */
export function reasonError(
  code: ErrorCode,
  name: ReasonName,
  values: MessageValues = {},
  options: Omit<DomainErrorOptions, "reason"> = {},
): DomainError {
  return new DomainError(code, inEnglish(`reason.${name}`, values), { ...options, reason: { name, values } });
}

/** The same about one field: `path` is its place in the input, repeated in the message. */
export function fieldReasonError(path: string, name: ReasonName, values: MessageValues = {}): DomainError {
  const message = inEnglish(`reason.${name}`, values);
  return new DomainError("invalid_input", `${path}: ${message}`, {
    issues: [{ path, message, reason: { name, values } }],
  });
}

/** For a form with one fault: the error itself says what is wrong with the field at `path`. */
export function formReasonError(path: string, name: ReasonName, values: MessageValues = {}): DomainError {
  const { message } = reasonError("invalid_input", name, values);
  return reasonError("invalid_input", name, values, { issues: [{ path, message }] });
}

export const reasonInEnglish = (name: ReasonName): string => inEnglish(`reason.${name}`);

/** The English sentences as patterns, a group for each of their values. */
const sentences = Object.entries(reasons).map(([key, template]) => ({
  name: key.slice("reason.".length),
  places: [...template.matchAll(/\{(\w+)\}/g)].map(([, place = ""]) => place),
  pattern: new RegExp(
    `^${template
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
      .join("(.+)")}$`,
  ),
}));

/** The reason behind a stored English sentence; null for a sentence that is no reason's. */
export function reasonOf(message: string): ErrorReason | null {
  for (const { name, places, pattern } of sentences) {
    const found = pattern.exec(message);
    if (found) return { name, values: Object.fromEntries(places.map((place, at) => [place, found[at + 1] ?? ""])) };
  }
  return null;
}
