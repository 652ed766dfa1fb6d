import type { Page } from "playwright";
import { signUp } from "./sign-up";
import type { Site } from "./site";
import type { OpenOptions, OpenPage } from "./story";

/** The chat page as people see it. */
export const conversation = (page: Page) => page.getByRole("main").getByRole("log");
export const lines = (page: Page) => conversation(page).getByRole("list").first().locator("> li");
export const question = (page: Page) => page.getByRole("textbox", { name: "Your message" });
export const sources = (page: Page) => conversation(page).getByText("Sources", { exact: true });

export async function ask(page: Page, text: string): Promise<void> {
  await question(page).fill(text);
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

/** The chat of an account of its own. */
export const openChat = (open: OpenPage, site: Site, { before, ...options }: OpenOptions = {}): Promise<Page> =>
  open("/chat", {
    ...options,
    before: async (page) => {
      await signUp(page, site);
      await before?.(page);
    },
  });
