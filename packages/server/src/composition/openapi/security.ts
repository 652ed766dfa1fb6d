import { keyScopeOf, type Operation } from "@wattleaf/shared/contracts/operation";
import { fetchToken } from "@wattleaf/shared/contracts/openadr/clients";
import { API_KEY_SCOPE_MEANINGS, API_KEY_SCOPES } from "@wattleaf/shared/domain/api-keys";
import { OPENADR_SCOPE_MEANINGS } from "@wattleaf/shared/domain/openadr";
import { cookieName, SESSION_COOKIE } from "../../core/cookie-names";

/**
 * How callers prove who they are. OpenAPI has scopes of OAuth alone: those of an API key are the roles that an operation
 * lists with the scheme, and `x-scopes` tells what each one opens.
 */
export const securitySchemes = (serverUrl: string) => ({
  session: {
    type: "apiKey",
    in: "cookie",
    name: cookieName(SESSION_COOKIE, serverUrl.startsWith("https:")),
    description: "A session that is signed in on the site; writes also need the site's own Origin",
  },
  widget: { type: "http", scheme: "bearer", description: "The token of a widget's session on a partner's page" },
  apiKey: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "wl_live_…",
    description: `An API key with the scope that the operation lists: ${API_KEY_SCOPES.join(", ")}`,
    "x-scopes": API_KEY_SCOPE_MEANINGS,
  },
  openAdr: {
    type: "oauth2",
    description: "The token of an OpenADR client",
    flows: { clientCredentials: { tokenUrl: `${serverUrl}${fetchToken.path}`, scopes: OPENADR_SCOPE_MEANINGS } },
  },
});

type Secured = Pick<Operation, "access" | "customerFeature" | "keyScope" | "openAdrScope" | "ownDataScope">;

/** Who may call an operation: each entry by itself, and what a key needs besides for the account's own readings. */
export function securityOf(operation: Secured) {
  const { ownDataScope } = operation;
  return {
    security: alternativesOf(operation),
    ...(ownDataScope ? { "x-own-data-scope": ownDataScope } : {}),
  };
}

function alternativesOf(operation: Secured) {
  const { access, customerFeature, openAdrScope } = operation;
  const scope = keyScopeOf(operation);
  if (access === "user")
    return [
      { session: [] },
      ...(scope ? [{ apiKey: [scope] }] : []),
      // Of an identified customer.
      ...(customerFeature ? [{ widget: [] }] : []),
    ];
  if (access === "developer")
    return [{ apiKey: [scope] }, { session: [] }, ...(openAdrScope ? [{ openAdr: [openAdrScope] }] : [])];
  return access === "chatOwner" ? [{}, { session: [] }, { widget: [] }] : [];
}
