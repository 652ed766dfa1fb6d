import { BARE_NUMBERS, LABELED_NUMBERS } from "./account-numbers";
import { ADDRESSES } from "./addresses";
import { EMAILS, PHONES } from "./contacts";
import type { Find, Private } from "./finds";
import { SECRETS } from "./secrets";

/** Of finds that overlap the earlier kind names what the stretch is; what they cover together goes. */
const FINDERS = [...SECRETS, ...EMAILS, ...LABELED_NUMBERS, ...ADDRESSES, ...PHONES, ...BARE_NUMBERS];

/** Whose words they are: what the asker wrote may be said back to the asker, what stands in a file or a result is not. */
type Origin = "asker" | "other";

interface Hidden {
  kind: Private;
  text: string;
  origin: Origin;
}

/** A place for something private: letters only, so that no guard takes it for a figure. */
const PLACE = /[«<[]?\b(ACCOUNT|ADDRESS|EMAIL|PHONE|SECRET)-([A-Z]{1,3})\b[»>\]]?/g;

/** Takes private things out of what is sent for one answer, and puts the asker's own back into what comes. */
export class Redactor {
  readonly #byPlace = new Map<string, Hidden>();

  redact(text: string, origin: Origin): string {
    let rest = "";
    let from = 0;
    for (const { kind, start, end } of findPrivate(text)) {
      rest += text.slice(from, start) + this.#placeOf(kind, text.slice(start, end), origin);
      from = end;
    }
    return rest + text.slice(from);
  }

  /** @param unknown the words for a place that stands for nothing of the asker's own */
  restore(text: string, unknown: (kind: Private) => string): string {
    return text.replace(PLACE, (_place, kind: string, name: string) => {
      const hidden = this.#byPlace.get(`${kind}-${name}`);
      return hidden?.origin === "asker" ? hidden.text : unknown(kind.toLowerCase() as Private);
    });
  }

  /** The same text has one place, however often it comes. */
  #placeOf(kind: Private, text: string, origin: Origin): string {
    const known = [...this.#byPlace].find(([, hidden]) => hidden.text === text);
    if (known) {
      if (origin === "asker") known[1].origin = origin;
      return `«${known[0]}»`;
    }
    const place = `${kind.toUpperCase()}-${letters(this.#byPlace.size)}`;
    this.#byPlace.set(place, { kind, text, origin });
    return `«${place}»`;
  }
}

/** The private stretches of a text, in its order, none overlapping another. */
export function findPrivate(text: string): Find[] {
  const found: Find[] = [];
  for (const find of FINDERS.flatMap((finder) => finder(text))) {
    const overlapping = found.filter(({ start, end }) => start < find.end && find.start < end);
    const first = overlapping[0];
    if (!first) found.push(find);
    else {
      first.start = Math.min(first.start, find.start);
      first.end = Math.max(first.end, find.end);
      for (const other of overlapping.slice(1)) {
        first.start = Math.min(first.start, other.start);
        first.end = Math.max(first.end, other.end);
        found.splice(found.indexOf(other), 1);
      }
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** 0 is A, 25 is Z, 26 is AA. */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
