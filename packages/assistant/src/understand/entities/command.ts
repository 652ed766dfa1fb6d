import { SMALL_NUMBER, smallNumber } from "./numerals";

/** What a question wants a device to do; `raise` and `lower` change what it is set to. */
export type Command = "on" | "off" | "set" | "raise" | "lower";

/** What a device is to be set to, or by how much to be raised or lowered. */
export interface Setting {
  value: number;
  /** Null for a bare number ("set it to 20"): the kind of the device tells what it counts. */
  unit: "celsius" | "W" | "fraction" | null;
  /** Fahrenheit is converted; an answer says it as it was written. */
  written?: "fahrenheit";
}

const COMMANDS: readonly [Command, RegExp][] = [
  [
    "set",
    /\b(?:set|adjust|change|limit|put|hold|keep|make|turn|bump|drop|raise|lower|crank|reduce|increase|cap)\b.{0,40}\b(?:to|at|on) (?:\d|[a-z]+(?:[ -][a-z]+)? (?:degrees|percent))|\bmake (?:it|that) (?:\d+|\w+ degrees)(?!\d)(?! (?:degrees? )?(?:warmer|cooler|colder|hotter))|\bset (?:it|temp|temperature) \d|(?:thermostat|ac|heat|heating) (?:to |at )?\d{2}\b|(?:调|设|开|升|降|改|定|放|整)(?:置|定|整)?(?:到|成|为|在)|设(?:\d|[一二三四五六七八九十])|限制(?:到|在|为)/,
  ],
  [
    "raise",
    /\b(?:raise|increase|turn .{0,24}\bup|turn up|warmer|hotter|bump .{0,20}up|bump up|crank|brighter|up (?:by )?\d)\b|调高|升高|调大|调暖|调亮|暖和?一?[点些]|热一[点些]|升[一两二三四五\d]度|高一[点些]|[升高][一两二三四五\d]+度/,
  ],
  [
    "lower",
    /\b(?:lower|reduce|decrease|turn .{0,24}\bdown|turn down|cooler|colder|drop|dim|nudge .{0,16}down|down (?:by )?\d|cool (?:it|the house|my))\b|调低|降低|调小|调暗|凉快?一?[点些]|凉快点|冷一[点些]|低一[点些]|[降低][一两二三四五\d]+度/,
  ],
  [
    "off",
    /\b(?:turn|switch|shut|power|put|get) (?:.{0,40} )?off\b|\b(?:turn|switch|shut|power) (?:.{0,30} )?down (?:everything|all)\b|\b(?:shut down|kill|stop|disable|pause|unplug|cut (?:the )?power|lights out|deactivate)\b|^(?:\S+ ){1,4}off(?: please| now)?$|(?<!\bpays? )\boff (?:till|until|for|at|now|tonight)\b|\bno more charging\b|(?<!忘记?)关(?!系|于|键|心|联|注|口|税)|停(?:止|了|掉|下|充|用)|暂停|断电|断开|灭(?:了|掉)|(?:别|不要|不用)(?:再|给)?.{0,6}(?:充|开|加热)|熄灭/,
  ],
  [
    "on",
    /\b(?:turn|switch|power|put|fire) (?:.{0,40} )?on\b|\b(?:start|enable|resume|activate|fire up|preheat|boot up)\b|^(?!(?:is|are|am|was) )(?:\S+ ){1,3}on(?: please| now)?$|^(?!(?:is|are|am|was) )(?:\S+ ){1,3}on (?:till|until|for|at) |打开|开启|开(?:一下|开|个|起来|了吧|下)|启动|开始|继续充|恢复|^(?:把|帮我|给我|请).{0,8}开(?!到|在|着|多|几|支)/,
  ],
];

/** "Turn it on at 11": the number is a time, and not what to set it to. */
const SWITCHES = /\bturn\b(?!.*\bto \d).{0,40}?\b(?:on|off)\b(?! \d)/;

