import { type Operation, withPathFields } from "../../packages/shared/src/contracts/operation";
import { IDEMPOTENCY_KEY_FIELD, IDEMPOTENCY_KEY_HEADER } from "../../packages/shared/src/domain/idempotency";
import type { ErrorBody } from "../../packages/shared/src/errors";
import type { BrowserSession } from "./browser-session";

/** The result of an operation, independent of the transport. */
export type Outcome = { ok: true; output: unknown } | { ok: false; status: number; error: ErrorBody };

/** @param key the idempotency key: REST sends it as a header, and tRPC in the input */
type Send = (session: BrowserSession, operation: Operation, input: unknown, key?: string) => Promise<Response>;

export interface Transport {
  name: "REST" | "tRPC";
  send: Send;
  read(response: Response): Promise<Outcome>;
  /** Sends it and reads the response. */
  call(...call: Parameters<Send>): Promise<Outcome>;
}

const transport = (name: Transport["name"], send: Send, read: Transport["read"]): Transport => ({
  name,
  send,
  read,
  call: async (...call) => read(await send(...call)),
});

const rest = transport(
  "REST",
  async (session, operation, input, key) => {
    const { path, rest: sent } = withPathFields(operation, input as object);
    if (operation.method === "GET")
      return session.fetch(`${path}?${new URLSearchParams(sent as Record<string, string>)}`);
    return session.sendJson(operation.method, path, sent, key === undefined ? {} : { [IDEMPOTENCY_KEY_HEADER]: key });
  },
  async (response) => {
    const body: unknown = await response.json();
    return response.ok ? { ok: true, output: body } : { ok: false, status: response.status, error: body as ErrorBody };
  },
);

const trpc = transport(
  "tRPC",
  async (session, operation, input, key) => {
    const path = `/trpc/${operation.id}`;
    if (operation.method === "GET") return session.fetch(`${path}?input=${encodeURIComponent(JSON.stringify(input))}`);
    const field = operation.idempotencyKeyField ?? IDEMPOTENCY_KEY_FIELD;
    return session.postJson(path, key === undefined ? input : { ...(input as object), [field]: key });
  },
  async (response) => {
    const body = (await response.json()) as { result?: { data: unknown }; error?: { data: { error: ErrorBody } } };
    if (body.result) return { ok: true, output: body.result.data };
    if (!body.error) throw new Error(`No tRPC envelope: ${JSON.stringify(body)}`);
    return { ok: false, status: response.status, error: body.error.data.error };
  },
);

export const TRANSPORTS = [rest, trpc] as const;
