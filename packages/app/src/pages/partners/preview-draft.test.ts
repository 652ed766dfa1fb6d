import { expect, it } from "vitest";
import { withDraft } from "./preview-draft";

const ALL = { upload: true, charts: true, rewards: true, redeem: true };
const REPLY = {
  token: "token",
  expiresAt: "2026-01-15T12:00:00Z",
  identified: false,
  partner: { name: "Gridville Power" },
  greeting: "Saved",
  theme: {},
  quickQuestions: ["Saved?"],
  features: { ...ALL, rewards: false },
};

it("shows what is typed, and keeps what only the server can say", () => {
  const draft = { greeting: "Typed", quickQuestions: [], features: { ...ALL, upload: false } };
  expect(withDraft(REPLY, draft)).toEqual({
    ...REPLY,
    greeting: "Typed",
    quickQuestions: [],
    // Off on the server: a session could not use it.
    features: { upload: false, charts: true, rewards: false, redeem: true },
  });
  expect(withDraft(REPLY, { ...draft, greeting: "  " }).greeting).toBe("Saved");
});
