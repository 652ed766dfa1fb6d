import type { HubForm } from "@wattleaf/shared/contracts/hubs";
import type { HubSource } from "@wattleaf/shared/domain/devices";
import { formReasonError, type ReasonName } from "@wattleaf/shared/error-reason";
import type { DomainError } from "@wattleaf/shared/errors";
import type { HubAccess } from "../../adapters/hubs/hub-connection";
import { hostOf, isPrivateHost } from "../../adapters/public-address";

interface Protocol {
  plain: string;
  secure: string;
  /** Where the URL names none. */
  ports: Readonly<Record<string, string>>;
}

const PROTOCOLS: Record<HubSource, Protocol> = {
  mqtt: { plain: "mqtt:", secure: "mqtts:", ports: { "mqtt:": "1883", "mqtts:": "8883" } },
  home_assistant: { plain: "http:", secure: "https:", ports: { "http:": "8123", "https:": "443" } },
};

/**
 * Reads where a hub is and what opens it. Without `allowPrivate` it must be on the public internet, and the connection
 * encrypted: anyone on the way could read the token otherwise.
 * @throws DomainError invalid_input that names `address` or `secret`
 */
export function readAccess({ type, address, username, secret }: HubForm, allowPrivate: boolean): HubAccess {
  const { plain, secure, ports } = PROTOCOLS[type];
  const written = address.includes("://") ? address : `${allowPrivate ? plain : secure}//${address}`;
  const url = URL.parse(written);
  if (!url?.hostname || ![plain, secure].includes(url.protocol)) throw addressError(`hub_address_${type}`);
  if (!allowPrivate && isPrivateHost(hostOf(url))) throw addressError("hub_address_not_allowed");
  if (!allowPrivate && url.protocol !== secure) throw addressError("hub_not_secure", { protocol: `${secure}//` });
  const token = secret?.trim() || decoded(url.password) || null;
  if (type === "home_assistant" && token === null) throw formReasonError("secret", "hub_token_missing");
  const path = type === "home_assistant" ? url.pathname.replace(/\/+$/, "") : "";
  return {
    source: type,
    address: `${url.protocol}//${url.hostname.toLowerCase()}:${url.port || ports[url.protocol]}${path}`,
    username: username?.trim() || decoded(url.username) || null,
    secret: token,
    allowPrivate,
  };
}

/** Credentials in a URL are percent-encoded; one with a bare % is taken as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const addressError = (name: ReasonName, values: Record<string, string> = {}): DomainError =>
  formReasonError("address", name, values);

export const secretError = (name: ReasonName): DomainError => formReasonError("secret", name);
