import { Composition } from "../../packages/assistant/src/compose/composition";
import { finish } from "../../packages/assistant/src/compose/draft";
import { ownFigures } from "../../packages/assistant/src/compose/figures";
import { isBehindPanels } from "../../packages/assistant/src/energy-data";
import type { Frame } from "../../packages/assistant/src/frame/frame";
import { questionWords } from "../../packages/assistant/src/knowledge";
import { guardRoles } from "../../packages/assistant/src/guard-roles";
import type { AssistantData } from "../../packages/assistant/src/ports";
import { knowledge } from "./knowledge";

/** A frame that asks for the asker's own energy, with what a test adds. */
export const ownFrame = (more: Partial<Frame> = {}): Frame => ({
  language: "en",
  act: "ask",
  scope: "own",
  metric: "energy",
  topics: [],
  sureness: 1,
  read: {},
  ...more,
});

/** What composers work with, for a frame alone. */
export function compositionOf(frame: Frame, data: AssistantData, hasPanels = false): Composition {
  return new Composition(
    { frame, question: questionWords(""), before: { sources: [], proposals: [] } },
    { data, knowledge, language: frame.language, hasPanels },
    () => undefined,
  );
}

/** What `ownFigures` says of a frame and the guard of own figures lets stand, without the marks of its sources. */
export async function answerFrame(more: Partial<Frame>, data: AssistantData) {
  const frame = ownFrame(more);
  const { language } = frame;
  const c = compositionOf(frame, data, await isBehindPanels(data));
  await ownFigures(c);
  guardRoles(c, "figures", new Date(data.nowMs()).toISOString().slice(0, "2026-11-29".length));
  const { text, rejected, citations } = finish(c.draft.sentences, c.evidence, language);
  return {
    frame,
    text: text.replaceAll(/\s?\[\d+\]/g, ""),
    sentences: c.draft.sentences,
    evidence: c.evidence,
    rejected,
    citations,
    attachments: c.attachments,
  };
}
