import { ask, openChat, question } from "./ask";
import { Outcomes } from "./outcomes";

const VISITORS = 64;

const openChats = (url: string, count: number) => Promise.all(Array.from({ length: count }, () => openChat(url)));

/** The server's code is compiled and its Workers have begun before anything is timed. */
export async function warmUp(url: string): Promise<void> {
  for (let round = 0; round < 4; round += 1) await burstOf(url, 32, new Outcomes());
}

/** So many questions in the same instant, `rounds` times. */
export async function bursts(url: string, questions: number, rounds: number): Promise<Outcomes> {
  const outcomes = new Outcomes();
  for (let round = 0; round < rounds; round += 1) await burstOf(url, questions, outcomes, round);
  return outcomes;
}

async function burstOf(url: string, questions: number, outcomes: Outcomes, round = 0): Promise<void> {
  const cookies = await openChats(url, questions);
  const ends = await Promise.all(cookies.map((cookie, chat) => ask(url, cookie, question(chat + round))));
  for (const end of ends) outcomes.add(end);
}

/** Questions at a steady rate, asked whether or not earlier ones have been answered. */
export async function steadily(url: string, perSecond: number, seconds: number): Promise<Outcomes> {
  const cookies = await openChats(url, VISITORS);
  const outcomes = new Outcomes();
  const asked: Promise<void>[] = [];
  const from = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const pause = from + (index * 1_000) / perSecond - performance.now();
    if (pause > 0) await Bun.sleep(pause);
    asked.push(ask(url, cookies[index % VISITORS] ?? "", question(index)).then((end) => outcomes.add(end)));
  }
  await Promise.all(asked);
  return outcomes;
}
