import { MAX_UPLOAD_BYTES } from "@wattleaf/shared/domain/uploads";
import { describe, expect, it } from "vitest";
import { uploadError } from "./send-file";

describe("uploadError", () => {
  it.each([
    ["usage.csv", 10, undefined],
    ["Usage.XML", MAX_UPLOAD_BYTES, undefined],
    ["bill.exe", 10, "file_type_not_supported"],
    ["csv", 10, "file_type_not_supported"],
    ["usage.csv", MAX_UPLOAD_BYTES + 1, "file_too_large"],
    ["usage.csv", 0, "file_empty"],
  ])("%s of %i bytes: %s", (name, size, code) => {
    expect(uploadError({ name, size })?.code).toBe(code);
  });
});
