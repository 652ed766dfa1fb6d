import { describe, expect, it, test } from "vitest";
import { LANGUAGES } from "@wattleaf/shared/i18n/language";
import { normalWords } from "../../normalize";
import { periodLabel } from "../period-label";
import { spanOf } from "./told-by-other";
import { timesIn } from "./scan";

/** A Monday. */
const TODAY = "2026-11-23";
const codesIn = (text: string) =>
  timesIn(normalWords(text), TODAY).flatMap(({ code, isUnsure }) => (code === undefined || isUnsure ? [] : [code]));

describe("times by themselves", () => {
  it.each([
    ["compare october 2025 with the last six complete calendar months", ["2025-10", "last6m"]],
    ["the back half of September and late August", ["--09-16..--09-30", "--08-21..--08-31"]],
    ["Friday the 13th", ["--13"]],
    ["the afternoon of June the twelfth", ["--06-12"]],
    ["over the whole year", ["last12m"]],
    ["Monday last week", ["mon-1"]],
    ["winter 2024-25", ["2025-winter"]],
    ["Christmas week last year", ["2025-12-22..2025-12-28"]],
    ["the two weeks before November 1", ["2026-10-18..2026-10-31"]],
    ["the last Friday of March", ["2026-03-27"]],
    ["the first or the second half of October", ["--10-01..--10-15", "--10-16..--10-31"]],
    ["近30天", ["last30d"]],
    ["九月最后七天和八月下旬", ["--09-24..--09-30", "--08-21..--08-31"]],
    ["一年到头", ["last12m"]],
    ["去年国庆", ["2025-10-01..2025-10-07"]],
    ["今年第三季度", ["2026-07..2026-09"]],
    ["十月第二个周二和第三个周二", ["2026-10-13", "2026-10-20"]],
    ["大年初三", ["2026-02-19"]],
    ["上上个月十五号", ["2026-09-15"]],
  ])("%s", (text, codes) => expect(codesIn(text)).toEqual(codes));
});

describe("times of two ends, and of one", () => {
  it.each([
    ["from Nov 5 to 12", ["--11-05..--11-12"]],
    ["Wednesday the 11th to Sunday the 15th", ["2026-11-11..2026-11-15"]],
    ["between Monday and Wednesday last week", ["mon-1..wed0"]],
    ["ytd imports through September", ["2026-01..2026-09"]],
    ["since mid October", ["since:--10"]],
    ["up to the 10th of November", ["before:2026-11-11"]],
    ["sept onwards", ["since:--09"]],
    ["从9月到11月底", ["--09..--11"]],
    ["今年截至10月底", ["2026-01..2026-10"]],
    ["月初到15号", ["2026-11-01..2026-11-15"]],
    ["5月20号前", ["before:--05-20"]],
  ])("%s", (text, codes) => expect(codesIn(text)).toEqual(codes));
});

describe("a name that is dated by what stands behind it", () => {
  it.each([
    ["今年春季（3—5月）与夏季（6—8月）", ["2026-03..2026-05", "--06..--08"]],
    ["Christmas, 24th to 26th", ["--12-24..--12-26"]],
    ["去年冬季(12月到2月)", ["2025-12..2026-02"]],
    ["春节那几天(2.16-2.22)", ["--02-16..--02-22"]],
  ])("%s", (text, codes) => expect(codesIn(text)).toEqual(codes));
});

describe("what is no time", () => {
  it.each([
    "quarter past four in the morning",
    "between 6 and 9 pm, 10-15 kWh, 12 to 15 cents",
    "on days below -10",
    "i may march on",
    "四季里面哪个季节用得最凶",
    "19点到22点用电",
  ])("%s", (text) => expect(codesIn(text)).toEqual([]));
});

describe("what a chip shows of a period is read as that period", () => {
  const codes = [
    ..."day-1 day0 week-1 week0 weekend-1 month-1 month0 year-1 year0 quarter-1 last7d last30d last6m last12m".split(
      " ",
    ),
    ..."2026-10 2025-02 2026-10-14 2025 spring summer 2026-summer 2026-04..2026-06 2026-10-01..2026-10-14 since:2026-09".split(
      " ",
    ),
  ];
  const same = (code: string | undefined) => (code === undefined ? undefined : (spanOf(code, TODAY) ?? code));
  test.each(LANGUAGES.flatMap((language) => codes.map((code) => ({ language, code }))))(
    "$code in $language",
    ({ language, code }) => {
      const [read] = timesIn(normalWords(periodLabel(code, language, TODAY)), TODAY);
      expect(same(read?.code)).toEqual(same(code));
    },
  );
});
