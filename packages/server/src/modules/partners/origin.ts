import { isIP } from "node:net";
import { formReasonError, type ReasonName } from "@wattleaf/shared/error-reason";
import { getDomain } from "tldts";
import { hostOf, isLoopback } from "../../adapters/public-address";

const WILDCARD = "*.";
const MIN_DOMAIN_LABELS = 2;
const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: ":80", https: ":443" };

const invalid = (name: ReasonName, values: Record<string, string> = {}) => formReasonError("origin", name, values);

/**
 * An entry of the list of origins as browsers send them: `https://www.utility.example`, or with a wildcard for all
 * sub-domains, `https://*.utility.example`. A plain http origin is only accepted on this machine, for development.
 * @throws DomainError invalid_input
 */
export function parseOriginEntry(text: string): string {
  // What the address bar gives of a home page ends with a slash.
  const typed = text.trim().toLowerCase().replace(/\/$/, "");
  const [, scheme = "", rest = ""] = /^(https?):\/\/(.*)$/s.exec(typed) ?? [];
  const wildcard = rest.startsWith(WILDCARD) ? WILDCARD : "";
  const address = rest.slice(wildcard.length);
  const url = URL.parse(`${scheme}://${address}`);
  if (!url || url.hostname.startsWith(".") || url.hostname.includes("..")) throw invalid("origin_format");
  if (url.username || url.password) throw invalid("origin_credentials");
  const hostname = withoutFinalDot(url.hostname);
  const origin = `${scheme}://${wildcard}${hostname}${url.port ? `:${url.port}` : ""}`;
  if (!["", "/"].includes(url.pathname) || url.search || url.hash || rest.endsWith("/"))
    throw invalid("origin_path", { origin });
  if (hostname.includes("*")) throw invalid("origin_wildcard_place");
  if (scheme === "http" && !isLoopback(hostOf(url))) throw invalid("origin_https");
  if (wildcard) requireOwnDomain(hostname);
  // Whatever else URLs forgive, such as a final dot, an escape or an address in another notation, is not what was typed.
  const asTyped = `${scheme}://${wildcard}${address.replace(new RegExp(`${DEFAULT_PORTS[scheme]}$`), "")}`;
  if (origin !== asTyped) throw invalid("origin_as_sent", { origin });
  return origin;
}

/** @throws DomainError invalid_input for a domain whose sub-domains belong to others */
function requireOwnDomain(hostname: string): void {
  if (isAddress(hostname) || hostname.split(".").length < MIN_DOMAIN_LABELS) throw invalid("origin_wildcard_domain");
  if (!isOwnDomain(hostname)) throw invalid("origin_wildcard_shared", { domain: hostname });
}

const isAddress = (hostname: string): boolean => hostname.startsWith("[") || isIP(hostname) !== 0;

/** Whether one owner has all sub-domains: not of `co.uk` or `github.io` (Mozilla's Public Suffix List). */
const isOwnDomain = (hostname: string): boolean => getDomain(hostname, { allowPrivateDomains: true }) !== null;

/** DNS takes a name with a final dot for the same; browsers and certificates do not. */
const withoutFinalDot = (hostname: string): string => hostname.replace(/\.$/, "");

/**
 * Whether a page's origin is covered by an entry of the list. A wildcard covers sub-domains, not the domain itself. A
 * host with a final dot is another origin for browsers, and no entry covers it.
 */
export function coversOrigin(entry: string, origin: string): boolean {
  if (/\.(:\d+)?$/.test(origin)) return false;
  const [scheme, host = ""] = entry.split("://", 2);
  if (!host.startsWith(WILDCARD)) return entry === origin;
  const [pageScheme, pageHost = ""] = origin.split("://", 2);
  const domain = host.slice(WILDCARD.length - 1);
  return (
    pageScheme === scheme &&
    pageHost.endsWith(domain) &&
    /^[\w.-]+$/.test(pageHost.slice(0, -domain.length)) &&
    isOwnDomain(domain.slice(1).replace(/:\d+$/, ""))
  );
}
