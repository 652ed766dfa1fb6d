import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

/** Emails in an outbox folder to one address, oldest first. */
export async function emailsTo(outboxFolder: string, address: string): Promise<Email[]> {
  if (!existsSync(outboxFolder)) return [];
  const files = readdirSync(outboxFolder).toSorted();
  const emails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(outboxFolder, file)))));
  return emails.filter(({ to }) => to?.some((one) => one.address === address));
}

const tokenOf = (page: string) => {
  const link = new RegExp(`/${page}\\?\\S*#token=([\\w-]+)`);
  return (email: Email | undefined): string => link.exec(email?.text ?? "")?.[1] ?? "";
};

/** The token in an email's link; empty if there is none. */
export const resetTokenIn = tokenOf("reset-password");
export const confirmationTokenIn = tokenOf("confirm-email");

/** The token in a link of the newsletter, whose page is named like what it does; empty if there is none. */
export const newsletterTokenIn = (email: Email | undefined, page: "confirm" | "unsubscribe"): string =>
  new RegExp(`/newsletter/${page}\\?\\S*token=([\\w-]+)`).exec(email?.text ?? "")?.[1] ?? "";
