import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

/** Letters in an outbox folder to one address, oldest first. */
export async function lettersTo(outboxFolder: string, address: string): Promise<Email[]> {
  if (!existsSync(outboxFolder)) return [];
  const files = readdirSync(outboxFolder).toSorted();
  const letters = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(outboxFolder, file)))));
  return letters.filter(({ to }) => to?.some((one) => one.address === address));
}

/** The token of a letter that lets its reader choose a password. */
export const resetTokenIn = (letter: Email | undefined): string =>
  /#token=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