/** The command of a question that gives one. `text` is the normalised question, `words` its corrected English words. */
export function findCommand(words: string, text: string): Command | undefined {
  const commands = SWITCHES.test(text) ? COMMANDS.filter(([command]) => command !== "set") : COMMANDS;
  return commands.find(([, pattern]) => pattern.test(words) || pattern.test(text))?.[0];
}

const DEGREES = new RegExp(
  `(?<![a-z\\d])(${SMALL_NUMBER.replace("|an?", "")}|an?(?= degree)|(?:a )?couple of)\\s*(?:(°\\s?f|degrees? f(?:ahrenheit)?|fahrenheit|f)(?![a-z])|(°\\s?c?|degrees?(?: c(?:elsius)?)?|celsius|c(?![a-z])|grades?|摄氏度|度(?!电)))`,
);
const POWER = /(\d+(?:\.\d+)?)\s*(kw|kilowatts?|千瓦|w|watts?|瓦)(?![a-z]|时)/;
const PERCENT = new RegExp(
  `(${SMALL_NUMBER})\\s*(?:%|percent|per cent)|百分之([零一二两三四五六七八九十百]{1,4}|\\d{1,3})`,
);
const BARE = new RegExp(
  `(?:\\b(?:to|at|on|by|it|thermostat|temp|temperature|ac|heat)\\s+|(?:到|成|为|在|设))(${SMALL_NUMBER.replace("|an?", "")})(?=$|[\\s,.;!?，。！？吧就]|°)(?!\\s*(?:am|pm|o'clock|点|hours?|minutes?))`,
);
/** Above it a number of degrees can only be Fahrenheit where a room is heated or cooled, below a boiler's. */
const WARMEST_ROOM_CELSIUS = 40;
/** Below it a number of degrees can not be Fahrenheit in a room. */
const COLDEST_ROOM_FAHRENHEIT = 45;
const HOTTEST_ROOM_FAHRENHEIT = 95;

/**
 * What a device is to be set to.
 *
 * @param hasWater true for a boiler, whose 50 or 60 degrees are Celsius
 */
export function findSetting(text: string, command: Command | undefined, hasWater: boolean): Setting | undefined {
  const degrees = DEGREES.exec(text);
  if (degrees) {
    const value = /couple/.test(degrees[1] ?? "") ? 2 : smallNumber(degrees[1] ?? "");
    if (Number.isFinite(value)) return temperature(value, degrees[2] !== undefined, command, hasWater);
  }
  if (command === undefined || command === "on" || command === "off") return undefined;
  const power = POWER.exec(text);
  if (power) return { value: Number(power[1]) * (/^k|千/.test(power[2] ?? "") ? 1000 : 1), unit: "W" };
  const percent = PERCENT.exec(text);
  if (percent) return { value: smallNumber(percent[1] ?? percent[2] ?? "") / 100, unit: "fraction" };
  const bare = BARE.exec(text);
  const value = bare ? smallNumber(bare[1] ?? "") : Number.NaN;
  if (!Number.isFinite(value)) return undefined;
  const isFahrenheit =
    command === "set" &&
    !hasWater &&
    value >= COLDEST_ROOM_FAHRENHEIT &&
    value <= HOTTEST_ROOM_FAHRENHEIT &&
    NAMES_TEMPERATURE.test(text);
  return isFahrenheit ? temperature(value, true, command, hasWater) : { value, unit: null };
}

const NAMES_TEMPERATURE =
  /\b(?:thermostat|ac|a\/c|heat|heating|temp|temperature|air con\w*|cool\w*|warm\w*)\b|温|空调|暖/;

function temperature(value: number, saysFahrenheit: boolean, command: Command | undefined, hasWater: boolean): Setting {
  const isChange = command === "raise" || command === "lower";
  const isFahrenheit =
    saysFahrenheit || (!isChange && !hasWater && value > WARMEST_ROOM_CELSIUS && value <= HOTTEST_ROOM_FAHRENHEIT);
  if (!isFahrenheit) return { value, unit: "celsius" };
  const celsius = ((isChange ? value : value - 32) * 5) / 9;
  return { value: Math.round(celsius * 10) / 10, unit: "celsius", written: "fahrenheit" };
}
