import { subscribe } from "../../../../packages/shared/src/contracts/newsletter";
import type { OperationCase } from "../operation-case";

export const NEWSLETTER_CASES: readonly OperationCase[] = [
  {
    operation: subscribe,
    title: "subscribes an address, once or twice",
    as: "visitor",
    input: async (session) => {
      const subscription = { email: "reader@example.com", plan: "newsletter" };
      await session.postJson(subscribe.path, subscription);
      return subscription;
    },
    output: { ok: true },
  },
  {
    operation: subscribe,
    title: "rejects an invalid address",
    as: "visitor",
    input: () => ({ email: "reader", plan: "newsletter" }),
    error: { code: "invalid_input", path: "email" },
  },
];
