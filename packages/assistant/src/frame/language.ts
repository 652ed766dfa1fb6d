import type { Language } from "@wattleaf/shared/i18n/language";

/** Names and units that Chinese and English writers share: they tell nothing about the language. */
const SHARED_WORDS = new Set(
  "vpp nilm api kwh kw wh mwh w ev hvac led tou pdf csv xml sdk ac tv pc ok app wattleaf usd co2 iso soc gdpr openadr matter tuya nest".split(
    " ",
  ),
);

/**
 * The language that a question is clearly written in, or null when it does not say ("VPP?", "300 kWh").
 * Any Chinese word makes it Chinese unless the English around it clearly outweighs it (a Chinese name in an
 * English sentence).
 */
export function detectLanguage(normalized: string): Language | null {
  const han = normalized.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = (normalized.match(/[a-z']+/g) ?? []).filter((word) => !SHARED_WORDS.has(word)).length;
  if (han > 0) return words >= 4 && words > han ? "en" : "zh";
  return words > 0 ? "en" : null;
}

const WANTS_CHINESE =
  /\b(?:in|speak|use|to|reply in|answer in|switch to)\s+(?:simplified )?(?:chinese|mandarin)\b|(?:用|说|讲|换成|切换到|切换成|改成|回到)\s*(?:简体|繁体)?(?:中文|汉语|普通话|国语)|^(?:chinese|中文)(?: please|吧)?[?!.。!]*$/;
const WANTS_ENGLISH =
  /\b(?:in|speak|use|to|reply in|answer in|switch to)\s+english\b|(?:用|说|讲|换成|切换到|切换成|改成|回到)\s*(?:英文|英语)|^(?:english|英文)(?: please|吧)?[?!.。!]*$/;

/** "Can the bill come in Chinese?": a thing whose language is asked about; "explain my bill in Chinese" is a wish. */
const OF_A_THING =
  /\b(?:bills?|statements?|notices?|mail|app|website|site|manual|interpreters?|hotline|support|service)\b.{0,40}\bin (?:simplified )?(?:chinese|mandarin|english)\b|(?:账单|电费单|单子|通知|说明书|[aA]pp|网站|界面|客服|热线).{0,6}(?:换成|切换到|切换成|改成|说|讲|用)/u;
const TELLS =
  /\b(?:explain|tell|answer|reply|describe|summari[sz]e|translate|show|walk)\b|解释|讲解|说明一下|告诉|回答|回复|翻译|解读/;

/** The language that the asker asks for, in either language. */
export function requestedLanguage(normalized: string): Language | undefined {
  if (OF_A_THING.test(normalized) && !TELLS.test(normalized)) return undefined;
  if (WANTS_CHINESE.test(normalized)) return "zh";
  if (WANTS_ENGLISH.test(normalized)) return "en";
  return undefined;
}
