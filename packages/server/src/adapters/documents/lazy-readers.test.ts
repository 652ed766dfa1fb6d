import { expect, test, vi } from "vitest";
import { readUpload } from "../../modules/bills/read-file";

// A reader that is loaded although no file needs it breaks here.
for (const heavy of ["unpdf", "@e965/xlsx", "tesseract.js"]) {
  vi.doMock(heavy, () => {
    throw new Error(`${heavy} was loaded`);
  });
}

test("a CSV or XML file loads no reader of documents", async () => {
  const csv = new TextEncoder().encode("month,kwh\n2024-01,310\n2024-02,290\n");
  expect(await readUpload(csv)).toMatchObject({ total: 600_000 });
  await expect(readUpload(new TextEncoder().encode("<feed></feed>"))).rejects.toMatchObject({
    code: "file_unreadable",
  });
});

test("and the test sees it when one is loaded", async () => {
  await expect(readUpload(new TextEncoder().encode("%PDF-1.7"))).rejects.toThrow();
  await expect(import("unpdf")).rejects.toThrow();
});
