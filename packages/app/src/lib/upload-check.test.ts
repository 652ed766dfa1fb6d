import { MAX_UPLOAD_BYTES } from "@wattleaf/shared/domain/uploads";
import { describe, expect, it } from "vitest";
import { checkUpload } from "./upload-check";

describe("checkUpload", () => {
  it.each(["bill.pdf", "Usage.CSV", "greenbutton.xml", "scan.jpeg"])("accepts %s", (name) => {
    expect(checkUpload({ name, size: 10 })).toBeNull();
  });

  it.each(["bill.exe", "csv", "bill.pdf.zip", "bill."])("rejects %s for its type", (name) => {
    expect(checkUpload({ name, size: 10 })).toBe("wrongType");
  });

  it("rejects one byte over the limit and accepts the limit itself", () => {
    expect(checkUpload({ name: "a.csv", size: MAX_UPLOAD_BYTES })).toBeNull();
    expect(checkUpload({ name: "a.csv", size: MAX_UPLOAD_BYTES + 1 })).toBe("tooLarge");
  });
});
