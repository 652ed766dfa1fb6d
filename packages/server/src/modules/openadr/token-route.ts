import { Elysia } from "elysia";
import { fetchToken } from "@wattleaf/shared/contracts/openadr/clients";
import { domainErrorOf } from "../../core/errors";
import { parseJson } from "../../core/json";
import { validate } from "../../core/validate";
import { MAX_JSON_BYTES, readBody } from "../../http/request-body";
import { BODY_UNREAD, jsonResponse, openRoute, type RestRoute } from "../../http/rest";
import * as clients from "./client-service";

const BASIC = /^Basic +(\S+)$/i;

/** The token endpoint: a form, as OAuth 2.0 has it, and OAuth's own errors (RFC 6749, sections 4.4 and 5.2). */
export const tokenRoute: RestRoute = (host) =>
  new Elysia().post(
    fetchToken.path,
    async (context) => {
      const { call, headers } = await openRoute(host, fetchToken, context);
      const fields = {
        ...(await readFields(context.request)),
        ...basicClient(context.request.headers.get("authorization")),
      };
      try {
        const token = await clients.fetchToken(call.ctx, validate(fetchToken.input, fields));
        return jsonResponse(fetchToken.output.parse(token), headers);
      } catch (error) {
        const answer = oauthErrorOf(error);
        if (!answer) throw error;
        if (answer.status === 401) headers.set("www-authenticate", 'Basic realm="OpenADR"');
        return jsonResponse({ error: answer.error, error_description: answer.description }, headers, answer.status);
      }
    },
    BODY_UNREAD,
  );

/** A form, or JSON from callers who send nothing else. */
async function readFields(request: Request): Promise<object> {
  const body = await readBody(request, MAX_JSON_BYTES);
  const isJson = request.headers.get("content-type")?.startsWith("application/json");
  if (!isJson) return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body)));
  return Object(parseJson(body)) as object;
}

/** The client in Basic authentication, whose parts are form-encoded; nothing without any. */
function basicClient(authorization: string | null) {
  const encoded = authorization?.match(BASIC)?.[1];
  if (encoded === undefined) return {};
  const [id = "", ...secret] = Buffer.from(encoded, "base64").toString("utf8").split(":");
  const [first] = new URLSearchParams(`${id}=${secret.join(":")}`);
  return first ? { client_id: first[0], client_secret: first[1] } : {};
}

/** Null for an error that is not about the request. */
function oauthErrorOf(error: unknown) {
  const domain = domainErrorOf(error);
  if (domain?.code === "invalid_credentials") {
    return { status: 401, error: "invalid_client", description: domain.message };
  }
  if (domain?.code !== "invalid_input") return null;
  const path = domain.issues[0]?.path;
  const kinds: Record<string, string> = { grant_type: "unsupported_grant_type", scope: "invalid_scope" };
  return { status: 400, error: kinds[path ?? ""] ?? "invalid_request", description: domain.message };
}
