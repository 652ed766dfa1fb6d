import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { queryClient } from "./query-client";

afterEach(() => queryClient.clear());

test("a change made while a list is loading for the first time shows in it", async () => {
  const { promise: asked, resolve: answerFirst } = Promise.withResolvers<string>();
  const answers = [asked, Promise.resolve("after the change")];
  const list = new QueryObserver(queryClient, { queryKey: ["list"], queryFn: () => answers.shift() });
  const stop = list.subscribe(() => undefined);

  await queryClient.invalidateQueries({ queryKey: ["list"] });
  answerFirst("before the change");
  await asked;

  expect(list.getCurrentResult().data).toBe("after the change");
  stop();
});

test("a list that was loaded is loaded again", async () => {
  const answers = ["first", "second"];
  const list = new QueryObserver(queryClient, { queryKey: ["list"], queryFn: () => answers.shift() });
  const stop = list.subscribe(() => undefined);
  await expect.poll(() => list.getCurrentResult().data).toBe("first");

  await queryClient.invalidateQueries({ queryKey: ["list"] });

  expect(list.getCurrentResult().data).toBe("second");
  stop();
});

test("a list outside the filter is left alone", async () => {
  const list = new QueryObserver(queryClient, { queryKey: ["other"], queryFn: () => Promise.resolve("kept") });
  const stop = list.subscribe(() => undefined);

  await queryClient.invalidateQueries({ queryKey: ["list"] });

  await expect.poll(() => list.getCurrentResult().data).toBe("kept");
  stop();
});
