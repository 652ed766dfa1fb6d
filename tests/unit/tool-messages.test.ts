import { expect, test } from "vitest";
import { TOOLS } from "../../packages/assistant/src/tools";
import { chatPage } from "../../packages/shared/src/i18n/messages/en/chat-page";

const PREFIX = "chat.tool.";

test("the chat page says what each of the assistant's tools looks up", () => {
  const named = Object.keys(chatPage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
  expect(named.toSorted()).toEqual(TOOLS.map(({ name }) => name).toSorted());
});
