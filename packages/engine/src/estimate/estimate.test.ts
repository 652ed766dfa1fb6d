import { describe, expect, it } from "vitest";
import {
  btuPerHourOfTons,
  wattsOfBtuPerHour,
  wattsOfCooling,
  wattsOfCurrent,
  wattsOfHorsepower,
} from "./electrical-units";
import { costOf, energyWhForMoney, energyWhOf, hoursAt, perPeriod, pricePerKwhOf } from "./energy-cost";
import { heatPumpWhFor } from "./heat";
import { batteryHours, batterySizeWh, panelWatts, paybackYears, yearlyOutputWh } from "./sizing";

describe("estimates from stated amounts", () => {
  it.each([
    ["1,500 W for 4 hours", energyWhOf(1_500, 4), 6_000],
    ["5,000 W on for 12 % of 744 hours", energyWhOf(5_000, 744, 0.12), 446_400],
    ["6 kWh at 0.17", costOf(6_000, 0.17), 1.02],
    ["186 for 1,240 kWh", pricePerKwhOf(186, 1_240_000), 0.15],
    ["100 at 0.20", energyWhForMoney(100, 0.2), 500_000],
    ["10 kWh at 2.4 kW", hoursAt(10_000, 2_400), 4.1667],
    ["70 a month in a year", perPeriod(70, "month", "year"), 840],
    ["5 kWh a day in a month", perPeriod(5, "day", "month"), 150],
    ["1,200 a year in a month", perPeriod(1_200, "year", "month"), 100],
    ["1.5 hp", wattsOfHorsepower(1.5), 1_118.55],
    ["12,000 BTU/h", wattsOfBtuPerHour(12_000), 3_516.85],
    ["2 tons", btuPerHourOfTons(2), 24_000],
    ["24,000 BTU/h at EER 12", wattsOfCooling(24_000, 12), 2_000],
    ["40 A on 240 V", wattsOfCurrent(240, 40), 9_600],
    ["8 panels of 430 W", panelWatts(8, 430), 3_440],
    ["3,440 W at 1,100 kWh per kW", yearlyOutputWh(3_440, 1_100), 3_784_000],
    ["12 kWh with 90 % usable", batterySizeWh(12_000, 0.9), 13_333.33],
    ["10 kWh and 350 W", batteryHours(10_000, 0.9, 350), 25.714],
    ["9,000 paid back by 840", paybackYears(9_000, 840), 10.714],
    ["12 MWh of gas at 88 % by a COP of 3.2", heatPumpWhFor(12_000_000, 0.88, 3.2), 3_300_000],
    ["nothing saved", paybackYears(9_000, 0), Number.POSITIVE_INFINITY],
  ])("%s", (_, value, expected) => {
    if (Number.isFinite(expected)) expect(value / expected).toBeCloseTo(1, 4);
    else expect(value).toBe(expected);
  });
});
