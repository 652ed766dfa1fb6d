import { type Operation, withPathFields } from "../../packages/shared/src/contracts/operation";
import type { ErrorBody } from "../../packages/shared/src/errors";
import type { BrowserSession } from "./browser-session";

/** The result of an operation, independent of the transport. */
export type Outcome = { ok: true; output: unknown } | { ok: false; status: number; error: ErrorBody };

export interface Transport {
  name: "REST" | "tRPC";
  call(session: BrowserSession, operation: Operation, input: unknown): Promise<Outcome>;
}

const rest: Transport = {
  name: "REST",
  async call(session, operation, input) {
    const { path, rest: sent } = withPathFields(operation, input as object);
    const response =
      operation.method === "GET"
        ? await session.fetch(`${path}?${new URLSearchParams(sent as Record<string, string>)}`)
        : await session.sendJson(operation.method, path, sent);
    const body: unknown = await response.json();
    return response.ok ? { ok: true, output: body } : { ok: false, status: response.status, error: body as ErrorBody };
  },
};

const trpc: Transport = {
  name: "tRPC",
  async call(session, operation, input) {
    const path = `/trpc/${operation.id}`;
    const response =
      operation.method === "GET"
        ? await session.fetch(`${path}?input=${encodeURIComponent(JSON.stringify(input))}`)
        : await session.postJson(path, input);
    const body = (await response.json()) as { result?: { data: unknown }; error?: { data: { error: ErrorBody } } };
    if (body.result) return { ok: true, output: body.result.data };
    if (!body.error) throw new Error(`No tRPC envelope: ${JSON.stringify(body)}`);
    return { ok: false, status: response.status, error: body.error.data.error };
  },
};

export const TRANSPORTS = [rest, trpc] as const;
