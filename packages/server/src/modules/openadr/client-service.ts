import type * as contracts from "@wattleaf/shared/contracts/openadr/index";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import {
  OPENADR_SCOPES,
  OPENADR_TOKEN_PREFIX,
  OPENADR_TOKEN_SECONDS,
  type OpenAdrScope,
  SCOPES_OF_ROLE,
} from "@wattleaf/shared/domain/openadr";
import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { DomainError } from "@wattleaf/shared/errors";
import { fieldError } from "@wattleaf/shared/field-error";
import { hashSecret, newId, newSecret } from "../../adapters/secrets";
import type { Actor } from "../../core/actor";
import { invalidOpenAdrToken } from "../../core/errors";
import { requireUserId } from "../../core/owner";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import * as vpp from "../vpp";
import * as repo from "./client.repo";
import { isoOf } from "./values";

type In<Name extends keyof typeof contracts> = InputOf<(typeof contracts)[Name]>;
type Client = OutputOf<(typeof contracts)["deleteClient"]>;

/** @throws DomainError invalid_input, not_found, conflict */
export async function createClient(
  ctx: RequestContext,
  { clientName, role, venID, scopes }: In<"createClient">,
): Promise<Client & { clientSecret: string }> {
  if ((role === "VEN") !== (venID !== undefined)) {
    throw fieldError("venID", role === "VEN" ? "Name the VEN that the client acts as." : "BL acts as no VEN.");
  }
  const allowed = SCOPES_OF_ROLE[role];
  if (scopes?.some((scope) => !allowed.includes(scope))) {
    throw fieldError("scopes", `A ${role} can have ${allowed.join(", ")}.`);
  }
  const venId = venID === undefined ? null : (await vpp.ownParticipant(ctx, venID)).id;
  const clientSecret = newSecret();
  const row: repo.ClientRow = {
    id: newId(),
    userId: requireUserId(ctx),
    name: clientName,
    venId,
    secretHash: hashSecret(clientSecret),
    scopes: ordered(scopes ?? allowed),
    createdAtMs: ctx.platform.clock.now(),
  };
  await vpp.written(repo.insertClient(ctx.platform.db, row), "client");
  return { ...toClientResponse(row), clientSecret };
}

export async function listClients(ctx: RequestContext, { venID }: In<"listClients">): Promise<Client[]> {
  return (await repo.listClients(ctx.platform.db, requireUserId(ctx), venID)).map(toClientResponse);
}

/** @throws DomainError not_found */
export const deleteClient = async (ctx: RequestContext, { clientID }: In<"deleteClient">): Promise<Client> =>
  toClientResponse(await vpp.found("client", repo.deleteClient(ctx.platform.db, requireUserId(ctx), clientID)));

/** @throws DomainError invalid_credentials; invalid_input (path `scope`) for a scope that the client does not have */
export async function fetchToken(
  { platform: { db, clock } }: RequestContext,
  { client_id: id, client_secret: secret, scope }: In<"fetchToken">,
): Promise<OutputOf<(typeof contracts)["fetchToken"]>> {
  const client = await repo.findClientBySecret(db, id, hashSecret(secret));
  if (!client) {
    throw new DomainError("invalid_credentials", "The client_id or client_secret is wrong, or was revoked.");
  }
  const asked = scope?.split(" ").filter(Boolean) ?? [];
  if (asked.some((one) => !client.scopes.includes(one as OpenAdrScope))) {
    throw fieldError("scope", `This client can have ${client.scopes.join(" ")}.`);
  }
  const scopes = asked.length > 0 ? ordered(asked as OpenAdrScope[]) : client.scopes;
  const token = `${OPENADR_TOKEN_PREFIX}${newSecret()}`;
  await repo.insertToken(db, {
    tokenHash: hashSecret(token),
    clientId: client.id,
    scopes,
    expiresAtMs: clock.now() + OPENADR_TOKEN_SECONDS * SECOND_MS,
  });
  return {
    access_token: token,
    token_type: "Bearer",
    expires_in: OPENADR_TOKEN_SECONDS,
    scope: scopes.join(" "),
  };
}

/** Who a token acts as. @throws DomainError invalid_api_key */
export async function openAdrClientActor({ db, clock }: Platform, token: string): Promise<Actor> {
  const found = await repo.findToken(db, hashSecret(token), clock.now());
  if (!found) throw invalidOpenAdrToken();
  return { kind: "openAdrClient", ...found };
}

export const deleteExpiredTokens = ({ db, clock }: Platform): Promise<void> => repo.deleteTokensBefore(db, clock.now());

/** Each once, in the order in which they are listed everywhere. */
const ordered = (scopes: readonly OpenAdrScope[]): OpenAdrScope[] =>
  OPENADR_SCOPES.filter((scope) => scopes.includes(scope));

const toClientResponse = (row: repo.ClientRow): Client => ({
  clientID: row.id,
  clientName: row.name,
  role: row.venId === null ? "BL" : "VEN",
  venID: row.venId,
  scopes: row.scopes,
  createdDateTime: isoOf(row.createdAtMs),
});
