/** Month and weekday names as people write and dictate them, typos included. */
const MONTHS: readonly (readonly string[])[] = [
  ["january", "jan", "janury", "januray", "janruary"],
  ["february", "feb", "febuary", "feburary", "febraury", "febrary"],
  ["march", "mar"],
  ["april", "apr", "aprl"],
  ["may"],
  ["june", "jun"],
  ["july", "jul", "jully", "juli"],
  ["august", "aug", "augest", "agust", "augst"],
  ["september", "sep", "sept", "septmber", "setember", "septembar", "septemba"],
  ["october", "oct", "octobr", "ocotber", "octobar"],
  ["november", "nov", "novemba", "novmber", "novembr"],
  ["december", "dec", "decmber", "desember", "decemba"],
];

export const MONTH_OF_WORD: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, index) => names.map((name): [string, number] => [name, index + 1])),
);
export const MONTH_NAME = alternatives([...MONTH_OF_WORD.keys()]);

export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];
/** Whether a filter names days of the week and nothing else: `mon+tue`. */
export const isOfWeekdays = (filter: string): boolean =>
  filter.split("+").every((day) => WEEKDAYS.some((one) => one === day));

const WEEKDAY_NAMES: Readonly<Record<Weekday, readonly string[]>> = {
  mon: ["monday", "mon", "mondy", "munday"],
  tue: ["tuesday", "tues", "tue", "tuesdy", "teusday"],
  wed: ["wednesday", "weds", "wed", "wensday", "wednsday", "wendsday"],
  thu: ["thursday", "thurs", "thur", "thu", "thursdy", "thirsday"],
  fri: ["friday", "fri", "fridy", "firday"],
  sat: ["saturday", "sat", "satday", "satdy", "saterday", "saturdy"],
  sun: ["sunday", "sun", "sundy"],
};
export const WEEKDAY_OF_WORD: ReadonlyMap<string, Weekday> = new Map(
  WEEKDAYS.flatMap((day) => WEEKDAY_NAMES[day].map((name): [string, Weekday] => [name, day])),
);
export const WEEKDAY_NAME = alternatives([...WEEKDAY_OF_WORD.keys()]);
export const CHINESE_WEEKDAY = "(?:周|星期|礼拜)([1-6日天])";

/** 三, 日: the day that it names behind 周. */
export const WEEKDAY_OF_CHARACTER: Readonly<Record<string, Weekday>> = {
  一: "mon",
  二: "tue",
  三: "wed",
  四: "thu",
  五: "fri",
  六: "sat",
  日: "sun",
  天: "sun",
};

/** 周3, 周日: its day. */
export function chineseWeekday(character: string): Weekday {
  const index = "123456".indexOf(character);
  return WEEKDAYS[index < 0 ? 6 : index] ?? "sun";
}

export const SEASON_OF_WORD: ReadonlyMap<string, string> = new Map([
  ["spring", "spring"],
  ["summer", "summer"],
  ["sumer", "summer"],
  ["summa", "summer"],
  ["autumn", "autumn"],
  ["fall", "autumn"],
  ["autum", "autumn"],
  ["winter", "winter"],
  ["winta", "winter"],
  ["春", "spring"],
  ["夏", "summer"],
  ["秋", "autumn"],
  ["冬", "winter"],
]);
export const SEASON_NAME = alternatives([...SEASON_OF_WORD.keys()].filter((name) => name.length > 1));

export const HOLIDAYS: readonly [RegExp, string][] = [
  [/christmas eve|x-?mas eve|平安夜/, "christmas_eve"],
  [/(?:chinese|lunar) new year'?s? eve|除夕|大?年(?:三十|卅|30)/, "lunar_new_years_eve"],
  [/new year'?s'? eve/, "new_years_eve"],
  [/christmas|x-?mas|chrissy|圣诞/, "christmas"],
  [/black friday|黑色星期五|黑五/, "black_friday"],
  [/thanks ?giving|turkey day|感恩节/, "thanksgiving"],
  [/easter|复活节/, "easter"],
  [
    /(?:chinese|lunar) new year|\bcny\b|spring festival|春节|过年|大年|农历年|农历新年|阴历年|新年初/,
    "spring_festival",
  ],
  [/new year|元旦|跨年/, "new_year"],
  [/deepavali|diwali|deepawali|排灯节/, "diwali"],
  [/ramadan|ramzan|斋月/, "ramadan"],
  [/\beid[ -](?:al[ -]|ul[ -])?(?:adha|azha)|bakr[- ]?id|hari raya haji|宰牲|古尔邦/, "eid_al_adha"],
  [/\beid\b|hari raya|开斋/, "eid"],
  [/mid-?autumn|moon ?cake|中秋/, "mid_autumn"],
  [/national day|golden week|(?<!美)(?<!美国)国庆|^十一(?:$|长假|假期|黄金周|期间|那)|双十(?!一)/, "national_day"],
  [/qing ?ming|tomb sweeping|清明/, "qingming"],
  [/dragon boat|端午/, "dragon_boat"],
  [/labou?r day|may day|(?<![周期拜])五一(?![般直个些])|劳动节/, "labor_day"],
  [/memorial day/, "memorial_day"],
  [/(?:4th|fourth) of july|july (?:4th|fourth)|\bindependence day|美国?国庆|独立日/, "independence_day"],
  [/hallow(?:een|e'en)|万圣/, "halloween"],
  [/victoria day/, "victoria_day"],
  [/super ?bowl/, "super_bowl"],
  [/dasara|dussehra|navratri/, "dasara"],
  [/pongal/, "pongal"],
  [/onam/, "onam"],
  [/\bholi\b/, "holi"],
  [/anzac(?: day)?/, "anzac_day"],
  [/australia day/, "australia_day"],
  [/canada day/, "canada_day"],
  [/waitangi(?: day)?/, "waitangi_day"],
  [/st\.? (?:patrick'?s?|paddy'?s) day|paddy'?s day/, "st_patricks_day"],
  [/valentine'?s?(?: day)?|情人节/, "valentines_day"],
  [/good friday/, "good_friday"],
  [/juneteenth/, "juneteenth"],
  [/presidents'? day/, "presidents_day"],
  [/veterans'? day|remembrance day/, "veterans_day"],
  [/columbus day/, "columbus_day"],
  [/martin luther king|\bmlk day/, "mlk_day"],
  [/七夕/, "qixi"],
  [/hanukkah|chanukah/, "hanukkah"],
  [/boxing day/, "boxing_day"],
  [/bonfire night|guy fawkes/, "bonfire_night"],
  [/元宵/, "lantern_festival"],
  [/重阳/, "double_ninth"],
  [/midsummer/, "midsummer"],
];

function alternatives(names: readonly string[]): string {
  return `(?:${names.toSorted((a, b) => b.length - a.length).join("|")})`;
}
