import type { InputOf } from "@wattleaf/shared/contracts/operation";
import type { checkPartnerPage, PageCheck, PageFinding } from "@wattleaf/shared/contracts/partners/insight";
import { formReasonError } from "@wattleaf/shared/error-reason";
import { callbackProblem } from "../../../adapters/callback-problem";
import { getPublic, type PublicPage } from "../../../adapters/public-get";
import type { Platform } from "../../../core/platform";
import type { RequestContext } from "../../../core/request-context";
import { siteOrigin } from "../../../env";
import { coversOrigin } from "../origin";
import { findOrigins, isRevokedWidgetKey } from "../repo";
import { requirePartner } from "../workspaces/service";
import { wrongAttributes } from "./attributes";
import { blocksByCrossOrigin, blocksByIntegrity } from "./integrity";
import { blocksConnect, blocksScript, countsOnlyNonces, parsePolicy } from "./policy";
import { isLauncher, isPinnedLauncher, metaPolicies, type ScriptTag, scriptTags } from "./script-tag";

const MOST_REDIRECTS = 3;
const DETAIL_MAX_LENGTH = 300;

type Finding = PageCheck["findings"][number];
const finding = (code: PageFinding, detail: string | null = null, expected: string | null = null): Finding => ({
  code,
  detail: detail && detail.slice(0, DETAIL_MAX_LENGTH),
  expected,
});

/**
 * Reads a page as a browser without scripts does, and says what keeps the widget from working on it. Only pages of
 * origins on the partner's list are read, and none that only this server's network reaches.
 * @throws DomainError not_found, invalid_input
 */
export async function checkPage(ctx: RequestContext, input: InputOf<typeof checkPartnerPage>): Promise<PageCheck> {
  const { env, db } = ctx.platform;
  const partner = await requirePartner(ctx, input);
  const problem = callbackProblem(input.url, env.PARTNER_LOOPBACK === "on", "page_not_public");
  if (problem) throw formReasonError("url", problem.name, problem.values);
  const url = new URL(input.url);
  const origins = await findOrigins(db, partner.id);
  const isListed = ({ origin }: URL) => origins.some((entry) => coversOrigin(entry, origin));
  if (!isListed(url)) return { url: url.href, status: null, findings: [finding("origin_not_listed", url.origin)] };

  const read = await readPage(url, isListed, env.PARTNER_LOOPBACK === "on");
  if ("findings" in read) return read;
  const { page, at } = read;
  const result = (findings: Finding[]): PageCheck => ({ url: at.href, status: page.status, findings });
  if (page.status >= 400) return result([finding("unreachable", `HTTP ${page.status}`)]);
  if (!/\bhtml\b/.test(page.headers["content-type"] ?? "")) {
    return result([finding("not_html", page.headers["content-type"] ?? null)]);
  }
  const site = new URL(siteOrigin(env));
  const { tag, src, fault } = widgetScript(page.body, at, site);
  if (!tag || !src) return result([fault]);
  const key = tag["data-key"];
  const findings = [
    ...(await versionFindings(ctx.platform, src, site, tag)),
    ...crossOriginFindings(at, src, tag),
    ...(key ? [] : [finding("key_missing", null, `data-key="${partner.widgetKey}"`)]),
    ...(key && key !== partner.widgetKey
      ? [finding((await isRevokedWidgetKey(db, key)) ? "key_replaced" : "key_wrong", key, partner.widgetKey)]
      : []),
    ...wrongAttributes(tag).map(({ written, expected }) => finding("attribute_wrong", written, expected)),
    ...policyFindings(page, at, src, tag),
  ];
  return result(findings.length > 0 ? findings : [finding("ok")]);
}

/** Follows redirects to where the partner's list still covers them. */
async function readPage(
  url: URL,
  isListed: (url: URL) => boolean,
  allowLoopback: boolean,
): Promise<PageCheck | { page: PublicPage; at: URL }> {
  let at = url;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    let page: PublicPage;
    try {
      page = await getPublic(at.href, allowLoopback);
    } catch {
      return { url: at.href, status: null, findings: [finding("unreachable")] };
    }
    const location = page.status >= 300 && page.status < 400 ? page.headers.location : undefined;
    const next = location === undefined ? null : URL.parse(location, at);
    if (!next) return { page, at };
    if (!isListed(next)) {
      return { url: next.href, status: page.status, findings: [finding("origin_not_listed", next.origin)] };
    }
    at = next;
  }
  return { url: at.href, status: null, findings: [finding("unreachable", "Too many redirects")] };
}

/** The page's tag of our launcher, or what is wrong instead. */
function widgetScript(html: string, at: URL, site: URL): { tag?: ScriptTag; src?: URL; fault: Finding } {
  const scripts = scriptTags(html).flatMap((tag) => {
    const src = tag.src ? URL.parse(tag.src, at) : null;
    return src && isLauncher(src) ? [{ tag, src }] : [];
  });
  const own = scripts.find(({ src }) => src.origin === site.origin);
  if (own) return { ...own, fault: finding("ok") };
  const [other] = scripts;
  const expected = `${site.origin}/widget.js`;
  return { fault: other ? finding("script_elsewhere", other.src.href, expected) : finding("script_missing") };
}

/** A page that pins a version by its integrity stays with it: what it needs to move on is the new address and hash. */
async function versionFindings(platform: Platform, src: URL, site: URL, tag: ScriptTag): Promise<Finding[]> {
  const release = isPinnedLauncher(src) ? await platform.widgetRelease() : null;
  if (!release) return [];
  const expected = `integrity="${release.integrity}"`;
  if (src.pathname !== release.src) return [finding("version_old", `src="${site.origin}${release.src}" ${expected}`)];
  return blocksByIntegrity(tag, release.integrity)
    ? [finding("integrity_wrong", `integrity="${tag.integrity}"`, expected)]
    : [];
}

function crossOriginFindings(at: URL, src: URL, tag: ScriptTag): Finding[] {
  if (src.origin === at.origin || !blocksByCrossOrigin(tag)) return [];
  const { crossorigin: written } = tag;
  const detail = written === undefined ? null : `crossorigin="${written}"`;
  return [finding("crossorigin_wrong", detail, 'crossorigin="anonymous"')];
}

function policyFindings(page: PublicPage, at: URL, src: URL, tag: ScriptTag): Finding[] {
  const texts = [...(page.headers["content-security-policy"]?.split(",") ?? []), ...metaPolicies(page.body)];
  return texts.map(parsePolicy).flatMap((policy) => {
    const asked = { url: src, pageOrigin: at.origin, nonce: tag.nonce, integrity: tag.integrity };
    const script = blocksScript(policy, asked);
    const connect = blocksConnect(policy, asked);
    // An address helps only where addresses count.
    const listed = script && !countsOnlyNonces(policy) ? src.origin : null;
    return [
      ...(script ? [finding("csp_script", script, listed)] : []),
      ...(connect ? [finding("csp_connect", connect, src.origin)] : []),
    ];
  });
}
