import type { ReasonName } from "@wattleaf/shared/error-reason";
import type { MessageValues } from "@wattleaf/shared/i18n/translate";
import { hasNoDomain, hostOf, isLoopback, isPrivateHost } from "./public-address";

/** What is wrong with a URL, and what to do about it. */
interface Problem {
  name: ReasonName;
  values: MessageValues;
}

const because = (name: ReasonName, values: MessageValues = {}): Problem => ({ name, values });

/**
 * What keeps this server from calling a URL, as far as it can be seen before its name is resolved; null if nothing does.
 * @param allowLoopback also takes this machine, over plain http too: for tests and development alone
 * @param ofLocal why this machine is not called, in the words of who asked; else it is rejected as any other address
 */
export function callbackProblem(url: string, allowLoopback: boolean, ofLocal?: ReasonName): Problem | null {
  const parsed = URL.parse(url);
  if (!parsed) return because("callback_https");
  const host = hostOf(parsed);
  if (allowLoopback && isLoopback(host) && /^https?:$/.test(parsed.protocol)) return null;
  if (ofLocal && isLoopback(host)) return because(ofLocal);
  if (parsed.protocol !== "https:") return because("callback_https");
  if (parsed.username || parsed.password) return because("callback_credentials");
  if (hasNoDomain(host)) return because("callback_no_domain", { host: host.replace(/\.$/, "") });
  return isPrivateHost(host) ? because("callback_private") : null;
}
