import { expect } from "vitest";
import { sendMessage } from "../../../../../packages/shared/src/contracts/chat/messages";
import { confirmAction, declineAction } from "../../../../../packages/shared/src/contracts/chat/actions";
import { connectDevice } from "../../../../../packages/shared/src/contracts/devices";
import { proposalIn } from "../../../../support/proposals";
import type { BrowserSession } from "../../../../support/browser-session";
import type { OperationCase } from "../../operation-case";

/** Asks to switch off a new heater; returns the id of the assistant's proposal. */
async function proposed(session: BrowserSession): Promise<string> {
  await session.postJson(connectDevice.path, { type: "water_heater", name: "Boiler" });
  return proposalIn(await session.postJson(sendMessage.path, { message: "turn off the water heater" }));
}

const post = (session: BrowserSession, id: string, verdict: "confirm" | "decline") =>
  session.postJson(`/api/chat/actions/${id}/${verdict}`, {});

export const CHAT_ACTION_CASES: readonly OperationCase[] = [
  ...[confirmAction, declineAction].flatMap((operation): OperationCase[] => [
    {
      operation,
      title: "rejects a visitor",
      as: "visitor",
      input: () => ({ action_id: "any" }),
      error: { code: "not_signed_in" },
    },
    {
      operation,
      title: "only finds the caller's own proposals",
      as: "user",
      input: () => ({ action_id: "somebody-elses" }),
      error: { code: "not_found" },
    },
  ]),
  {
    operation: confirmAction,
    title: "runs the proposed action",
    as: "user",
    input: async (session) => ({ action_id: await proposed(session) }),
    output: expect.objectContaining({
      state: "done",
      outcome: "Boiler (simulated) is off.",
      card: expect.objectContaining({ state: "done", outcome: "Boiler (simulated) is off." }),
    }),
    again: "same",
  },
  {
    operation: confirmAction,
    title: "returns the same for a dismissed proposal",
    as: "user",
    input: async (session) => {
      const action_id = await proposed(session);
      await post(session, action_id, "decline");
      return { action_id };
    },
    output: expect.objectContaining({ state: "declined" }),
  },
  {
    operation: declineAction,
    title: "dismisses a proposal",
    as: "user",
    input: async (session) => ({ action_id: await proposed(session) }),
    output: expect.objectContaining({ state: "declined", card: expect.objectContaining({ state: "declined" }) }),
    again: "same",
  },
  {
    operation: declineAction,
    title: "does not undo an action",
    as: "user",
    input: async (session) => {
      const action_id = await proposed(session);
      await post(session, action_id, "confirm");
      return { action_id };
    },
    output: expect.objectContaining({ state: "done" }),
  },
];
