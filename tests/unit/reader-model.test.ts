import { SIGNALS } from "@wattleaf/assistant/confidence/signals";
import { expect, test } from "vitest";
import { shippedModel, shippedModelDigest } from "@wattleaf/assistant/frame/learned/shipped-model";
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

test("the model's confidence weighs the signals that there are: else run `bun run model:assistant`", () =>
  expect(shippedModel().confidence.signals).toEqual(SIGNALS));
