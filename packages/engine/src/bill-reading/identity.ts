import { LABELS } from "./labels";
import type { Labeled } from "./near-label";
import { firstValue, labeled } from "./near-label";
import type { Field, Reading } from "./reading";
import { field } from "./reading";

const MAX_NAME_LENGTH = 60;
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
export function withWholeLabel(found: Labeled): Labeled {
  const hasColon = /[:：]/.test(found.cell);
  const hasValueBeside = found.isHeader || found.places.some(({ where }) => where === "right");
  const isPartOfLabel = !hasColon && (hasValueBeside || !/\s/.test(found.match));
  return isPartOfLabel ? { ...found, places: found.places.filter(({ where }) => where !== "behind") } : found;
}

export function nameIn(text: string): string | undefined {
  // "Fournisseur d'électricité: …": the label goes on up to its colon.
  const name = text
    .replace(/^[^:：]{0,30}[:：]\s*(?=\S)/u, "")
    .replace(/^[\s\-–]+/u, "")
    .trim();
  const isName = /\p{L}/u.test(name) && !/[$€£¥%]|\bk?wh\b/i.test(name) && !/^[\d.,\s]+$/.test(name);
  return isName && name.length <= MAX_NAME_LENGTH ? name : undefined;
}
