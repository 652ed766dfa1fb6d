import type { Article, Passage } from "./article";
import { reweighed } from "./reweighed";

/** Where rules, prices and companies differ. */
export const REGIONS = [
  "cn",
  "tw",
  "hk",
  "sg",
  "my",
  "in",
  "jp",
  "au",
  "nz",
  "uk",
  "ie",
  "de",
  "eu",
  "ca",
  "us",
] as const;
export type Region = (typeof REGIONS)[number];

/** Names of places, authorities and large utilities that leave no doubt of where. */
const NAMES: Readonly<Record<Region, RegExp>> = {
  cn: /中国(?!台湾|香港)|大陆|国内|国家?电网|南方电网|国网|南网|95598|12398|\bmainland china\b|\bchin(?:a|ese)\b|北京|上海|广东|深圳|广州|浙江|杭州|江苏|四川|成都|重庆|山东|河南|河北|湖北|湖南|福建|东北|新疆|内蒙古?|天津|山西|陕西|西安|安徽|合肥|江西|南昌|辽宁|沈阳|大连|吉林省?|长春|黑龙江|哈尔滨|云南|昆明|贵州|贵阳|广西|南宁|海南岛|甘肃|兰州|青海|宁夏|西藏|南京|苏州|无锡|宁波|厦门|福州|青岛|济南|郑州|武汉|长沙|石家庄|太原/i,
  tw: /台湾|台电|台北|台中|台南|高雄|新北|桃园|\btaiwan|\btaipower\b/i,
  hk: /香港|(?<!集)中电|港灯|村屋|\bhong kong\b|\bclp\b|\bhk electric\b/i,
  sg: /新加坡|组屋|\bsingapore|\bhdb\b|\bopen electricity market\b|\bsp (?:group|services)\b/i,
  my: /马来西亚|\bmalaysia|\btnb\b|\btenaga\b/i,
  in: /印度(?!尼)|\bindia(?:n|'s)?\b(?!na)|\bdiscoms?\b|\b(?:tata power|bescom|msedcl|adani)\b|\bpm surya\b|\bmumbai\b|\bdelhi\b|\bbengaluru\b|\bkerala\b|\btamil nadu\b|\bbee (?:stars?|rating)\b|₹|\brupees?\b|\blakh\b/i,
  jp: /日本|东京|\bjapan/i,
  au: /澳大利亚|澳洲|\baustralian?\b|\bnsw\b|\bqueensland\b|\bvictoria\b|\bsouth australia\b|\bsydney\b|\bmelbourne\b|\bbrisbane\b|\bperth\b|\baer\b/i,
  nz: /新西兰|\bnew zealand\b|\bauckland\b/i,
  uk: /英国|英格兰|苏格兰|威尔士|\buk\b|\bbritain\b|\bbritish\b|\bengland\b|\bscotland\b|\bwales\b|\bofgem\b|\boctopus\b|\bedf energy\b|£|\bpence\b|\d ?p (?:a|per) (?:kwh|unit)|\d ?p\/kwh|\b(?:london|leeds|manchester|birmingham|glasgow|edinburgh|liverpool|bristol|sheffield|cardiff|swansea|belfast|newcastle upon tyne|nottingham|yorkshire|cornwall|lancashire|council tax|hmo)\b/i,
  ie: /爱尔兰|\bireland\b|\birish\b|\bdublin\b|\bcork city\b|\besb\b/i,
  de: /德国|\bgerman(?:y|s)?\b/i,
  eu: /欧盟|欧洲|\beu\b|\beuropean? union\b|\beurope\b/i,
  ca: /加拿大|\bcanad(?:a|ian)\b|\bontario\b|\bqu[eé]bec\b|\balberta\b|\bbritish columbia\b|\bbc hydro\b|\bmanitoba\b|\bwinnipeg\b|\btoronto\b|\bvancouver\b/i,
  us: /美国|\bunited states\b|\bamerican?s?\b|\bcalifornia\b|\btexas\b|\bflorida\b|\bnew york\b|\bpg&e\b|\bfederal\b|\bliheap\b|\b(?:los angeles|san (?:diego|francisco|jose)|chicago|houston|dallas|phoenix|boston|seattle|denver|atlanta|arizona|ohio|michigan|colorado|illinois|pennsylvania|massachusetts|new jersey|nevada|oregon|minnesota|wisconsin)\b/i,
};

/** "US" is a country, "us" is not. */
const UNITED_STATES = /\bU\.?S\.?A?\b/;

/** What holds for a whole holds for its parts. */
const PART_OF: Partial<Record<Region, Region>> = { de: "eu", ie: "eu" };

/** The regions that a text in Simplified Chinese or English names. */
export function regionsIn(text: string): ReadonlySet<Region> {
  return new Set(REGIONS.filter((region) => NAMES[region].test(text) || (region === "us" && UNITED_STATES.test(text))));
}

/** Whether what is told of some regions says nothing of those that are asked for. */
export const isElsewhere = (told: ReadonlySet<Region>, asked: ReadonlySet<Region>): boolean =>
  asked.size > 0 &&
  told.size > 0 &&
  [...asked].every((region) => !told.has(region) && !told.has(PART_OF[region] ?? region));

/** A passage on the region that is asked for is this much likelier, one on others alone this much less. */
const NAMED = 4;
const ELSEWHERE = 0.4;

/** Ranked passages with those first that are about the regions of a question; the same where it names none. */
export function nearerFirst<Ranked extends { passage: Passage; article: Article; share: number }>(
  ranked: readonly Ranked[],
  asked: ReadonlySet<Region>,
): readonly Ranked[] {
  if (asked.size === 0) return ranked;
  return reweighed(ranked, (one) => {
    const told = regionsOf(one);
    return [...asked].some((region) => told.has(region)) ? NAMED : isElsewhere(told, asked) ? ELSEWHERE : 1;
  });
}

/** The same with passages on other countries behind, where the question names none and its language tells the home. */
export function elsewhereLast<Ranked extends { passage: Passage; article: Article; share: number }>(
  ranked: readonly Ranked[],
  home: ReadonlySet<Region>,
): readonly Ranked[] {
  if (home.size === 0) return ranked;
  return reweighed(ranked, (one) => (isElsewhere(rulesOf(one), home) ? ELSEWHERE : 1));
}

/** Articles never change: what each passage names is worked out once. */
const REGIONS_OF = new WeakMap<Passage, ReadonlySet<Region>>();

function regionsOf({ passage, article }: { passage: Passage; article: Article }): ReadonlySet<Region> {
  let told = REGIONS_OF.get(passage);
  if (!told) REGIONS_OF.set(passage, (told = regionsIn(`${passage.heading ?? article.title} ${passage.text}`)));
  return told;
}

/** Topics of which each country has its own rules. */
const OF_RULES: ReadonlySet<string> = new Set(["bills", "tariffs"]);

/**
 * The regions that a passage's rules are of. Advice on appliances or heating that quotes a country's figure in passing
 * holds anywhere, unless its heading, its beginning or half of its sentences are about that country.
 */
export function rulesOf({ passage, article }: { passage: Passage; article: Article }): ReadonlySet<Region> {
  const named = passage.sentences.filter((sentence) => regionsIn(sentence).size > 0);
  const isOfCountry =
    OF_RULES.has(article.topic) ||
    regionsIn(passage.heading ?? "").size > 0 ||
    beginsWithCountry(passage.sentences[0] ?? "") ||
    2 * named.length >= passage.sentences.length;
  return isOfCountry ? regionsOf({ passage, article }) : new Set();
}

/** "In many US states not outright: …" */
const beginsWithCountry = (sentence: string): boolean =>
  /^(?:In|Under|Across)\b|^[在按]/.test(sentence) && regionsIn(sentence.slice(0, 30)).size > 0;
