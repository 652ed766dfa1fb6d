import { LABEL_HEADS } from "../../../packages/assistant/src/frame/learned/classifier";
import { TAGGED_SLOTS } from "../../../packages/assistant/src/frame/values";
import { areaUnderCurve } from "../area-under-curve";
import type { Judged } from "./evaluate";

/** Figures of quality, both languages and each: no texts. */
export function printFigures(all: readonly Judged[]): void {
  const sets = [
    all,
    all.filter(({ message }) => message.language === "en"),
    all.filter(({ message }) => message.language === "zh"),
  ];
  const row = (name: string, value: (set: readonly Judged[]) => number) =>
    console.log(name.padEnd(28), ...sets.map((set) => (100 * value(set)).toFixed(1).padStart(6)));
  console.log("".padEnd(28), "   all     en     zh", `of ${all.length}`);
  for (const head of LABEL_HEADS) row(head, (set) => share(set.flatMap(({ heads }) => heads[head] ?? [])));
  for (const [name, limit] of [
    ["topic first", 1],
    ["topic in first five", 5],
  ] as const)
    row(name, (set) =>
      share(set.flatMap(({ topicAt }) => (topicAt === null ? [] : [topicAt >= 0 && topicAt < limit]))),
    );
  for (const slot of TAGGED_SLOTS)
    row(`${slot} (F1)`, (set) => {
      const sums = { right: 0, read: 0, labeled: 0 };
      for (const { slots } of set) {
        sums.right += slots[slot]?.right ?? 0;
        sums.read += slots[slot]?.read ?? 0;
        sums.labeled += slots[slot]?.labeled ?? 0;
      }
      return (2 * sums.right) / (sums.read + sums.labeled || 1);
    });
  row("follow-ups seen", (set) =>
    share(
      set
        .filter(({ message }) => message.previous !== null)
        .map(({ followsUp, heads }) => followsUp || heads.act === true),
    ),
  );
  row("whole frame exact", (set) => share(set.map(({ isExact }) => isExact)));
  row("what an answer needs", (set) => share(set.map(({ isRight }) => isRight)));
  row("  own", (set) =>
    share(set.filter(({ message }) => message.labels.scope === "own").map(({ isRight }) => isRight)),
  );
  row("  general and product", (set) =>
    share(set.filter(({ message }) => message.labels.scope !== "own").map(({ isRight }) => isRight)),
  );
  row("  follow-ups", (set) =>
    share(set.filter(({ message }) => message.previous !== null).map(({ isRight }) => isRight)),
  );
  row("AUC of sureness", (set) =>
    areaUnderCurve(set.map(({ frame, isRight }) => ({ sureness: frame.sureness, isRight }))),
  );
}

/** How well the confidence of answers tells right from wrong, and how often each tenth of it is right. */
export function printConfidence(answers: readonly { sureness: number; isRight: boolean }[]): void {
  console.log(`AUC of confidence ${areaUnderCurve(answers).toFixed(3)} of ${answers.length}`);
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const within = answers.filter(({ sureness }) => Math.min(9, Math.floor(sureness * 10)) === tenth);
    const right = share(within.map(({ isRight }) => isRight));
    console.log(`  ${tenth * 10} to ${tenth * 10 + 10} %: ${(100 * right).toFixed(0)} % right of ${within.length}`);
  }
}

export function printErrors(all: readonly Judged[]): void {
  for (const { message, frame, isRight } of all) {
    if (isRight) continue;
    const { read: _, topics, sureness, language: _l, ...rest } = frame;
    console.log(
      JSON.stringify({
        q: message.text,
        prev: message.previous ?? undefined,
        gold: { ...message.labels, ...Object.fromEntries(message.spans.map(({ slot, value }) => [slot, value])) },
        got: { ...rest, topic: topics[0]?.topic },
        sureness: Number(sureness.toFixed(2)),
      }),
    );
  }
}

const share = (values: readonly boolean[]): number => values.filter(Boolean).length / (values.length || 1);
