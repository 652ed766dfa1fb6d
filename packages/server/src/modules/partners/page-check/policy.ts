/** The sources of each directive of a Content-Security-Policy. */
export type Policy = ReadonlyMap<string, readonly string[]>;

export const parsePolicy = (text: string): Policy =>
  new Map(
    text
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = "", ...sources]) => [name.toLowerCase(), sources] as const),
  );

/** The directive that decides, through its fallbacks; null when the policy says nothing about it. */
function deciding(policy: Policy, names: readonly string[]): { name: string; sources: readonly string[] } | null {
  for (const name of names) {
    const sources = policy.get(name);
    if (sources) return { name, sources };
  }
  return null;
}

/** Whether a source list covers a URL (CSP 3, section 6.7.2), as far as it concerns one script of a fixed origin. */
function covers(source: string, url: URL, pageOrigin: string): boolean {
  const text = source.toLowerCase();
  if (text === "*") return true;
  if (text === "'self'") return url.origin === pageOrigin;
  if (/^[a-z][a-z\d+.-]*:$/.test(text)) return text === url.protocol;
  const {
    scheme,
    host = "",
    port,
    path,
  } = /^(?:(?<scheme>[a-z][a-z\d+.-]*):\/\/)?(?<host>[^/:]+)(?::(?<port>\*|\d+))?(?<path>\/.*)?$/.exec(text)?.groups ??
  {};
  if (scheme && `${scheme}:` !== url.protocol && !(scheme === "http" && url.protocol === "https:")) return false;
  const hostFits = host.startsWith("*.") ? url.hostname.endsWith(host.slice(1)) : host === url.hostname;
  const portFits = port === "*" || (port ?? "") === url.port;
  const pathFits = !path || (path.endsWith("/") ? url.pathname.startsWith(path) : url.pathname === path);
  return hostFits && portFits && pathFits;
}

interface Asked {
  url: URL;
  pageOrigin: string;
  nonce: string | undefined;
  integrity: string | undefined;
}

const decidingOfScripts = (policy: Policy) => deciding(policy, ["script-src-elem", "script-src", "default-src"]);

/** With `strict-dynamic`, a script is let in by its nonce or hash, and addresses do not count. */
export const countsOnlyNonces = (policy: Policy): boolean =>
  decidingOfScripts(policy)?.sources.includes("'strict-dynamic'") ?? false;

/** The directive that keeps the script from loading; null if none does. */
export function blocksScript(policy: Policy, { url, pageOrigin, nonce, integrity }: Asked): string | null {
  const directive = decidingOfScripts(policy);
  if (!directive) return null;
  const { name, sources } = directive;
  const hasNonce = nonce !== undefined && sources.includes(`'nonce-${nonce}'`);
  const hasHash = integrity !== undefined && integrity.split(/\s+/).every((hash) => sources.includes(`'${hash}'`));
  if (hasNonce || hasHash) return null;
  if (countsOnlyNonces(policy)) return name;
  return sources.some((source) => covers(source, url, pageOrigin)) ? null : name;
}

/** The directive that keeps the page from calling our API; null if none does. */
export function blocksConnect(policy: Policy, { url, pageOrigin }: Pick<Asked, "pageOrigin" | "url">): string | null {
  const directive = deciding(policy, ["connect-src", "default-src"]);
  if (!directive) return null;
  const api = new URL("/api/chat", url);
  return directive.sources.some((source) => covers(source, api, pageOrigin)) ? null : directive.name;
}
