import { DomainError } from "@wattleaf/shared/errors";

export const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** @throws DomainError invalid_input when the body is no JSON in UTF-8; an empty one counts as an object without fields */
export function parseJson(body: Uint8Array): unknown {
  if (body.byteLength === 0) return {};
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw new DomainError("invalid_input", "The body couldn't be read. Send valid JSON in UTF-8.");
  }
}
