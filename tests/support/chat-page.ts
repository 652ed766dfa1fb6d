import type { Page } from "playwright";
import { signUp } from "./sign-up";
import type { Site } from "./site";
import type { OpenOptions, OpenPage } from "./story";

/** The chat page as users see it. */
export const conversation = (page: Page) => page.getByRole("main").getByRole("log");
export const lines = (page: Page) => conversation(page).getByRole("list").first().locator("> li");
export const question = (page: Page) => page.getByRole("textbox", { name: "Your message" });
export const sources = (page: Page) => conversation(page).getByText("Sources", { exact: true });

export async function ask(page: Page, text: string): Promise<void> {
  await question(page).fill(text);
  // While an answer is still streaming, Stop is in Send's place and Enter does nothing.
  await page.getByRole("button", { name: "Send", exact: true }).waitFor();
  await question(page).press("Enter");
}

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export async function upload(page: Page, { name, mimeType, buffer }: ChosenFile): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Upload a bill or meter file" }).click(),
  ]);
  await chooser.setFiles({ name, mimeType, buffer });
}

/** Chooses a file on the chat page, without sending it. */
export async function uploadInChat(page: Page, file: ChosenFile): Promise<void> {
  await upload(page, file);
  await page.getByRole("button", { name: "Send" }).click();
}

interface ChatOptions extends OpenOptions {
  /** Query of the page's URL. */
  search?: string;
}

/** The chat of a new account. */
export const openChat = (
  open: OpenPage,
  site: Site,
  { before, search = "", ...options }: ChatOptions = {},
): Promise<Page> =>
  open(`/chat${search}`, {
    ...options,
    before: async (page) => {
      await signUp(page, site);
      await before?.(page);
    },
  });
