import { mayHaveSession, noteSession } from "../lib/session-hint";

interface Account {
  firstName: string;
  lastName: string;
}

/** In a signed-in browser the header shows the account instead of the buttons that lead to one. */
export async function showAccount(): Promise<void> {
  if (!mayHaveSession()) return;
  const response = await fetch("/api/auth/user", { credentials: "include" });
  if (response.status === 401) noteSession(false);
  if (!response.ok) return;
  const account = (await response.json()) as Account;
  for (const element of document.querySelectorAll<HTMLElement>("[data-account]")) {
    element.hidden = element.dataset["account"] === "visitor";
  }
  for (const element of document.querySelectorAll("[data-account-initial]")) {
    element.textContent = (Array.from(account.firstName)[0] ?? "").toUpperCase();
  }
  for (const element of document.querySelectorAll("[data-account-name]")) {
    element.textContent = `${account.firstName} ${account.lastName}`;
  }
}
