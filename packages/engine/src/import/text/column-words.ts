import type { Commodity } from "../../time-series/usage-readings";
import type { MeasureUnit } from "../../time-series/units";

/** Lower case, accents and compatibility forms undone (m³ → m3, （ → (), separators as single spaces. */
export function plainWords(header: string): string {
  return header
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[\s_\-–/.:]+/g, " ")
    .trim();
}

const UNITS: readonly (readonly [RegExp, MeasureUnit])[] = [
  [/\bmwh\b|megawatt ?hours?|兆瓦时/, "MWh"],
  [/\bkwh\b|kilowatt ?hours?|kilowattstunden?|千瓦时|(^|[^温])度/, "kWh"],
  [/\bwh\b|watt ?hours?|wattstunden?|瓦时/, "Wh"],
  [/\bkw\b|kilowatts?\b|千瓦/, "kW"],
  [/\bw\b|\bwatts?\b|瓦/, "W"],
  [/\btherms?\b/, "therm"],
  [/\bccf\b|hundred cubic f/, "ccf"],
  [/\bft3\b|cubic f(ee|oo)t/, "ft3"],
  [/\bm3\b|cubic met|kubikmeter|metres? cubes?|metros? cubicos?|立方米/, "m3"],
  [/\bgal(lons?)?\b/, "gallon"],
  [/\bl\b|\blit(er|re|ro)s?\b|升/, "liter"],
];

export function unitIn(words: string): MeasureUnit | undefined {
  return UNITS.find(([pattern]) => pattern.test(words))?.[1];
}

const COMMODITIES: readonly (readonly [RegExp, Commodity])[] = [
  [/electric|strom|electricite|electricidad|luz|电(?!话|子)/, "electricity"],
  [/\b(natural ?)?gas\b|erdgas|gaz|燃气|天然气|煤气/, "gas"],
  [/\bwater\b|wasser|\beau\b|\bagua\b|水费|用水|自来水/, "water"],
];

export function commodityIn(words: string): Commodity | undefined {
  return COMMODITIES.find(([pattern]) => pattern.test(words))?.[1];
}

/** Time-of-use periods; the first pattern that fits counts, so "off-peak" is tried before "peak". */
const TOU_PERIODS: readonly (readonly [RegExp, string])[] = [
  [/super off ?peak|ultra low|深谷/, "super_off_peak"],
  [/off ?peak|heures? creuses?|\bhc\b|\bvalle\b|nebenzeit|niedertarif|nachtstrom|\bnt\b|谷/, "off_peak"],
  [/mid ?peak|part(ial)? ?peak|shoulder|\bllano\b|平/, "mid_peak"],
  [/critical peak|尖/, "critical_peak"],
  [/peak|heures? pleines?|\bhp\b|\bpunta\b|hauptzeit|hochtarif|\bht\b|峰/, "on_peak"],
];

export function touPeriodIn(words: string): string | undefined {
  return TOU_PERIODS.find(([pattern]) => pattern.test(words))?.[1];
}

export const WORDS = {
  /** Columns about prices, weather or quality, which mention energy but do not count it. */
  notUse:
    /\brates?\b|\bprices?\b|preis|\bprix\b|\bprecio\b|\btarif|单价|电价|费率|temp|温度|quality|status|co2|carbon|average|avg|forecast|budget|register|zahlerstand|\bindex\b|\b[12] 8 [0-4]\b|cumulative|generat|solar|produ[ck]|发电|account|meter (id|number|no)|\btax|平均/,
  cost: /\bcosts?\b|\bamount\b|\bcharges?\b|\bbill\b|\bdue\b|kosten|betrag|\bcout\b|montant|\bcoste\b|importe|费用|电费|金额|[$€£¥]/,
  exported: /\bexport|feed ?in|einspeisung|ruckspeisung|injecti|excedente|vertid|returned|to grid|上网|余电/,
  use: /usage|\buse\b|\bused\b|consum|consomm|energ|\bimport(ed)?\b|delivered|verbrauch|bezug|soutir|\bload\b|\bvalue\b|\bwert\b|valeur|\bvalor\b|quantity|electricity|用电|电量|用量|能耗|消耗/,
  /** Words for what was used up between two moments, and nothing else. */
  usedUp: /usage|\buse\b|\bused\b|consum|consomm|verbrauch|soutir|用电量|用量|消耗/,
  total: /\btotal\b|gesamt|summe|\bsum\b|合计|总/,
  end: /\bend\b|\bending\b|\bto\b|\buntil\b|\bbis\b|\bende\b|\bfin\b|\bau\b|\bhasta\b|结束|截止|终止/,
  start: /start|begin|\bfrom\b|\bvon\b|\bab\b|debut|inicio|desde|开始|起始/,
  when: /date|\bday\b|datum|\btag\b|\bjour\b|fecha|\bdia\b|日期|month|monat|\bmois\b|\bmes\b|月|period|zeit|time|hour|\buhr\b|heure|horod|hora|时间|时刻|start|begin|\bfrom\b|\bvon\b|\bab\b|debut|inicio|desde|开始|起始|interval|\bend\b|\bto\b|\bbis\b|\bfin\b|hasta|结束|截止/,
  /** Columns of what a meter shows, which counts on and on: words of several languages, and OBIS codes 1.8.x. */
  register:
    /zahlerstand|\bregister\b|\bmeter read|\bcumulative\b|\bindex\b|\breleve\b|\blecturas?\b|示数|表码|读数|抄见|\b1 8 [0-4]\b/,
  exportRegister: /\b2 8 [0-4]\b/,
  /** A column that specifies each row's kind: a direction, a channel, a unit. */
  kind: /^((read(ing)?|meter|quantity|data|interval|usage) ?)?(type|channel|direction|flow|measure(ment)?|kanal|richtung|messgrosse|sens|grandeur|sentido|magnitud|方向|类型)$/,
  /** Rows and units that measure something other than energy used. */
  notEnergy: /k?var(h|s)?\b|reactiv|blind(leistung|arbeit|energie)|\bkvah?\b|volt|spannung|ampere|无功|电压|电流/,
  unit: /^(units?|uom|einheit|unite|unidad(es)?|单位)$/,
  service: /^(type|service|commodity|fuel|art|sparte|类型|能源类型)$/,
} as const;
