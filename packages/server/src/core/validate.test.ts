import { expect, test } from "vitest";
import { z } from "zod";
import { validate } from "./validate";

const schema = z.object({
  name: z.string().min(1).max(60),
  code: z.string().min(4, "Four letters, please"),
  questions: z.array(z.string()).min(1).max(4).optional(),
  months: z.array(z.int()).length(12).optional(),
  days: z.int().min(1).max(90).optional(),
  rate: z.number().gt(0).lt(100).optional(),
});
const valid = { name: "x", code: "abcd" };

test.each([
  [{ code: "abcd" }, "name: This field is required."],
  [{ name: "", code: "abcd" }, "name: This field must not be empty."],
  [{ name: "x".repeat(61), code: "abcd" }, "name: Use up to 60 characters."],
  [{ name: "x", code: "abc" }, "code: Four letters, please"],
  [{ ...valid, questions: ["1", "2", "3", "4", "5"] }, "questions: Send up to 4 values."],
  [{ ...valid, questions: [] }, "questions: Send at least one value."],
  [{ ...valid, months: [1] }, "months: Send 12 values."],
  [{ ...valid, months: Array.from({ length: 13 }, () => 1) }, "months: Send 12 values."],
  [{ ...valid, days: 91 }, "days: Use a value up to 90."],
  [{ ...valid, days: 0 }, "days: Use a value of at least 1."],
  [{ ...valid, rate: 100 }, "rate: Use a value below 100."],
  [{ ...valid, rate: 0 }, "rate: Use a value above 0."],
])("a bad field is named with what to do, in plain words: %o", (input, message) => {
  expect(() => validate(schema, input)).toThrow(message);
});
