import { z } from "zod";
import { actionAttachment } from "../attachments";
import { WRITE_LIMIT, operation } from "../operation";

const actionChoice = z.object({ action_id: z.string().min(1).max(64) });

const settledAction = z.object({
  id: z.string(),
  state: z.enum(["done", "declined", "failed", "expired"]),
  outcome: z.string().describe("What came of it, in the answer's language"),
  card: actionAttachment.nullable().describe("The card as it stands now; null when its message is gone"),
});

/** Done once, however often it is confirmed; what came of it stays the same. A proposal stands for 15 minutes. */
export const confirmAction = operation({
  id: "chat.confirmAction",
  method: "POST",
  path: "/api/chat/actions/{action_id}/confirm",
  access: "user",
  summary: "Do what the assistant proposed",
  input: actionChoice,
  output: settledAction,
  limit: WRITE_LIMIT,
  refusals: ["not_signed_in", "not_found"],
});

export const declineAction = operation({
  id: "chat.declineAction",
  method: "POST",
  path: "/api/chat/actions/{action_id}/decline",
  access: "user",
  summary: "Drop what the assistant proposed",
  input: actionChoice,
  output: settledAction,
  limit: WRITE_LIMIT,
  refusals: ["not_signed_in", "not_found"],
});

export const CHAT_ACTIONS_OPERATIONS = [confirmAction, declineAction];
