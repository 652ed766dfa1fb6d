import { parseArgs } from "node:util";
import type { z } from "zod";
import type { Platform } from "../../packages/server/src/core/platform";

/** Ends a command whose words or options are wrong (exit code 2). Its message names the argument and the fix. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** What a command's run gets to work with. */
export interface CommandContext<Input> {
  platform: Platform;
  input: Input;
  /** Writes a line to standard output. */
  print(line: string): void;
}

/** One command for operators, such as `review list`; `scripts/admin/commands.ts` gives it its name. */
export interface AdminCommand {
  /** One line for `--help`. */
  summary: string;
  /** Fields of `input` that are given by position, in this order; each other field is an option (`imageUrl`: `--image-url`). */
  positionals: readonly string[];
  /** Values as typed in the terminal: text, or `true` for an option whose schema is a boolean. */
  input: z.ZodObject;
  /** Throws to end with exit code 1: a SetupError or DomainError, whose message is printed. */
  run(context: CommandContext<never>): Promise<void>;
}

/** Keeps the types of `input` for `run`. */
export const defineCommand = <Shape extends z.ZodRawShape>(command: {
  summary: string;
  positionals?: readonly (keyof Shape & string)[];
  input: z.ZodObject<Shape>;
  run(context: CommandContext<z.output<z.ZodObject<Shape>>>): Promise<void>;
}): AdminCommand => ({ positionals: [], ...command });

const optionName = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const isFlag = (schema: z.ZodType) => schema.safeParse(true).data === true;
const isRequired = (schema: z.ZodType) => !schema.safeParse(undefined).success;
const schemasOf = ({ input }: AdminCommand) => Object.entries(input.shape) as [string, z.ZodType][];
const optionsOf = (command: AdminCommand) =>
  schemasOf(command).filter(([field]) => !command.positionals.includes(field));

/** How the command is typed, such as `review approve <purchase> [--note <note>]`. */
export function usageOf(name: string, command: AdminCommand): string {
  const shown = command.positionals.map((field) => {
    const schema = command.input.shape[field] as z.ZodType;
    return isRequired(schema) ? `<${field}>` : `[${field}]`;
  });
  const options = optionsOf(command).map(([field, schema]) => {
    const option = isFlag(schema) ? `--${optionName(field)}` : `--${optionName(field)} <${optionName(field)}>`;
    return isRequired(schema) ? option : `[${option}]`;
  });
  return [name, ...shown, ...options].join(" ");
}

/** Name and meaning of each argument, for the command's own `--help`. */
export const argumentsOf = (command: AdminCommand): string[] =>
  schemasOf(command).map(([field, schema]) => {
    const shown = command.positionals.includes(field) ? field : `--${optionName(field)}`;
    return `  ${shown.padEnd(20)} ${schema.description ?? ""}`.trimEnd();
  });

/**
 * The command's input from what was typed after its name.
 * @throws UsageError that names the argument
 */
export function parseInput(command: AdminCommand, words: readonly string[]): never {
  const options = optionsOf(command).map(([field, schema]) => ({
    field,
    name: optionName(field),
    type: isFlag(schema) ? ("boolean" as const) : ("string" as const),
  }));
  const { values, positionals } = parsedWords(
    words,
    Object.fromEntries(options.map(({ name, type }) => [name, { type }])),
  );
  const unexpected = positionals[command.positionals.length];
  if (unexpected !== undefined) throw new UsageError(`Unexpected argument: ${unexpected}`);
  const given: Record<string, unknown> = {};
  for (const { field, name } of options) if (values[name] !== undefined) given[field] = values[name];
  positionals.forEach((word, index) => (given[command.positionals[index] ?? ""] = word));
  const parsed = command.input.safeParse(given);
  if (parsed.success) return parsed.data as never;
  throw new UsageError(parsed.error.issues.map((issue) => fault(command, issue, given)).join("; "));
}

function parsedWords(words: readonly string[], options: Record<string, { type: "boolean" | "string" }>) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function fault(command: AdminCommand, issue: z.core.$ZodIssue, given: Readonly<Record<string, unknown>>): string {
  const field = String(issue.path[0] ?? "");
  const shown = command.positionals.includes(field) ? `<${field}>` : `--${optionName(field)}`;
  return given[field] === undefined ? `${shown} is missing` : `${shown}: ${issue.message}`;
}
