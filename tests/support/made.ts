import type { z } from "zod";
import { type Operation, withPathFields } from "../../packages/shared/src/contracts/operation";
import type { BrowserSession } from "./browser-session";

/** Sets up what a case needs: runs an operation over REST, and fails loudly when it is rejected. */
export async function made<I extends z.ZodType, O extends z.ZodType>(
  session: BrowserSession,
  operation: Operation<I, O>,
  input: z.input<I>,
): Promise<z.output<O>> {
  const { path, rest } = withPathFields(operation, input as object);
  const response =
    operation.method === "GET"
      ? await session.fetch(`${path}?${new URLSearchParams(rest as Record<string, string>)}`)
      : await session.sendJson(operation.method, path, rest);
  if (!response.ok) throw new Error(`${operation.id}: ${response.status} ${await response.text()}`);
  return (await response.json()) as z.output<O>;
}
