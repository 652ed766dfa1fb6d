import { isLoopback } from "../../adapters/public-address";
import { reasonError, type ReasonName } from "@wattleaf/shared/error-reason";
import { DomainError } from "@wattleaf/shared/errors";

const WILDCARD = "*.";
const MIN_DOMAIN_LABELS = 2;

function invalid(name: ReasonName, values: Record<string, string> = {}) {
  const { message, reason } = reasonError("invalid_input", name, values);
  return new DomainError("invalid_input", message, {
    issues: [{ path: "origin", message }],
    ...(reason ? { reason } : {}),
  });
}

/**
 * An entry of the list of origins as browsers send them: `https://www.utility.example`, or with a wildcard for all
 * sub-domains, `https://*.utility.example`. A plain http origin is only accepted on this machine, for development.
 * @throws DomainError invalid_input
 */
export function parseOriginEntry(text: string): string {
  // What the address bar gives of a home page ends with a slash.
  const typed = text.trim().toLowerCase().replace(/\/$/, "");
  const [scheme = "", rest = ""] = typed.split("://", 2);
  const wildcard = rest.startsWith(WILDCARD);
  const address = `${scheme}://${wildcard ? rest.slice(WILDCARD.length) : rest}`;
  if (!["http", "https"].includes(scheme) || !URL.canParse(address)) throw invalid("origin_format");
  const url = new URL(address);
  if (url.username || url.password) throw invalid("origin_credentials");
  if (!["", "/"].includes(url.pathname) || url.search || url.hash || rest.endsWith("/"))
    throw invalid("origin_path", { origin: `${scheme}://${wildcard ? WILDCARD : ""}${url.host}` });
  if (url.hostname.includes("*")) throw invalid("origin_wildcard_place");
  if (scheme === "http" && !isLoopback(url.hostname.replace(/^\[|\]$/g, ""))) throw invalid("origin_https");
  if (wildcard && (url.hostname.split(".").length < MIN_DOMAIN_LABELS || /^[\d.]+$|^\[/.test(url.hostname)))
    throw invalid("origin_wildcard_domain");
  return wildcard ? `${scheme}://${WILDCARD}${url.host}` : url.origin;
}

/** Whether a page's origin is covered by an entry of the list. A wildcard covers sub-domains, not the domain itself. */
export function coversOrigin(entry: string, origin: string): boolean {
  const [scheme, host = ""] = entry.split("://", 2);
  if (!host.startsWith(WILDCARD)) return entry === origin;
  const [pageScheme, pageHost = ""] = origin.split("://", 2);
  const domain = host.slice(WILDCARD.length - 1);
  return pageScheme === scheme && pageHost.endsWith(domain) && /^[\w.-]+$/.test(pageHost.slice(0, -domain.length));
}
