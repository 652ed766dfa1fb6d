import { expect } from "vitest";
import { createApiKey } from "../../../../packages/shared/src/contracts/api-keys";
import { listSecurityEvents } from "../../../../packages/shared/src/contracts/security-events";
import type { OperationCase } from "../operation-case";

const here = {
  id: expect.any(String),
  at: expect.stringMatching(/Z$/),
  browser: null,
  system: null,
  network: "127.0.0.x",
};

export const SECURITY_EVENTS_CASES: readonly OperationCase[] = [
  {
    operation: listSecurityEvents,
    title: "lists what happened to the account, newest first",
    as: "user",
    input: async (session) => {
      await session.api.platform.background.settled();
      await session.postJson(createApiKey.path, { name: "Meter import" });
      await session.api.platform.background.settled();
      return {};
    },
    output: [
      { ...here, kind: "key_created" },
      { ...here, kind: "signed_in" },
    ],
  },
  {
    operation: listSecurityEvents,
    title: "rejects a visitor",
    as: "visitor",
    input: () => ({}),
    error: { code: "not_signed_in" },
  },
];
