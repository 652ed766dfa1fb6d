import { closePlatform, createPlatform } from "../../packages/server/src/composition/platform";
import { fileOf } from "../../packages/server/src/db/file/open-file";
import { parseEnvironment } from "../../packages/server/src/env";
import { existsSync } from "node:fs";
import { explain, SetupError } from "../lib/fail";
import { argumentsOf, type AdminCommand, parseInput, UsageError, usageOf } from "./command";
import { COMMANDS } from "./commands";

/** 0: done. 1: the command failed. 2: unknown command or wrong arguments. */
export type ExitCode = 0 | 1 | 2;

export interface Terminal {
  env: Readonly<Record<string, string | undefined>>;
  print(line: string): void;
  printError(line: string): void;
}

/** Runs the command that was typed, against the database that the server would open with the same environment. */
export async function runAdmin(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const wantsHelp = words.some((word) => word === "--help" || word === "-h");
  const found = findCommand(words);
  try {
    if (!found) {
      if (words.length > 0 && !wantsHelp) throw new UsageError(`Unknown command: ${words.join(" ")}`);
      overview().forEach(terminal.print);
      return 0;
    }
    const { name, command, rest } = found;
    if (wantsHelp) {
      const lines = [command.summary, "", `  bun run admin ${usageOf(name, command)}`, "", ...argumentsOf(command)];
      lines.forEach(terminal.print);
      return 0;
    }
    await runCommand(command, parseInput(command, rest), terminal);
    return 0;
  } catch (error) {
    terminal.printError(`admin: ${explain(error)}`);
    if (!(error instanceof UsageError)) return 1;
    const help = found ? `bun run admin ${usageOf(found.name, found.command)}` : "bun run admin --help";
    terminal.printError(`Usage: ${help}`);
    return 2;
  }
}

/** The command whose words come first: the longest name wins. */
function findCommand(words: readonly string[]): { name: string; command: AdminCommand; rest: string[] } | undefined {
  for (const length of [3, 2, 1]) {
    const name = words.slice(0, length).join(" ");
    const command = COMMANDS[name];
    if (command) return { name, command, rest: words.slice(length) };
  }
  return undefined;
}

function overview(): string[] {
  const usages = Object.entries(COMMANDS).map(([name, command]) => [usageOf(name, command), command.summary] as const);
  return [
    "Operator commands for the database of DATABASE_URL (default: file:./data/wattleaf.db).",
    "",
    ...usages.flatMap(([usage, summary]) => [`  bun run admin ${usage}`, `      ${summary}`]),
    "",
    "Exit codes: 0 done, 1 failed, 2 wrong arguments. `bun run admin <command> --help` explains a command.",
  ];
}

/** Only warnings of the server's own log are shown between the command's lines. */
async function runCommand(command: AdminCommand, input: never, { env: variables, print }: Terminal): Promise<void> {
  const env = parseEnvironment({ LOG_LEVEL: "warn", ...variables });
  if (env.DATABASE_URL.startsWith("file:") && !existsSync(fileOf(env.DATABASE_URL)))
    throw new SetupError(`${env.DATABASE_URL} does not exist; set DATABASE_URL to the server's database`);
  const platform = await createPlatform(env);
  try {
    await command.run({ platform, input, print });
  } finally {
    await closePlatform(platform);
  }
}
