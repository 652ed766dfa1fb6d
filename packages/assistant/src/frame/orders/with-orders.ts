import { chargeWindow } from "../devices/charge-window";
import { ordersOnCondition } from "../devices/conditional";
import type { Frame } from "../frame";
import { normalWords } from "../normalize";
import { stateAsked } from "../devices/state-asked";
import type { MessageReading, QuestionReading } from "../reader";
import { orderAfterPeak } from "./order-after-peak";
import { ordersBattery, readOrders } from "./read-orders";

/** The reading of a message that orders several things, or more than a plain order does, as one question. */
export function withOrders(
  text: string,
  names: readonly string[],
  previous: Frame | null,
  reading: MessageReading,
): MessageReading {
  // "If I moved the dishwasher to midnight, what would I save?" orders nothing.
  if (reading.questions.some(({ frame }) => frame.mentions?.homeMatter)) return reading;
  const plain = normalWords(text);
  const [only] = reading.questions;
  const excluded = only && withoutOne(only.frame, plain, previous);
  if (only && excluded) return { ...reading, questions: [{ text, followsUp: true, frame: excluded }] };
  const first =
    reading.questions.find(({ frame }) => frame.act === "do") ??
    reading.questions.find(({ frame }) => frame.act === "state") ??
    (ordersBattery(plain) ? only : undefined);
  if (!first) return withStates(reading, plain, names);
  // It is told that nothing waits for a condition; what it names is none of its orders.
  if (ordersOnCondition(plain))
    return {
      ...reading,
      questions: [{ ...first, frame: { ...first.frame, mentions: { ...first.frame.mentions, onCondition: true } } }],
    };
  const late = orderAfterPeak(plain, first.frame);
  if (late) return { ...reading, questions: [asOne(first, text, late)] };
  const window = chargeWindow(plain);
  if (window) return { ...reading, questions: [asOne(first, text, { ...window, act: "do" })] };
  const orders = readOrders(plain, names, previous);
  const [order] = orders ?? [];
  if (!orders || !order) return withStates(reading, plain, names);
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

function withStates(reading: MessageReading, plain: string, names: readonly string[]): MessageReading {
  const [first] = reading.questions;
  if (!first) return reading;
  // "How warm is it there, and what is it set to?" is one question of one device.
  const ofState = reading.questions.find(({ frame }) => frame.act === "state") ?? first;
  const frame = stateAsked(ofState.frame, plain, names);
  return frame ? { ...reading, questions: [{ text: ofState.text, followsUp: ofState.followsUp, frame }] } : reading;
}

const WITHOUT =
  /\b(?:without|excluding|leave out|take out|ignore|except for) (?:the |my |our )?\w+|[^,]{1,6}?(?:去掉|除掉|剔除|排除|不算|扣掉)/;

/** "And without the car?" after figures counts again, and switches nothing. */
function withoutOne(frame: Frame, plain: string, previous: Frame | null): Frame | null {
  const isOfFigures = previous?.act === "ask" || previous?.act === "compare" || previous?.act === "explain";
  if (frame.act !== "do" || !isOfFigures || !WITHOUT.test(plain)) return null;
  const { language, sureness, read, mentions } = frame;
  return { ...previous, language, sureness, read, ...(mentions && { mentions }) };
}
