import { z } from "zod";
import { actionAttachment } from "../attachments";
import { WRITE_LIMIT, operation } from "../operation";

const actionChoice = z.object({ action_id: z.string().min(1).max(64) });

const settledAction = z.object({
  id: z.string(),
  state: z.enum(["done", "declined", "failed", "expired"]),
  outcome: z.string().describe("The result, in the answer's language"),
  card: actionAttachment.nullable().describe("The card's current state; null if its message was deleted"),
});

/** Runs once, however often it is confirmed; its outcome does not change. A proposal expires after 15 minutes. */
export const confirmAction = operation({
  id: "chat.confirmAction",
  method: "POST",
  path: "/api/chat/actions/{action_id}/confirm",
  access: "user",
  idempotency: "natural",
  idempotencyReason: "An action runs once, and each confirmation gets its result.",
  summary: "Confirm a proposed action",
  input: actionChoice,
  output: settledAction,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found"],
});

export const declineAction = operation({
  id: "chat.declineAction",
  method: "POST",
  path: "/api/chat/actions/{action_id}/decline",
  access: "user",
  idempotency: "natural",
  idempotencyReason: "An action that was declined stays declined.",
  summary: "Decline a proposed action",
  input: actionChoice,
  output: settledAction,
  limit: WRITE_LIMIT,
  errors: ["not_signed_in", "not_found"],
});

export const CHAT_ACTIONS_OPERATIONS = [confirmAction, declineAction];
