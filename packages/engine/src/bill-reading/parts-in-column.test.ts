import { describe, expect, it } from "vitest";
import { linesOfText } from "../../../../tests/factories/bills";
import { extractBill } from "./extract-bill";

/** An energy by parts of the day that stands in a column: the total's name is nowhere beside a figure. */
const read = (text: string) => extractBill(linesOfText(text));

/** The lines that a recognizer reads from a notice to an industrial customer, with other figures; 千 is read as 干. */
const NOTICE = `
中国南方电网公司广西电网公司电费通知单
用户编号:07002210
用电开始时间:  20240601
用电结束时间:  20240630
电量信息
表计资产编号            示数类型    上次表示数    本次表示数倍率    抄见电量 换表电量 退补电量 尖峰调整电量 合计电量
                                              (千瓦时)   (洋瓦时)       (干瓦时)
02001SG0000000    尖     2.00  2.00  3000  150.00  0.00   -150.00  0.00
02001SG0000000    峰     2.00  2.00  3000  350.00  0.00   150.00   500.00
02001SG0000000    平     4.00  4.00  3000  700.00  0.00            700.00
02001SG0000000    谷     5.00  5.00  3000  640.00  0.00            640.00
02001SG0000000    无功总   3.00  3.00  3000  410.00  0.00            410.00
电费信息
类别                  项目          电量          电价              金额
                                (千瓦时)       (元/千瓦时)
大工业1-10干伏           (1)尖        0.00        1.44900000      0.00
大工业1-10干伏           (2)峰        500.00      1.15910000      600.00
大工业1-10干伏           (3)平        700.00      0.68180000      500.00
大工业1-10干伏           (4)谷        640.00      0.25900000      100.00
计费容量         容(需)量电费单价      每干伏安用电量      需量电价折扣比例      (8)容(需)量电费
(千伏安)                             (千瓦时/干伏安)                        (元)
0.00             0.00                0.00                                0.00
应收电费合计(小写):   1240.0元`;

describe("energy by parts of the day in a column", () => {
  it("is added up by the column of the total, whatever a ratio to the capacity says", () => {
    const { energyKwh, isEnergySummed, touSplit, meterReadings } = read(NOTICE);
    expect(energyKwh?.value).toBe(1_840);
    expect(isEnergySummed).toBe(true);
    expect(touSplit.map(({ period, value }) => [period, value])).toEqual([
      ["critical_peak", 0],
      ["on_peak", 500],
      ["mid_peak", 700],
      ["off_peak", 640],
    ]);
    // The first of several registers is not the meter's count.
    expect(meterReadings).toBeNull();
  });

  it("is no more than a guess where neither readings nor prices prove it", () => {
    expect(read(NOTICE).energyKwh?.confidence).toBeLessThanOrEqual(0.5);
    const priced = NOTICE.replace("600.00\n大", "579.55\n大").replace("500.00\n大", "477.26\n大");
    expect(read(priced).energyKwh?.value).toBe(1_840);
    expect(read(priced).energyKwh?.confidence).toBeGreaterThan(0.5);
  });

  it("says nothing where two tables disagree", () => {
    const other = NOTICE.replace(/(\(3\)平 +)700/, (_, label: string) => `${label}720`);
    expect(read(other).energyKwh).toBeNull();
  });

  it.each([
    ["每千伏安用电量  35.20", "kWh for each kVA"],
    ["每干伏安用电量  35.20", "kWh for each kVA, misread"],
    ["每户用电量  210", "kWh for each household"],
  ])("is not %s", (line) => {
    expect(read(`国网湖南省电力有限公司\n电费账单\n${line}\n本期电费合计  88.20元`).energyKwh).toBeNull();
  });

  it("is read in English, too", () => {
    const { energyKwh, touSplit } = read(`Riverbend Electric Cooperative
Electric bill  Service from 06/01/2024 to 06/30/2024
Part of the day     Energy used    Price      Amount
On-peak             120            0.2500     30.00
Off-peak            310            0.1000     31.00
Total charges                                 $61.00`);
    expect(energyKwh?.value).toBe(430);
    expect(touSplit.map(({ value }) => value)).toEqual([120, 310]);
  });
});
