import { expect } from "vitest";
import {
  createWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  replayDelivery,
  rotateWebhookSecret,
  sendTestMessage,
} from "../../../../packages/shared/src/contracts/webhooks";
import { MAX_WEBHOOKS } from "../../../../packages/shared/src/domain/webhooks";
import type { BrowserSession } from "../../../support/browser-session";
import type { OperationCase } from "../operation-case";
import { choiceOf, onlyForItsAccount } from "./partners/workspaces";

const WEBHOOK = { url: "https://hooks.gridville.invalid/wattleaf", events: ["reward.redeemed"] };
const SHOWN = { ...WEBHOOK, id: expect.any(String), createdAt: expect.stringMatching(/Z$/), previousSecretUntil: null };

async function newWebhook(session: BrowserSession) {
  const choice = await choiceOf(session);
  const response = await session.postJson(`/api/partners/${choice.partner_id}/webhooks`, WEBHOOK);
  return { ...choice, webhook_id: ((await response.json()) as { id: string }).id };
}

async function newMessage(session: BrowserSession) {
  const choice = await newWebhook(session);
  const path = `/api/partners/${choice.partner_id}/webhooks/${choice.webhook_id}/test`;
  const response = await session.postJson(path, {});
  return { ...choice, message_id: ((await response.json()) as { messageId: string }).messageId };
}

export const WEBHOOKS_CASES: readonly OperationCase[] = [
  {
    operation: createWebhook,
    title: "shows the secret only once",
    as: "user",
    input: async (session) => ({ ...(await choiceOf(session)), ...WEBHOOK }),
    output: { ...SHOWN, secret: expect.stringMatching(/^whsec_/) },
    again: "repeated",
  },
  ...[
    "http://hooks.gridville.example",
    "https://localhost/hook",
    "https://10.0.0.1/hook",
    "https://[::1]/hook",
    "https://[::127.0.0.1]/hook",
    "https://router./hook",
  ].map((url): OperationCase => ({
    operation: createWebhook,
    title: `rejects ${url}`,
    as: "user",
    input: async (session) => ({ ...(await choiceOf(session)), ...WEBHOOK, url }),
    error: { code: "invalid_input", path: "url" },
  })),
  {
    operation: createWebhook,
    title: "says what calls one's own computer",
    as: "user",
    input: async (session) => ({ ...(await choiceOf(session)), ...WEBHOOK, url: "http://localhost:3302/webhook" }),
    error: { code: "invalid_input", path: "url", reason: "webhook_not_public" },
  },
  {
    operation: createWebhook,
    title: "stops at five webhooks",
    as: "user",
    input: async (session) => {
      const choice = await choiceOf(session);
      for (let n = 0; n < MAX_WEBHOOKS; n += 1)
        await session.postJson(`/api/partners/${choice.partner_id}/webhooks`, WEBHOOK);
      return { ...choice, ...WEBHOOK };
    },
    error: { code: "conflict", reason: "partner_webhooks_full" },
  },
  ...onlyForItsAccount(createWebhook, WEBHOOK),
  {
    operation: listWebhooks,
    title: "lists webhooks without their secrets",
    as: "user",
    input: async (session) => ({ partner_id: (await newWebhook(session)).partner_id }),
    output: [SHOWN],
  },
  ...onlyForItsAccount(listWebhooks),
  {
    operation: removeWebhook,
    title: "deletes a webhook",
    as: "user",
    input: newWebhook,
    output: { ok: true },
    again: "not_found",
  },
  ...onlyForItsAccount(removeWebhook, { webhook_id: "any" }),
  {
    operation: sendTestMessage,
    title: "sends a sample message",
    as: "user",
    input: newWebhook,
    output: { messageId: expect.stringMatching(/^msg_/) },
    again: "repeated",
  },
  ...onlyForItsAccount(sendTestMessage, { webhook_id: "any" }),
  {
    operation: listDeliveries,
    title: "shows what is to be sent",
    as: "user",
    input: async (session) => {
      const { message_id: _message, ...choice } = await newMessage(session);
      return choice;
    },
    output: [
      expect.objectContaining({
        messageId: expect.stringMatching(/^msg_/),
        event: "reward.redeemed",
        state: "pending",
      }),
    ],
  },
  ...onlyForItsAccount(listDeliveries, { webhook_id: "any" }),
  {
    operation: replayDelivery,
    title: "sends a message again",
    as: "user",
    input: newMessage,
    output: { ok: true },
    again: "repeated",
  },
  {
    operation: replayDelivery,
    title: "does not find a message of another webhook",
    as: "user",
    input: async (session) => ({ ...(await newWebhook(session)), message_id: "msg_any" }),
    error: { code: "not_found" },
  },
  ...onlyForItsAccount(replayDelivery, { webhook_id: "any", message_id: "any" }),
  {
    operation: rotateWebhookSecret,
    title: "shows the new secret only once, and until when the old one signs too",
    as: "user",
    input: newWebhook,
    output: {
      ...SHOWN,
      previousSecretUntil: expect.stringMatching(/Z$/),
      secret: expect.stringMatching(/^whsec_/),
    },
    again: "repeated",
  },
  {
    operation: rotateWebhookSecret,
    title: "does not find an unknown webhook",
    as: "user",
    input: async (session) => ({ ...(await choiceOf(session)), webhook_id: "unknown" }),
    error: { code: "not_found" },
  },
  ...onlyForItsAccount(rotateWebhookSecret, { webhook_id: "any" }),
];
