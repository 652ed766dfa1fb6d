/** The half of the day that an hour without one is taken for. */
type Guess = "morning" | "evening" | "day" | "none";

const ENGLISH =
  /\b(\d{1,2})(?:[:.](\d\d))? ?(a\.?m?\b\.?|a m\b|p\.?m?\b\.?|p m\b|o'?clock|h\b)?|\b(\d)(\d\d) ?(a\.?m|p\.?m)/;

/** Hour of the clock, 0 to 24, with minutes as its fraction; null for words that name none. */
export function hourOf(words: string, guess: Guess): number | null {
  const text = words.replace(/\bhalf (\d{1,2})\b/, "$1:30");
  if (/midnight|半夜12点|零点|凌晨12点|^0点/.test(text)) return 0;
  if (/\bnoon\b|midday/.test(text)) return 12;
  const compact = /\b(\d{1,2})(\d\d) ?(a|p) ?\.?m/.exec(text) ?? /\b(0\d|1\d|2[0-3])([0-5]\d)\b/.exec(text);
  const past = /(half|quarter) (?:past|after) (\d{1,2})|quarter to (\d{1,2})/.exec(text);
  const spoken = /\b(\d{1,2}) (\d\d)\b/.exec(text);
  const chinese = /(\d{1,2})(?:点|时|:)(?:(\d{1,2})分?|(半)|(\d)刻)?/.exec(text);
  let hour: number;
  let minutes = 0;
  if (past) {
    hour = Number(past[2] ?? past[3]);
    minutes = past[1] === "half" ? 30 : past[1] ? 15 : -15;
  } else if (compact && Number(compact[2]) < 60) {
    hour = Number(compact[1]);
    minutes = Number(compact[2]);
  } else if (chinese) {
    hour = Number(chinese[1]);
    minutes = chinese[3] ? 30 : chinese[4] ? Number(chinese[4]) * 15 : Number(chinese[2] ?? 0);
  } else if (spoken && Number(spoken[2]) < 60 && Number(spoken[1]) <= 24) {
    hour = Number(spoken[1]);
    minutes = Number(spoken[2]);
  } else {
    const found = ENGLISH.exec(text) ?? /(\d{1,2})()/.exec(text);
    if (!found) return null;
    hour = Number(found[1]);
    minutes = Number(found[2] ?? 0);
  }
  if (hour > 24 || minutes > 59) return null;
  return halfOfDay(hour, text, guess, /(?:^|\D)0\d[:.]\d\d/.test(text)) + minutes / 60;
}

function halfOfDay(hour: number, text: string, guess: Guess, isExact: boolean): number {
  if (isExact || hour > 12) return hour;
  const isMorning = /\d ?a\b|\d ?a\.?m|\da\b| a m\b|morning|mornin|早|上午|凌晨|清晨|天亮|明早|wake|sunrise/.test(text);
  const isNight = /night|半夜|深夜|夜/.test(text);
  if (isMorning && !/上午12/.test(text)) return hour === 12 ? 0 : hour;
  if (isNight && (hour < 6 || hour === 12)) return hour === 12 ? 0 : hour;
  if (/晚上12|今晚12|晚12/.test(text)) return 0;
  if (/\d ?p\b|\d ?p\.?m|\dp\b| p m\b|evening|afternoon|arvo|下午|晚|傍晚|午后|tonight|night|夜/.test(text))
    return hour === 12 ? 12 : hour + 12;
  if (/中午/.test(text)) return hour <= 3 ? hour + 12 : hour;
  if (guess === "evening" && hour >= 4 && hour < 12) return hour + 12;
  return hour;
}
