import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chatPage } from "../../packages/shared/src/i18n/messages/en/chat-page";

const PREFIX = "chat.tool.";
const FOLDER = new URL("../../packages/assistant/src/tools/", import.meta.url);

/** The names that tools are defined with. */
const toolNames = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
  .flatMap((path) =>
    [...readFileSync(new URL(path, FOLDER), "utf8").matchAll(/= tool\(\s*"(\w+)"/g)].map(([, name]) => name),
  );

test("the chat page says what each of the assistant's tools looks up", () => {
  const named = Object.keys(chatPage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
  expect(toolNames.length).toBeGreaterThan(10);
  expect(named.toSorted()).toEqual([...new Set(toolNames)].toSorted());
});
