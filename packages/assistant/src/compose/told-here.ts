import { isOfUploads, withoutUploads } from "../knowledge/of-our-site";
import { isPartnerSource } from "../knowledge/partner-articles";
import type { PartnerVoice } from "../partner-voice";
import type { CitedPassage } from "../tools/facts";

/** What a passage of ours tells on this page; null where it tells nothing that there is here. */
export function toldHere(cited: CitedPassage, partner: PartnerVoice | undefined): CitedPassage | null {
  if (cited.ofOurSite) return null;
  if (!partner || partner.features.upload || isPartnerSource(cited.source)) return cited;
  const sentences = withoutUploads(cited.sentences);
  return sentences.length > 0 ? { ...cited, sentences } : null;
}

/** Whether an article's title may be offered to be asked on this page: what cannot be done here is not. */
export const isOfferedHere = (title: string, partner: PartnerVoice | undefined): boolean =>
  !partner || partner.features.upload || !isOfUploads(title);
