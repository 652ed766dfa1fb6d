/** In order of preference: Brotli's forms are the smallest. */
const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send a handful of different values; anything beyond these is parsed each time. */
const MAX_REMEMBERED = 100;
const remembered = new Map<string, Encoding | null>();

/** The best encoding that a client accepts (RFC 9110, section 12.5.3); null means the file as it is. */
export function acceptedEncoding(header: string | null): Encoding | null {
  if (header === null) return null;
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const encoding = parse(header);
  if (remembered.size < MAX_REMEMBERED) remembered.set(header, encoding);
  return encoding;
}

function parse(header: string): Encoding | null {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",")) {
    const [coding = "", ...parameters] = item.split(";").map((part) => part.trim());
    const q = parameters.find((parameter) => parameter.startsWith("q="));
    if (coding) weights.set(coding, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get("*") ?? 0;
  const best = ENCODINGS.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));
  // The file as it is, is always acceptable, but preferred only by a client that names it.
  return weightOf(best) > 0 && weightOf(best) >= (weights.get("identity") ?? 0) ? best : null;
}
