import { HOUR_MS } from "@wattleaf/shared/domain/time";
import { newId } from "../../adapters/secrets";
import type { Platform } from "../../core/platform";

/** Tells the key of a preview from a workspace's widget key. */
const PREVIEW_KEY_PREFIX = "wl_pv_";
const PREVIEW_LIFETIME_MS = HOUR_MS;
/** Ids never have a dot of their own. */
const PREVIEW_VISITOR_PREFIX = "preview.";
/** What is encrypted for another purpose is no preview key. */
const PURPOSE = "widget preview";

interface Preview {
  partnerId: string;
  /** Of the site: a preview works nowhere else. */
  origin: string;
  expiresAtMs: number;
}

/** A key for the workspace's widget on the site's own preview page, which only its owner gets. It works for an hour. */
export function newPreviewKey({ encryption, clock }: Platform, partnerId: string, origin: string): string {
  const content = [PURPOSE, partnerId, origin, clock.now() + PREVIEW_LIFETIME_MS];
  return `${PREVIEW_KEY_PREFIX}${encryption.encrypt(JSON.stringify(content))}`;
}

/** What a preview key is for; null for any other key, and for one that has expired. */
export function readPreviewKey({ encryption, clock }: Platform, key: string): Preview | null {
  if (!key.startsWith(PREVIEW_KEY_PREFIX)) return null;
  try {
    const content = encryption.decrypt(key.slice(PREVIEW_KEY_PREFIX.length));
    const [purpose, partnerId, origin, expiresAtMs] = JSON.parse(content) as [string, string, string, number];
    return purpose === PURPOSE && expiresAtMs > clock.now() ? { partnerId, origin, expiresAtMs } : null;
  } catch {
    return null;
  }
}

export const newPreviewVisitorId = (): string => `${PREVIEW_VISITOR_PREFIX}${newId()}`;
export const isPreviewVisitor = (visitorId: string): boolean => visitorId.startsWith(PREVIEW_VISITOR_PREFIX);
