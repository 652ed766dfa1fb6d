import { expect, it } from "vitest";
import { untilStopped } from "./until-stopped";

async function collect<T>(events: AsyncGenerator<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const event of events) all.push(event);
  return all;
}

it("hands everything on when nobody stops it", async () => {
  async function* three() {
    yield* [1, 2, 3];
  }
  expect(await collect(untilStopped(three(), new AbortController().signal))).toEqual([1, 2, 3]);
});

it("ends at once when somebody stops it, whatever becomes of what is being worked on", async () => {
  const stop = new AbortController();
  const { promise, reject } = Promise.withResolvers<number>();
  async function* working() {
    yield 1;
    stop.abort();
    yield await promise;
  }
  expect(await collect(untilStopped(working(), stop.signal))).toEqual([1]);
  reject(new Error("The Worker was ended"));
});

it("lets an error through that no stop has brought about", async () => {
  async function* broken() {
    yield 1;
    throw new Error("disk");
  }
  await expect(collect(untilStopped(broken(), new AbortController().signal))).rejects.toThrow("disk");
});
