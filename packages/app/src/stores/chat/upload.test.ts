import { expect, it } from "vitest";
import { conversationWith, shown } from "../../../../../tests/support/conversation";

it("a canceled upload leaves nothing behind", async () => {
  const conversation = conversationWith({
    uploadBill: (_request, _onProgress, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  });
  const uploading = conversation.upload(new File(["x"], "bill.csv"), [], "en");
  expect(shown(conversation)).toEqual([["user", "bill.csv", "done"]]);
  conversation.stop();
  await expect(uploading).rejects.toThrow();
  expect(shown(conversation)).toEqual([]);
  expect(conversation.store.getState().pending).toBe(false);
});
