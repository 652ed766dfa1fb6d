import { expect, test } from "vitest";
import { shippedModelDigest } from "@wattleaf/assistant/frame/read-message";
import { labeledMessages } from "../../scripts/assistant/labeled-messages";
import { listedQuestions } from "../../scripts/assistant/reader/listed-questions";
import { trainingPhrases } from "../../scripts/assistant/reader/phrases";
import { trainingDigest } from "../../scripts/assistant/reader/pack-model";

test("the reader's model is of the messages, phrases and articles that there are: else run `bun run model:assistant`", () => {
  const messages = labeledMessages().filter(({ author }) => author % 5 !== 0);
  expect(shippedModelDigest()).toBe(
    trainingDigest(messages, { listed: listedQuestions(messages), phrases: trainingPhrases() }),
  );
});
