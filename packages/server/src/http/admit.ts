import { keyScopeOf, needsFullSession, type Operation } from "@wattleaf/shared/contracts/operation";
import {
  type Actor,
  type CustomerActor,
  hasFeature,
  isProgram,
  isReadOnly,
  type OpenAdrClientActor,
} from "../core/actor";
import {
  featureOff,
  fromAnotherSite,
  insufficientOpenAdrScope,
  insufficientScope,
  invalidApiKey,
  noChatWithKey,
  notSignedIn,
  readOnlySession,
} from "../core/errors";
import { type CountCall, type LimitedOperation, rateLimited, rateLimitHeaders } from "./allowance";
import type { Call, OpenCall } from "./call";

/** Dependencies of every operation, on either transport. */
export interface TransportHost {
  openCall: OpenCall;
  countCall: CountCall;
}

/** What the transports need to know of an operation before it runs. */
export type Admission = LimitedOperation &
  Pick<Operation, "customerFeature" | "keyScope" | "method" | "openAdrScope" | "readOnlySession">;

/** Asks for the credential that the operation needs and counts the call, before its input is looked at. */
export async function admit(
  { countCall }: Pick<TransportHost, "countCall">,
  operation: Admission,
  call: Call,
  setHeader: (name: string, value: string) => void,
): Promise<void> {
  if (call.fromForeignPage && operation.access !== "page") throw fromAnotherSite();
  requireCredential(operation, call.ctx.actor);
  if (isReadOnly(call.ctx.actor) && needsFullSession(operation)) throw readOnlySession();
  const allowance = await countCall(operation, call.ctx);
  if (allowance && (operation.access === "developer" || isProgram(call.ctx.actor))) {
    for (const [name, value] of Object.entries(rateLimitHeaders(allowance))) setHeader(name, value);
  }
  if (allowance?.exceeded) throw rateLimited(allowance, operation);
  if (operation.access === "chatOwner") call.ensureVisitor();
}

function requireCredential(operation: Admission, actor: Actor): void {
  const { access, customerFeature } = operation;
  const { kind } = actor;
  if (kind === "key") return requireScope(operation, actor);
  if (kind === "openAdrClient") return requireOpenAdrScope(operation, actor);
  if (kind === "customer" && access === "user") return requireFeature(operation, actor);
  // What is open to anyone, such as the store, is not shown on the page of a partner that has turned it off.
  if (access === "anyone" && customerFeature && !hasFeature(actor, customerFeature)) throw featureOff();
  if (access === "user" && kind !== "user") throw notSignedIn();
  if (access === "developer" && kind !== "user") throw invalidApiKey();
}

/** What a partner has turned on is open to its customers, and nothing else of an account. */
function requireFeature({ customerFeature }: Admission, { features }: CustomerActor): void {
  if (!customerFeature) throw notSignedIn();
  if (!features.includes(customerFeature)) throw featureOff();
}

function requireOpenAdrScope({ access, openAdrScope }: Admission, { scopes }: OpenAdrClientActor): void {
  if (access === "anyone") return;
  if (openAdrScope === undefined || !scopes.includes(openAdrScope)) throw insufficientOpenAdrScope(openAdrScope);
}

function requireScope(operation: Admission, { scopes }: Extract<Actor, { kind: "key" }>): void {
  if (operation.access === "chatOwner") throw noChatWithKey();
  const scope = keyScopeOf(operation);
  if (scope === null && operation.access === "user") throw notSignedIn();
  if (scope !== null && !scopes.includes(scope)) throw insufficientScope(scope);
}
