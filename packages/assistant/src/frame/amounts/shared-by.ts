import { withDigits } from "../values/numbers";

/* "Split between 3", 三个人平分: what of a bill falls to each. */

const SPLITS =
  /\b(?:split(?:s|ting)?|divid(?:e|ed|ing)|shar(?:e|es|ed|ing)|each (?:of us |one |person |flatmate |roommate |housemate )?(?:owes?|pays?|chips?|has to|have to|should)|(?:per|a|each) (?:person|head|flatmate|roommate|housemate|tenant)|apiece|owe(?:s)? each|pay each|half each)\b|\beach\b.{0,12}\b(?:owe|pay)s?\b|平分|均分|分摊|均摊|平摊|摊分|\baa制?|每个?人|人均|一人|分开[付给出]|个?人分|对半|除以/;
/** A share of other things, and how to do it fairly, are told by articles. */
const OTHER =
  /\bshares? of (?!it\b|that\b|this\b|the (?:bill|cost|rent)\b)|\bshare(?:d)? ?house\b|\blog ?in\b|\baccounts?\b|\bnormal\b|\btypical|一般|正常|\b(?:should|fair(?:ly|er|est)?|how (?:do|can|to|does) (?:we|i|you|people|flatmates|roommates)?|percent\w*|market|appliances?|devices?|peak|month by month|by (?:month|day|hour|room))\b|(?<!老)公平|怎么分|咋分|如何分|该不该|合理/;
const MATES =
  "(?:(?:other )?(?:flat ?mates?|room ?mates?|house ?mates?|tenants?|friends|others|other people|siblings|brothers|sisters|kids|lodgers?))";
const CHINESE_MATES = "(?:室友|舍友|合租的?(?:人|朋友)?|租客|同学|朋友|同事)";

/** How many there are, by the words that say it; those that do not count the asker first. */
const COUNTS: readonly [RegExp, added: number][] = [
  [/\b(?:div(?:id(?:e|ed|ing))?|split)\.? (?:it )?(?:by|in|into) (\d{1,2})\b/, 0],
  [/除以(\d{1,2})/, 0],
  [/(\d{1,2})个?人(?:一起|来|全|都)?(?:平?均?分|aa|平摊|分摊|均摊|摊|出|付)/, 0],
  [new RegExp(`\\b(?:with|and) (?:my |the |our )?(\\d{1,2}) ${MATES}\\b`), 1],
  [new RegExp(`(?:[和跟与同]|加上?)(?:我的?|另外?)?(\\d{1,2})个?${CHINESE_MATES}`), 1],
  [new RegExp(`(\\d{1,2})个?${CHINESE_MATES}[,，]?(?:[和跟与]|加上?)我`), 1],
  [/\b(\d{1,2})[- ]ways?\b/, 0],
  [
    /\b(?:between|among(?:st)?|across|for|by) (?:the |us |all )?(\d{1,2})\b(?! ?(?:%|am|pm|:|months?|days?|weeks?|(?:and|to|-) ?\d))/,
    0,
  ],
  [new RegExp(`\\b(\\d{1,2}) (?:of us|people|persons|adults|${MATES})\\b`), 0],
  [/\bwe(?:'re| are)(?: just| only)? (\d{1,2})\b(?! ?(?:%|am|pm|:|kw|years?|months?))/, 0],
  [/(\d{1,2})个?(?:人|口人|户|家人)/, 0],
  [new RegExp(`(\\d{1,2})个?${CHINESE_MATES}`), 0],
];
const TWO =
  /\bmy (?:partner|wife|husband|girlfriend|boyfriend|flat ?mate|room ?mate|house ?mate|brother|sister|friend) and (?:i|me)\b|\b(?:me|i) and my (?:partner|wife|husband|girlfriend|boyfriend|flat ?mate|room ?mate|house ?mate|brother|sister|friend)\b|我[和跟与同](?:我的?)?(?:老公|老婆|对象|爱人|先生|太太|男朋?友|女朋?友|室友|舍友|朋友|同学)|\bhalf each\b|\b(?:each|my) half\b|\bin half\b|\b(?:split|share[ds]?|sharing)\b.{0,24}\bwith my (?:flat ?mate|room ?mate|house ?mate|partner|wife|husband|girlfriend|boyfriend|brother|sister|mum|mom|friend)\b|俩人?|两个?人|对半|一人一半/;
const THREE = /\bmy third\b|\ba third each\b|仨/;
const MOST_PEOPLE = 20;

/** Between how many what is asked about is split. @param text normalized */
export function sharedBy(text: string): number | undefined {
  if (!SPLITS.test(text) || OTHER.test(text)) return undefined;
  const digits = withDigits(text);
  for (const [pattern, added] of COUNTS) {
    const found = Number(pattern.exec(digits)?.[1] ?? 0) + added;
    if (found > 1 && found <= MOST_PEOPLE) return found;
  }
  return THREE.test(text) ? 3 : TWO.test(text) ? 2 : undefined;
}
