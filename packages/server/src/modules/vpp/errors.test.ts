import { expect, test } from "vitest";
import { written } from "./errors";

test("a plant that is deleted while a participant is added to it is a conflict, not a failure", async () => {
  const write = Promise.reject(new Error("SQLITE_CONSTRAINT: FOREIGN KEY constraint failed"));
  await expect(written(write, "participant")).rejects.toMatchObject({
    code: "conflict",
    message: "What this participant belongs to was deleted in the meantime.",
  });
});
