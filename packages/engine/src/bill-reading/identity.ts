import { LABELS } from "./labels";
import type { Labeled } from "./near-label";
import { firstValue, labeled } from "./near-label";
import type { Field, Reading } from "./reading";
import { field } from "./reading";

const MAX_NAME_LENGTH = 60;
/** Letterheads are in the first lines of the first page. */
const LETTERHEAD_LINES = 12;
const COMPANY =
  /\b(energy|electric|power|utility|utilities|light|edison|hydro|stadtwerke|energie|strom|electricite|engie|edf|iberdrola|endesa|naturgy|electricidad|energia|netz)(?!\p{L})|\b(gmbh|ag|plc|ltd|inc|llc|s\.?a\.?|s\.?l\.?u?\.?|sarl|sas|kg)\.?$/u;
/** A Chinese company's name within a title such as "…电力有限公司 电费账单". */
const CHINESE_COMPANY = /\p{Script=Han}{2,16}(?:供电|电力|电网|能源)\p{Script=Han}{0,4}(?:公司|局|集团)/u;

/** The company that sends the bill: as labeled, else the first name in the letterhead that sounds like one. */
export function providerOf({ lines }: Reading): Field<string> | null {
  for (const found of labeled(lines, LABELS.provider)) {
    const name = firstValue(withWholeLabel(found), nameIn);
    if (name && name.place.where !== "below") return field(name.value, 0.85 * found.certainty, found.text);
  }
  for (const line of lines.slice(0, LETTERHEAD_LINES)) {
    for (const { text, folded } of line.cells) {
      const chinese = CHINESE_COMPANY.exec(text)?.[0];
      if (chinese !== undefined) return field(chinese, 0.7 * line.certainty, text);
      const isLabel =
        /[:：%]|\d{2}|\bkwh\b|[$€£¥]|\b(your|ihre?|votre|su|charges?|bill|invoice|rechnung|facture|factura|usage|used|account)\b|账单|通知/.test(
          folded,
        );
      if (COMPANY.test(folded) && !isLabel && nameIn(text)) return field(text, 0.6 * line.certainty, text);
    }
  }
  return null;
}

/** Name of the tariff or rate schedule, as labeled. */
export function tariffOf({ lines }: Reading): Field<string> | null {
  for (const found of labeled(lines, LABELS.tariff)) {
    // A price is not a name, and "rate" occurs in many sentences.
    if (found.label.length > MAX_NAME_LENGTH + 20) continue;
    const name = firstValue(withWholeLabel(found), nameIn);
    if (name && (name.place.where !== "below" || found.isHeader))
      return field(name.value, 0.8 * found.certainty, found.text);
  }
  return null;
}

/** The account number as written, with the line that it was read from; masked only where it is given out. */
export function accountNumberOf({ lines }: Reading): { number: string; certainty: number } | null {
  for (const found of labeled(lines, LABELS.account)) {
    const number = firstValue(found, (text) => {
      const match = /^(?:number|no\.?|nr\.?|id)?[\s:#]*([\p{Lu}\d][\p{Lu}\d \-/.]{3,40})/u.exec(text);
      const written = match?.[1]?.trim().replace(/[\s\-/.]+$/, "");
      return written !== undefined && written.replaceAll(/\D/g, "").length >= 4 ? written : undefined;
    });
    if (number) return { number: number.value, certainty: found.certainty };
  }
  return null;
}

/** Masks all but the last four letters and digits. */
export function maskAccount(number: string): string {
  return `••••${number.replaceAll(/[^\p{L}\p{N}]/gu, "").slice(-4)}`;
}

/** The account number of a bill hidden wherever else a text shows it. */
export function withoutAccount(text: string, number: string): string {
  const pattern = [...number.replaceAll(/[^\p{L}\p{N}]/gu, "")].join(String.raw`[\s\-/.]*`);
  return text.replaceAll(new RegExp(pattern, "giu"), maskAccount(number));
}

/**
 * "Offre souscrite  Confort": words after a label are part of it if there is no colon and a value follows in the next
 * cell. After a one-word label they can be a name that begins with that word ("Tarif Base").
 */
function withWholeLabel(found: Labeled): Labeled {
  const hasColon = /[:：]/.test(found.cell);
  const hasValueBeside = found.isHeader || found.places.some(({ where }) => where === "right");
  const isPartOfLabel = !hasColon && (hasValueBeside || !/\s/.test(found.match));
  return isPartOfLabel ? { ...found, places: found.places.filter(({ where }) => where !== "behind") } : found;
}

function nameIn(text: string): string | undefined {
  // "Fournisseur d'électricité: …": the label goes on up to its colon.
  const name = text
    .replace(/^[^:：]{0,30}[:：]\s*(?=\S)/u, "")
    .replace(/^[\s\-–]+/u, "")
    .trim();
  const isName = /\p{L}/u.test(name) && !/[$€£¥%]|\bk?wh\b/i.test(name) && !/^[\d.,\s]+$/.test(name);
  return isName && name.length <= MAX_NAME_LENGTH ? name : undefined;
}
