import { expect, test } from "vitest";
import { z } from "zod";
import { validate } from "./validate";

const schema = z.object({ name: z.string().min(1).max(60), code: z.string().min(4, "Four letters, please") });

test.each([
  [{ code: "abcd" }, "name: This field is required."],
  [{ name: "", code: "abcd" }, "name: This field must not be empty."],
  [{ name: "x".repeat(61), code: "abcd" }, "name: Use up to 60 characters."],
  [{ name: "x", code: "abc" }, "code: Four letters, please"],
])("a bad field is named with what to do, in plain words: %o", (input, message) => {
  expect(() => validate(schema, input)).toThrow(message);
});
