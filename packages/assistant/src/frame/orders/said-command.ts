import type { Order } from "./order";

/* What a clause wants done. */

const OFF =
  /\b(?:(?:turn|switch|shut|power|put) (?:\S+ ){0,6}?(?:off|down)|off|kill|pause|stop|cut|disable|deactivate|halt|unplug)\b|关(?!系|于|心)|熄|停(?!电)|断开/;
const ON =
  /\b(?:(?:turn|switch|put|power|flick) (?:\S+ ){0,6}?on|back on|start|enable|activate|resume|(?:bring|switch|turn|put) (?:\S+ ){0,4}?back)\b|\bon(?= (?:again|at|from|for|in|by)\b| *$)|打开|开启|启动|开(?!着|车|始|心)|恢复/;
const TO = /\b(?:to|set|keep|hold|leave|maintain|make|limit|cap|at)\b|[到成为至回]|[调设定留保限]|维持|保留/;
const DOWN =
  /\b(?:drop|lower|reduce|decrease|down|minus|(?<!no |not )less|cooler|colder|cut|knock|turn down|take)\b|[降低减少凉冷]/;
/** "Dim the lights", "turn down the heating", 调亮一点: which way, and no value. */
const LESS =
  /\b(?:dim|dimmer|less bright|too bright|lower|reduce|decrease|(?:turn|bring) (?:\S+ ){0,4}?down)\b|[调弄][暗低小凉冷]|降低|暗一?[点些]|太亮/;
const MORE =
  /\b(?:brighten|brighter|too (?:dim|dark)|raise|increase|(?:turn|bring|crank|bump) (?:\S+ ){0,4}?up)\b|[调弄][亮高大暖热]|升高|亮一?[点些]|太暗/;
const UP = /\b(?:raise|increase|up|plus|more|warmer|hotter|bump|higher)\b|[升高加热暖]/;
/** The number is where it goes, and not how far. */
const REACHES = /(?:\b(?:to|at|on|back)(?: (?:about|around|like|roughly))?|[到成为至回去])\s*$/;

export interface SaidValueAt {
  code: string;
  index: number;
}

export function saidCommand(clause: string, value: SaidValueAt | null): Order["command"] | undefined {
  if (value) {
    const before = clause.slice(0, value.index);
    const [down, up] = [DOWN.test(before) || LESS.test(before), UP.test(before) || MORE.test(before)];
    if (down !== up && !REACHES.test(before)) return down ? "lower" : "raise";
    if (TO.test(before) || TO.test(clause)) return "set";
  }
  const [less, more] = [LESS.test(clause), MORE.test(clause)];
  if (!value && less !== more) return less ? "lower" : "raise";
  const [on, off] = [ON.test(clause), OFF.test(clause)];
  if (on !== off) return on ? "on" : "off";
  return undefined;
}

/** "Set the thermostat" wants something of its own: what the next clause wants is not for it. */
const SETS = /\b(?:set|turn|switch|put|keep|make|adjust|change|charge|start)\b|[调设]/;
export const saysToSet = (clause: string): boolean => SETS.test(clause);

/** The words of commands, of politeness, and of reasons that name no device. */
const WORDS =
  /\b(?:please|pls|hey|ok|okay|now|right|just|and|then|also|too|the|my|our|a|an|it|them|that|this|both|all|again|back|up|down|on|off|to|at|of|in|by|me|for|like|about|around|can|could|would|you|i|want|need|turn|switch|shut|power|put|set|keep|hold|leave|make|kill|pause|stop|cut|start|bring|resume|enable|disable|lower|raise|drop|reduce|increase|dim|dimmer|brighten|brighter|bit|little|bump|crank|bring|decrease|degrees?|if|is|it's|still|well|as|only|from)\b|[把将给帮我请就再先的了吧啊呢嘛它佢埋掉那个下1也都张上里面还要想咗未]|打开|关闭|[暗亮]一?[点些]|[暗亮]|关|开|调|设定?|熄|停|降|升|度/g;

/** What is left of a clause when these are taken out: the name of something unknown, or a reason. */
export const leftover = (clause: string): string =>
  clause
    .replace(WORDS, " ")
    .replace(/[\d.,:;!?%°'"。，；！？]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
