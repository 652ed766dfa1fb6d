import type { Frame } from "../../packages/assistant/src/frame/frame";
import { charGrams, tokenize } from "../../packages/assistant/src/knowledge/tokenize";

interface Labeled {
  text: string;
  topic: string;
}

const EPOCHS = 8;
const LEARNING_RATE = 0.6;
/** Topics that a prediction names. */
const NAMED = 5;

/**
 * A plain softmax regression over words and pieces of words that stands in for the reader's classifier while the ranker
 * learns: the ranker must see topics as unsure as those of a question without a label.
 *
 * @returns the likeliest topics of a text, best first
 */
export function trainTopics(rows: readonly Labeled[]): (text: string) => Frame["topics"] {
  const topics = [...new Set(rows.map(({ topic }) => topic))];
  const columnOf = new Map(topics.map((topic, at) => [topic, at]));
  const rowOf = new Map<string, number>();
  const features = (text: string, grow: boolean) =>
    [...new Set([...tokenize(text), ...charGrams(text).map((piece) => `#${piece}`)])].flatMap((name) => {
      if (grow && !rowOf.has(name)) rowOf.set(name, rowOf.size);
      return rowOf.get(name) ?? [];
    });
  const examples = rows.map(({ text, topic }) => ({ known: features(text, true), target: columnOf.get(topic) ?? 0 }));
  const columns = topics.length;
  const weights = new Float32Array(rowOf.size * columns);
  const predict = (known: readonly number[]) => {
    const scores = new Float32Array(columns);
    const scale = 1 / Math.sqrt(Math.max(1, known.length));
    for (const row of known)
      for (let column = 0; column < columns; column += 1)
        scores[column] = (scores[column] ?? 0) + (weights[row * columns + column] ?? 0) * scale;
    const top = scores.reduce((a, b) => Math.max(a, b), -Infinity);
    let sum = 0;
    for (let column = 0; column < columns; column += 1) sum += scores[column] = Math.exp((scores[column] ?? 0) - top);
    return scores.map((score) => score / sum);
  };
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (let visit = 0; visit < examples.length; visit += 1) {
      const example = examples[(visit * 7919 + epoch * 31) % examples.length];
      if (!example) continue;
      const shares = predict(example.known);
      const rate = (LEARNING_RATE * 4) / ((1 + 0.3 * epoch) * Math.sqrt(Math.max(1, example.known.length)));
      for (let column = 0; column < columns; column += 1) {
        const error = (column === example.target ? 1 : 0) - (shares[column] ?? 0);
        if (Math.abs(error) < 0.002) continue;
        for (const row of example.known)
          weights[row * columns + column] = (weights[row * columns + column] ?? 0) + rate * error;
      }
    }
  return (text) => {
    const shares = predict(features(text, false));
    return topics
      .map((topic, at) => ({ topic, probability: shares[at] ?? 0 }))
      .toSorted((a, b) => b.probability - a.probability)
      .slice(0, NAMED);
  };
}
