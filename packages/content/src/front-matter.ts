import { parse } from "yaml";
import { z } from "zod";

/** YAML between two lines of three dashes, then the text. */
const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/**
 * Reads a Markdown file's fields and its text.
 *
 * @throws Error naming the file when a field is missing or wrong
 */
export function readFrontMatter<T extends z.ZodType>(
  schema: T,
  markdown: string,
  name: string,
): { fields: z.output<T>; text: string } {
  const [, yaml = "", text = ""] = FRONT_MATTER.exec(markdown) ?? [];
  const parsed = schema.safeParse(parse(yaml));
  if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
  return { fields: parsed.data, text: text.trim() };
}
