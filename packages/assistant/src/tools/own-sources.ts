import type { Meter } from "@wattleaf/shared/contracts/meters";
import type { Language } from "@wattleaf/shared/i18n/language";
import { messages } from "../messages";
import type { OwnBills, OwnUsage } from "../ports";
import type { Source } from "./facts";

export const usageSource = (usage: OwnUsage, language: Language): Source =>
  "meter" in usage ? meterSource(usage.meter, language) : uploadSource(usage);

export const billsSource = ({ from }: OwnBills, language: Language): Source =>
  "meter" in from ? meterSource(from.meter, language) : uploadSource(from);

/** A meter by its utility; one whose readings are made up is called so. */
export function meterSource({ id, provider, sandbox }: Meter, language: Language): Source {
  const t = messages(language);
  const name = t(`assistant.provider.${provider ?? "other"}`);
  return {
    key: `meter:${id}`,
    kind: "meter",
    title: t(sandbox ? "assistant.source.meterSandbox" : "assistant.source.meter", { provider: name }),
    url: "/dashboard",
    ...(sandbox ? { sandbox: true } : {}),
  };
}

export function uploadSource({ uploadId, fileName }: { uploadId: string; fileName: string }): Source {
  return { key: `upload:${uploadId}`, kind: "upload", title: safeName(fileName) };
}

/**
 * A name that people gave is shown, never obeyed: brackets (they would look like citations) and control characters go.
 */
export function safeName(name: string): string {
  const clean = name
    .replace(/[\p{C}[\]<>{}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return clean.length > 80 ? `${clean.slice(0, 79)}…` : clean;
}
