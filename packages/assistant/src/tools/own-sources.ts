import type { Meter } from "@wattleaf/shared/contracts/meters";
import type { Language } from "@wattleaf/shared/i18n/language";
import { messages } from "../messages";
import type { OwnBills, OwnUsage, UploadedUsage } from "../ports";
import type { Source } from "./facts";

export const usageSource = (usage: OwnUsage, language: Language): Source =>
  "meter" in usage ? meterSource(usage.meter, language) : uploadSource(usage, language);

export const billsSource = ({ from }: OwnBills, language: Language): Source =>
  "meter" in from ? meterSource(from.meter, language) : uploadSource(from, language);

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

/** A file by its name; several that answer together by the newest one's. */
export function uploadSource(upload: Omit<UploadedUsage, "facts">, language: Language): Source {
  const file = safeName(upload.fileName);
  const n = upload.joined?.others ?? 0;
  const t = messages(language);
  const title =
    n === 0 ? file : t(n === 1 ? "assistant.source.fileAndOne" : "assistant.source.fileAndMore", { file, n });
  return { key: `upload:${upload.uploadId}`, kind: "upload", title };
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
