import type { Page } from "playwright";
import type { Answer } from "../../packages/shared/src/contracts/chat/messages";

/** Answers the page's questions with these words instead of the server's, told piece by piece as the server does. */
export async function tellAnswer(page: Page, answer: Partial<Answer>): Promise<void> {
  const nothing = { citations: [], suggestions: [], attachments: [], reading: [], choices: [] };
  const done: Answer = { messageId: "m", response: "", ...nothing, ...answer };
  const events = [
    ...(done.response.match(/\S+\s*/g) ?? []).map((text) => ["delta", { text }] as const),
    ...done.citations.map((citation) => ["citation", citation] as const),
    ["done", done] as const,
  ];
  const body = events.map(([type, data], at) => `id: ${at + 1}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
  await page.route(
    (url) => url.pathname === "/api/chat",
    (route, request) => {
      if (request.method() !== "POST") return route.continue();
      return route.fulfill({
        contentType: "text/event-stream",
        headers: { "access-control-allow-origin": "*" },
        body: body.join(""),
      });
    },
  );
}

/** Longer than any screen that it is read on. */
export const LONG_ANSWER = [
  "The beginning of the answer.",
  ...Array.from(
    { length: 30 },
    (_, at) => `Paragraph ${at + 1} tells of one more appliance and what it uses in a year.`,
  ),
  "The end of the answer.",
].join("\n\n");
