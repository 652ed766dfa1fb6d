import { chargeWindow } from "../charge-window";
import type { Frame } from "../frame";
import { normalWords } from "../normalize";
import type { MessageReading, QuestionReading } from "../reader";
import { readOrders } from "./read-orders";

/** The reading of a message that orders several things, or more than a plain order does, as one question. */
export function withOrders(
  text: string,
  names: readonly string[],
  previous: Frame | null,
  reading: MessageReading,
): MessageReading {
  const first =
    reading.questions.find(({ frame }) => frame.act === "do") ??
    reading.questions.find(({ frame }) => frame.act === "state");
  if (!first) return reading;
  const plain = normalWords(text);
  const window = chargeWindow(plain);
  if (window) return { ...reading, questions: [asOne(first, text, { ...window, act: "do" })] };
  const orders = readOrders(plain, names, previous);
  const [order] = orders ?? [];
  if (!orders || !order) return reading;
  const { command, devices, appliances, rooms, value } = order;
  return {
    ...reading,
    questions: [
      asOne(first, text, {
        act: "do",
        orders,
        command,
        ...(devices && { devices }),
        ...(appliances && { appliances }),
        ...(rooms && { rooms }),
        ...(value === undefined ? {} : { values: [value] }),
      }),
    ],
  };
}

/** Hours, days and amounts that the trained reader marked are those of the orders. */
function asOne({ frame }: QuestionReading, text: string, slots: Partial<Frame>): QuestionReading {
  const { language, topics, sureness, read, mentions } = frame;
  const { danger, ...others } = mentions ?? {};
  // "Limit it to 10 A, so that the breaker stops tripping" is a setting, and no fault.
  const kept = danger && danger !== "breaker" ? { ...others, danger } : others;
  return {
    text,
    followsUp: false,
    frame: {
      language,
      act: "do",
      scope: "own",
      topics,
      sureness,
      read: { act: read.act ?? { words: "", sure: 1 } },
      mentions: kept,
      ...slots,
    },
  };
}
