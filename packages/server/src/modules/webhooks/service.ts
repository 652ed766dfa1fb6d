import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type * as contract from "@wattleaf/shared/contracts/webhooks";
import { HOUR_MS } from "@wattleaf/shared/domain/time";
import { MAX_WEBHOOKS, SECRET_OVERLAP_HOURS, SHOWN_DELIVERIES, WEBHOOK_EVENTS } from "@wattleaf/shared/domain/webhooks";
import { formReasonError, reasonError } from "@wattleaf/shared/error-reason";
import { DomainError } from "@wattleaf/shared/errors";
import { callbackProblem } from "../../adapters/callback-problem";
import { newId } from "../../adapters/secrets";
import type { RequestContext } from "../../core/request-context";
import { requirePartner } from "../partners";
import { sendDueMessages } from "./deliver";
import * as repo from "./repo";
import { newWebhookSecret } from "./sign";

/** @throws DomainError not_found */
export async function list(ctx: RequestContext, input: InputOf<typeof contract.listWebhooks>) {
  const { id } = await requirePartner(ctx, input);
  return (await repo.listWebhooks(ctx.platform.db, id)).map((row) => toWebhookResponse(row, ctx.platform.clock.now()));
}

/** @throws DomainError not_found; invalid_input for an address that only this server's network reaches; conflict */
export async function create(
  ctx: RequestContext,
  input: InputOf<typeof contract.createWebhook>,
): Promise<OutputOf<typeof contract.createWebhook>> {
  const { db, clock, encryption, env } = ctx.platform;
  const partner = await requirePartner(ctx, input);
  const problem = callbackProblem(input.url, env.PARTNER_LOOPBACK === "on", "webhook_not_public");
  if (problem) throw formReasonError("url", problem.name, problem.values);
  const secret = newWebhookSecret();
  const row = {
    id: newId(),
    partnerId: partner.id,
    url: input.url,
    // Each once, in the order in which they are listed everywhere.
    events: WEBHOOK_EVENTS.filter((event) => input.events.includes(event)),
    encryptedSecret: encryption.encrypt(secret),
    createdAtMs: clock.now(),
    previousEncryptedSecret: null,
    previousUntilMs: null,
  };
  if (!(await repo.insertWebhook(db, row, MAX_WEBHOOKS)))
    throw reasonError("conflict", "partner_webhooks_full", { count: MAX_WEBHOOKS });
  return { ...toWebhookResponse(row, clock.now()), secret };
}

/** The old secret signs as well for a day, as Standard Webhooks lets several do. @throws DomainError not_found */
export async function rotateSecret(
  ctx: RequestContext,
  input: InputOf<typeof contract.rotateWebhookSecret>,
): Promise<OutputOf<typeof contract.rotateWebhookSecret>> {
  const { db, clock, encryption } = ctx.platform;
  const { id } = await requireWebhook(ctx, input);
  const secret = newWebhookSecret();
  const row = await repo.replaceSecret(db, id, {
    encryptedSecret: encryption.encrypt(secret),
    previousUntilMs: clock.now() + SECRET_OVERLAP_HOURS * HOUR_MS,
  });
  if (!row) throw noSuchWebhook();
  return { ...toWebhookResponse(row, clock.now()), secret };
}

/** @throws DomainError not_found */
export async function remove(
  ctx: RequestContext,
  input: InputOf<typeof contract.removeWebhook>,
): Promise<{ ok: true }> {
  const { id } = await requirePartner(ctx, input);
  if (!(await repo.deleteWebhook(ctx.platform.db, id, input.webhook_id))) throw noSuchWebhook();
  return { ok: true };
}

/** @throws DomainError not_found */
export async function deliveries(
  ctx: RequestContext,
  input: InputOf<typeof contract.listDeliveries>,
): Promise<contract.Delivery[]> {
  const webhook = await requireWebhook(ctx, input);
  return (await repo.listDeliveries(ctx.platform.db, webhook.id, SHOWN_DELIVERIES)).map(toDeliveryResponse);
}

/** @throws DomainError not_found */
export async function replay(
  ctx: RequestContext,
  input: InputOf<typeof contract.replayDelivery>,
): Promise<{ ok: true }> {
  const { platform } = ctx;
  const webhook = await requireWebhook(ctx, input);
  if (!(await repo.replay(platform.db, webhook.id, input.message_id, platform.clock.now())))
    throw new DomainError("not_found", "This message isn't in the log any more.");
  sendSoon(ctx);
  return { ok: true };
}

/** @throws DomainError not_found */
export async function sendTest(
  ctx: RequestContext,
  input: InputOf<typeof contract.sendTestMessage>,
): Promise<{ messageId: string }> {
  const { platform } = ctx;
  const webhook = await requireWebhook(ctx, input);
  const nowMs = platform.clock.now();
  const messageId = newMessageId();
  const [event = "conversation.ended"] = webhook.events;
  const body = { type: event, timestamp: new Date(nowMs).toISOString(), data: { test: true } };
  await repo.insertDelivery(platform.db, {
    webhookId: webhook.id,
    messageId,
    event,
    body: JSON.stringify(body),
    state: "pending",
    nextTryAtMs: nowMs,
    createdAtMs: nowMs,
  });
  sendSoon(ctx);
  return { messageId };
}

export const newMessageId = (): string => `msg_${newId()}`;

const sendSoon = ({ platform }: RequestContext): void =>
  platform.background.run("Sending webhook messages", () => sendDueMessages(platform));

async function requireWebhook(ctx: RequestContext, input: InputOf<typeof contract.listDeliveries>) {
  const { id } = await requirePartner(ctx, input);
  const row = await repo.findWebhook(ctx.platform.db, id, input.webhook_id);
  if (!row) throw noSuchWebhook();
  return row;
}

const noSuchWebhook = () => new DomainError("not_found", "This webhook doesn't exist. It may have been deleted.");

const toWebhookResponse = (row: repo.WebhookRow, nowMs: number): contract.Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events,
  createdAt: iso(row.createdAtMs),
  previousSecretUntil: row.previousUntilMs !== null && row.previousUntilMs > nowMs ? iso(row.previousUntilMs) : null,
});

const toDeliveryResponse = (row: repo.DeliveryRow): contract.Delivery => ({
  messageId: row.messageId,
  event: row.event,
  state: row.state,
  tries: row.tries,
  createdAt: iso(row.createdAtMs),
  lastTriedAt: row.lastTriedAtMs === null ? null : iso(row.lastTriedAtMs),
  nextTryAt: row.state === "pending" ? iso(row.nextTryAtMs) : null,
  lastStatus: row.lastStatus,
  lastError: row.lastError,
  body: row.body,
});

const iso = (ms: number) => new Date(ms).toISOString();
