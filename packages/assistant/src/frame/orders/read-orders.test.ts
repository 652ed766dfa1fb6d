import { describe, expect, it } from "vitest";
import { chargeWindow } from "../devices/charge-window";
import { normalWords } from "../normalize";
import { readOrders } from "./read-orders";

const NAMES = ["Hall thermostat", "Driveway charger", "Garage battery", "Boiler", "Desk plug"];
const read = (text: string) =>
  readOrders(normalWords(text), NAMES, null)?.map(({ command, devices, appliances, value, at }) =>
    [command, devices?.join("+") ?? appliances?.join("+") ?? "all", value, at && at.minuteOfDay / 60]
      .filter((one) => one !== undefined)
      .join(" "),
  ) ?? null;

describe("the orders of a message", () => {
  it.each<[string, string[]]>([
    [
      "thermostat down to 17 until 6 am tomorrow, then back to 21 and a half",
      ["set Hall thermostat 17", "set Hall thermostat 21.5 6"],
    ],
    ["put the heating thermostat at 19.5 and the boiler to 50", ["set Hall thermostat 19.5", "set Boiler 50"]],
    ["温控器调到十九度半", ["set Hall thermostat 19.5"]],
    ["把走廊的溫控器調到二十一度，晚上十點再降回十七", ["set Hall thermostat 21", "set Hall thermostat 17 22"]],
    ["thermostat plus two", ["raise Hall thermostat 2"]],
    ["lower the thermostat by 3 degrees and stop the charger", ["lower Hall thermostat 3", "off Driveway charger"]],
    ["温控器升三度，然后把插座关了", ["raise Hall thermostat 3", "off Desk plug"]],
    ["boiler off now, on again at 5:30", ["off Boiler", "on Boiler 5.5"]],
    ["热水器先关掉，明早六点再打开", ["off Boiler", "on Boiler 6"]],
    ["limit the charger to 16 amps", ["set Driveway charger 16A"]],
    ["充电桩电流调到12安", ["set Driveway charger 12A"]],
    ["turn off the desk plug and the garden lights", ["off Desk plug", "off lights"]],
    ["postpone the car until 1 am", ["off ev", "on ev 1"]],
    [
      "don't charge the car yet, let the Driveway charger start after midnight",
      ["off Driveway charger", "on Driveway charger 0"],
    ],
    ["今晚先别充，等过了十二点再让 Driveway charger 开始给车充电", ["off Driveway charger", "on Driveway charger 0"]],
    ["not now, start the Driveway charger at 1 am", ["off Driveway charger", "on Driveway charger 1"]],
    ["洗衣机别现在洗，等到晚上十一点再开", ["off washer", "on washer 23"]],
    ["don't forget to turn the boiler on at 6 pm", ["on Boiler 18"]],
    ["don't let the boiler come on before 9 pm", ["off Boiler", "on Boiler 21"]],
    ["打开除湿机，充电桩功率调到 30 千瓦", ["on dehumidifier", "set Driveway charger 30kW"]],
  ])("%s", (text, orders) => expect(read(text)).toEqual(orders));

  it("leaves out what is excepted", () => {
    const [order] =
      readOrders("switch everything off apart from the charger and set the thermostat to 15", NAMES, null) ?? [];
    expect(order).toMatchObject({ command: "off", everyDevice: true, except: ["charger"] });
    expect(readOrders("全部关掉，热水器别动", NAMES, null)?.[0]).toMatchObject({
      everyDevice: true,
      except: ["热水器"],
    });
  });

  it("knows what a battery has no setting for, and what its reserve is", () => {
    expect(readOrders("battery should only discharge from 5 to 9 pm", NAMES, null)).toMatchObject([
      { isOfDischarge: true },
    ]);
    expect(readOrders("电池保留四成备用，别低于40%", NAMES, null)?.[0]).toMatchObject({ isReserve: true });
  });

  it.each([
    "don't run the boiler between 4 and 9",
    "should I wait until midnight to charge?",
    "先别急，等我看看账单再说",
    "turn off the boiler",
    "did lowering the thermostat help",
    "温控器现在几度",
    "set the boiler to 55",
  ])("are none of %s", (text) => expect(read(text)).toBeNull());
});

describe("the hours of a charge", () => {
  it.each([
    ["only charge the EV from 1am to 6am", ["after:01:00", "by:06:00"], undefined],
    ["charge the tesla after 10 pm and stop at 90%", ["after:22:00"], ["90%"]],
    ["车只在凌晨1点到5点充，充到九成", ["after:01:00", "by:05:00"], ["90%"]],
  ])("%s", (text, times, values) =>
    expect(chargeWindow(normalWords(text))).toMatchObject({ times, ...(values && { values }) }),
  );

  it.each(["charge the car to 90%", "is it ok to charge the car after 9", "晚上10点以后充电多少钱"])(
    "are not said in %s",
    (text) => expect(chargeWindow(normalWords(text))).toBeUndefined(),
  );
});
