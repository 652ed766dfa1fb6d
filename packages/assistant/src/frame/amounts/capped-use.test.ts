import { expect, test } from "vitest";
import { normalWords } from "../normalize";
import { changeIn } from "./changed-use";

test.each<[message: string, change: string | undefined]>([
  ["If I'd kept every day in July down to 30 kWh at the most, what would we have saved?", "cap:30kWh/day"],
  ["what if we had stayed under 10 kWh a day", "cap:10kWh/day"],
  ["suppose I limited each month to 900 units", "cap:900kWh/month"],
  ["那如果夏天每天都壓在45度以下，可以省多少度？", "cap:45kWh/day"],
  ["要是每个月都控制在三百度以内，一年能少用多少", "cap:300kWh/month"],
  ["if our limit is 350 units monthly, which months did we pass it?", undefined],
  // So much less is no limit.
  ["what if I used 5 kWh less a day", "less:5kWh/day"],
  ["如果每天少用5度", "less:5kWh/day"],
])("%s supposes %s", (message, change) => expect(changeIn(normalWords(message))).toBe(change));
