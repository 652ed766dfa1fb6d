import { expect, test } from "vitest";
import { AnswerQueue, type Asker, type Slot } from "./answer-queue";

const visitor = (address = "198.51.100.7"): Asker => ({ share: "visitors", caller: address });
const USER: Asker = { share: "users", caller: "account-1" };
const signal = new AbortController().signal;

/** Enters and notes in which order slots are given. */
function entering(queue: AnswerQueue, order: string[]) {
  return (name: string, asker: Asker, left = signal) =>
    queue.enter(asker, left).then((slot) => (order.push(name), slot));
}

test("a flood of visitors does not keep a user waiting", async () => {
  const queue = new AnswerQueue({ slots: 1, roomPerShare: 100 });
  const order: string[] = [];
  const enter = entering(queue, order);
  const slots: Promise<Slot>[] = [enter("first", visitor())];
  for (let n = 0; n < 100; n += 1) slots.push(enter(`visitor ${n}`, visitor()));
  slots.push(enter("user", USER));
  for (const slot of slots) void slot.then((held) => held.leave());
  await Promise.all(slots);
  expect(order.indexOf("user")).toBeLessThanOrEqual(2);
  expect(order).toHaveLength(102);
});

test("a share that is full is told when to come back, and others still have room", async () => {
  const queue = new AnswerQueue({ slots: 1, roomPerShare: 2 });
  const held = await queue.enter(visitor(), signal);
  const waiting = [queue.enter(visitor(), signal), queue.enter(visitor("203.0.113.9"), signal)];
  await expect(queue.enter(visitor(), signal)).rejects.toMatchObject({
    code: "unavailable",
    message: "Wattleaf is answering many questions right now. Try again in 2 seconds.",
    retryAfterSeconds: 2,
  });
  const user = queue.enter(USER, signal);
  held.leave();
  for (const slot of [...waiting, user]) void slot.then((one) => one.leave());
  await Promise.all([...waiting, user]);
});

test("a place is free again when a caller leaves the queue, and when an answer is away", async () => {
  const queue = new AnswerQueue({ slots: 1, roomPerShare: 1 });
  const held = await queue.enter(visitor(), signal);
  const leaving = new AbortController();
  const left = queue.enter(visitor(), leaving.signal);
  leaving.abort();
  await expect(left).rejects.toThrow("abort");

  const next = queue.enter(USER, signal);
  const { promise: computed, resolve: finish } = Promise.withResolvers<string>();
  const away = held.whileAway(() => computed);
  const other = await next;
  finish("schedule");
  expect(await away).toBe("schedule");
  // Both go on; the next one waits until both have left.
  const order: string[] = [];
  const last = queue.enter(USER, signal).then((slot) => (order.push("last"), slot));
  held.leave();
  held.leave();
  await Promise.resolve();
  expect(order).toEqual([]);
  other.leave();
  (await last).leave();
});
