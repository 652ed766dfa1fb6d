/** A calendar date or month that a text states; parts not stated are null. A bare year has no month. */
export interface DateClaim {
  raw: string;
  year: number | null;
  month: number | null;
  day: number | null;
}

const MONTH_NAMES = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec".split("|");
const MONTH_WORD =
  "(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)";
const DAY = "(\\d{1,2})(?:st|nd|rd|th)?";
type Groups = readonly (string | undefined)[];
const number = (text: string | undefined) => (text ? Number(text) : null);

const PATTERNS: readonly { pattern: RegExp; read(groups: Groups): Omit<DateClaim, "raw"> }[] = [
  {
    pattern: /(\d{4})-(\d{2})-(\d{2})/g,
    read: ([y, m, d]) => ({ year: number(y), month: number(m), day: number(d) }),
  },
  {
    pattern: /(\d{4})-(\d{2})(?!\d|-)/g,
    read: ([y, m]) => ({ year: number(y), month: number(m), day: null }),
  },
  {
    pattern: /(\d{4})\s*年\s*(\d{1,2})\s*月(?:\s*(\d{1,2})\s*[日号])?/g,
    read: ([y, m, d]) => ({ year: number(y), month: number(m), day: number(d) }),
  },
  {
    pattern: /(?<!\d)(\d{1,2})\s*月(?:\s*(\d{1,2})\s*[日号])?/g,
    read: ([m, d]) => ({ year: null, month: number(m), day: number(d) }),
  },
  {
    pattern: /(?<![\d.])((?:19|20)\d{2})\s*年/g,
    read: ([y]) => ({ year: number(y), month: null, day: null }),
  },
  {
    pattern: new RegExp(
      `(?:${DAY}(?: of)? )?\\b${MONTH_WORD}\\b\\.?(?: (?:the )?${DAY}\\b(?!\\d))?,? (?:of )?(\\d{4})`,
      "gi",
    ),
    read: ([before, name, after, year]) => ({ year: number(year), month: monthOf(name), day: number(before ?? after) }),
  },
  {
    pattern: new RegExp(`(?<![\\d.])${DAY}(?: of)? ${MONTH_WORD}\\b`, "g"),
    read: ([day, name]) => ({ year: null, month: monthOf(name), day: number(day) }),
  },
  {
    pattern: new RegExp(
      `\\b${MONTH_WORD} (?:the )?${DAY}\\b(?![.,:]?\\d|\\s*(?:%|kWh|Wh|kW|W\\b|hours|coins|points))`,
      "g",
    ),
    read: ([name, day]) => ({ year: null, month: monthOf(name), day: number(day) }),
  },
  {
    // A month alone is a claim where a preposition makes it one: "may" and "march" are words as well.
    pattern: new RegExp(
      `(?<=\\b(?:in|of|for|since|until|during|last|this|from|than|and|or|to|,)\\s)${MONTH_WORD}\\b(?!\\s*\\d)`,
      "g",
    ),
    read: ([name]) => ({ year: null, month: monthOf(name), day: null }),
  },
  {
    pattern:
      /(?<=\b(?:in|of|since|during|year|until|for|from|to|and)\s)((?:19|20)\d{2})(?![\d.,:%-]*\d|\s*(?:%|[kMG]?Wh?\b|kilowatt|watt|hours|days|coins|points|dollars|euros|kg|km))/g,
    read: ([y]) => ({ year: number(y), month: null, day: null }),
  },
];

function monthOf(name: string | undefined): number {
  return MONTH_NAMES.indexOf((name ?? "").slice(0, 3).toLowerCase()) + 1;
}

/** Takes the dates out of a text; what is left has blanks in their place. */
export function takeDateClaims(text: string): { rest: string; dates: DateClaim[] } {
  const dates: DateClaim[] = [];
  let rest = text;
  for (const { pattern, read } of PATTERNS) {
    rest = rest.replace(pattern, (raw: string, ...groups: unknown[]) => {
      dates.push({ raw, ...read(groups.slice(0, -2) as Groups) });
      return " ".repeat(raw.length);
    });
  }
  return { rest, dates };
}

/** What the claim leaves open may be anything; what it states must be there. */
export function sameDate(backing: Omit<DateClaim, "raw">, claim: DateClaim): boolean {
  return (
    (claim.month === null || claim.month === backing.month) &&
    (claim.year === null || claim.year === backing.year) &&
    (claim.day === null || claim.day === backing.day)
  );
}
