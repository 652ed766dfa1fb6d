import type { LabeledMessage } from "../labeled-messages";
import { seededRandom } from "../../seeded-random";

/** One English message in this many is learned from misspelled as well. */
const SAMPLED = 6;
const LETTERS_PER_TYPO = 14;

/** English messages as hurried people type them: letters swapped, doubled or left out, no apostrophes, no marks. */
export function misspelled(messages: readonly LabeledMessage[]): LabeledMessage[] {
  const random = seededRandom(31);
  return messages
    .filter(({ language, previous, part, text, message }, index) => {
      const isWhole = previous === null && part === 0 && text === message;
      return index % SAMPLED === 0 && language === "en" && isWhole;
    })
    .map((message) => withTypos(message, random));
}

function withTypos(original: LabeledMessage, random: () => number): LabeledMessage {
  let text = "";
  // Where each letter of the original begins in the misspelled text.
  const starts: number[] = [];
  const letters = [...original.text];
  for (let at = 0; at < letters.length; at += 1) {
    const [letter = "", next = ""] = letters.slice(at, at + 2);
    const isInWord = /[a-z]/i.test(letter) && /[a-z]/i.test(letters[at - 1] ?? "") && /[a-z]/i.test(next);
    const kind = isInWord && random() < 1 / LETTERS_PER_TYPO ? Math.floor(random() * 3) : null;
    starts.push(text.length);
    if (/['’?!,]/.test(letter) || kind === 0) continue;
    if (kind === 1) {
      text += next + letter;
      at += 1;
      starts.push(text.length - 1);
    } else text += kind === 2 ? letter + letter : letter;
  }
  starts.push(text.length);
  const spans = original.spans.map((span) => ({
    ...span,
    from: starts[span.from] ?? text.length,
    to: starts[span.to] ?? text.length,
  }));
  return { ...original, text, message: text, spans };
}
