import { expect, it, vi } from "vitest";
import { sendForm } from "./upload";

it("sends nothing when it was canceled before it began", async () => {
  const request = vi.fn();
  vi.stubGlobal("XMLHttpRequest", request);
  const sent = sendForm("/api/upload", { file: new File(["x"], "bill.csv") }, vi.fn(), AbortSignal.abort());
  await expect(sent).rejects.toMatchObject({ name: "AbortError" });
  expect(request).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
