import { expect, test } from "vitest";
import { reasonError, reasonInEnglish, reasonOf } from "./error-reason";

test("an error says its reason in English, and names it for other languages", () => {
  const error = reasonError("file_unreadable", "image_too_large", { width: 9_000, height: 7_000 });
  expect(error.message).toMatch(/^This image is too large to read \(9000 × 7000 pixels\)\./);
  expect(error.reason).toEqual({ name: "image_too_large", values: { width: 9_000, height: 7_000 } });
});

test("a kept English sentence leads back to its reason", () => {
  expect(reasonOf(reasonInEnglish("utility_withdrawn"))).toEqual({ name: "utility_withdrawn", values: {} });
  const { message } = reasonError("utility_rejected", "utility_status", { status: 403 });
  expect(reasonOf(message)).toEqual({ name: "utility_status", values: { status: "403" } });
  expect(reasonOf("Something else went wrong.")).toBeNull();
});
