/** Kinds of tariffs that people name. */
export type TariffKind = "flat" | "time_of_use" | "night" | "tiered" | "dynamic" | "ev" | "demand";

const KINDS: readonly [TariffKind, RegExp][] = [
  ["ev", /\bev (?:rate|tariff|plan|pricing|one\b)|(?:电动车|充电桩|电动汽车)(?:专用|优惠)?电价/],
  [
    "night",
    /\b(?:night|overnight|night-time|economy 7)(?:[- ](?:time|saver))? ?(?:rate|tariff|plan|pricing|price)s?\b|夜间(?:优惠)?电价|夜间优惠|谷电/,
  ],
  [
    "time_of_use",
    /\btime[- ]of[- ](?:use|day)\b|\btou\b|\b(?:off[- ]?peak|peak) (?:pricing|rate|tariff|plan)|分时|峰谷|时间电价|時間電價/,
  ],
  ["tiered", /\btier(?:ed)?\b|\bblock rate\b|阶梯/],
  ["dynamic", /\b(?:dynamic|real[- ]time|hourly|spot|variable)\b(?: \w+)?|实时电价|动态电价|浮动电价/],
  ["demand", /\bdemand (?:charge|rate|tariff)|需量|两部制/],
  [
    "flat",
    /\bflat\b|\bfixed (?:rate|price|tariff)|\bsingle rate\b|\bstandard (?:rate|tariff)|固定电价|单一电价|统一电价|一口价/,
  ],
];

/** The kind of tariff that a question names; of several the first by this list's order. */
export function findTariff(text: string): TariffKind | undefined {
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0];
}
