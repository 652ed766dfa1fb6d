import { type AssistantData, composeAnswer, type Turn, type WholeAnswer } from "../../../packages/assistant/src/answer";
import type { Frame } from "../../../packages/assistant/src/frame/frame";
import { planOf } from "../../../packages/assistant/src/plan";
import { labeledMessages, type LabeledMessage } from "../../../scripts/assistant/labeled-messages";
import { device, DEVICES } from "../../fixtures/metered-household";
import { knowledge } from "../../support/knowledge";
import { goldFrame } from "./gold-frame";
import { Scores } from "./score";

/** Authors whose messages nothing was learned from, and that those who built the reader have not read. */
export const isHeldOut = (author: number): boolean => author % 5 === 0;

export interface SureAnswer {
  sureness: number;
  isRight: boolean;
  /** Two or three readings were offered instead. */
  isAskedBack: boolean;
}

export interface LabeledResult {
  scores: Scores;
  /** How sure each answer was: what tells whether confidence tells right answers from wrong ones. */
  sure: readonly SureAnswer[];
  misses: string[];
}

/**
 * Answers authors' messages twice, from the frame that the author gave and from the frame that was read, and counts an
 * answer as right when the two say the same.
 */
export async function evaluateLabeled(
  data: AssistantData,
  isWanted: (author: number) => boolean,
): Promise<LabeledResult> {
  const scores = new Scores();
  const misses: string[] = [];
  const sure: SureAnswer[] = [];
  for (const message of labeledMessages().filter(({ author }) => isWanted(author))) {
    const asker = withDevices(data, message);
    const turns = await before(message, asker);
    const gold = goldFrame(message, turns.at(-1)?.understanding.frame ?? null);
    const wanted = await composeAnswer(
      { text: message.text, language: message.language, turns: [], surface: "site", frame: gold },
      asker,
      knowledge,
    );
    const read = await composeAnswer(
      { text: message.text, language: message.language, turns, surface: "site" },
      asker,
      knowledge,
    );
    const isRight = saysTheSame(wanted, read);
    const isAskedBack = read.choices.some(({ change }) => change.slot !== "devices") && read.confidence !== null;
    for (const name of groupsOf(message, gold)) scores.of(`${name}, ${message.language}`).count(isRight);
    if (read.confidence !== null)
      sure.push({
        sureness: read.confidence,
        isRight: isAskedBack ? saysTheSame(wanted, await answered(message, asker, read)) : isRight,
        isAskedBack,
      });
    if (!isRight) misses.push(missOf(message, wanted, read));
  }
  return { scores, sure, misses };
}

/** What would have been said instead of asking back. */
const answered = ({ text, language }: LabeledMessage, data: AssistantData, { understanding }: WholeAnswer) =>
  composeAnswer({ text, language, turns: [], surface: "site", frame: understanding.frame }, data, knowledge);

async function before({ previous, language }: LabeledMessage, data: AssistantData): Promise<Turn[]> {
  if (previous === null) return [];
  const { understanding } = await composeAnswer(
    { text: previous, language, turns: [], surface: "site" },
    data,
    knowledge,
  );
  return [{ question: previous, understanding }];
}

/** The account has the devices that the message calls by their names. */
function withDevices(data: AssistantData, { text, spans }: LabeledMessage): AssistantData {
  const named = spans
    .filter(({ slot }) => slot === "device")
    .map(({ from, to }, index) => device(`own${index}`, "smart_plug", text.slice(from, to)));
  return { ...data, devices: async () => [...named, ...DEVICES] };
}

const plain = ({ text }: WholeAnswer): string => text.replaceAll(/\s?\[\d+\]/g, "");

/** The same words; or, of articles, the same article. */
function saysTheSame(wanted: WholeAnswer, read: WholeAnswer): boolean {
  if (plain(wanted) === plain(read)) return true;
  const [one, other] = [wanted, read].map(({ understanding: { frame } }) => planOf(frame));
  return one === "passages" && other === "passages" && wanted.citations[0]?.title === read.citations[0]?.title;
}

/** A question counts in each group that it belongs to. */
function groupsOf({ previous }: LabeledMessage, frame: Frame): string[] {
  const { act, scope, filters, group, pick, aggregate, comparedTo } = frame;
  const parts = [filters, group, pick, aggregate, comparedTo].filter((slot) => slot !== undefined).length;
  const kind = act === "do" || act === "state" ? "devices and actions" : act === "talk" ? "talk" : `${scope} questions`;
  return [
    kind,
    ...(scope === "own" && parts >= 2 && act !== "do" ? ["own questions of several parts"] : []),
    ...(previous === null ? [] : ["follow-ups"]),
    "all",
  ];
}

function missOf({ text, author }: LabeledMessage, wanted: WholeAnswer, read: WholeAnswer): string {
  const [gold, found] = [wanted, read].map(({ understanding: { frame } }) => {
    const { topics, sureness: _sureness, read: _read, mentions: _mentions, language: _language, ...slots } = frame;
    return `${planOf(frame)} ${JSON.stringify({ ...slots, topic: topics[0]?.topic })}`;
  });
  return `${author}: ${text}\n    wanted ${gold}\n    read   ${found}\n    said   ${plain(read).slice(0, 200)}`;
}
