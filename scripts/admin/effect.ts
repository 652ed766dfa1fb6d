import { LEAST_TRIAL_HOMES } from "../../packages/engine/src/savings/effect";
import { effectHistory, measureToday, SAVINGS_REPORTS } from "../../packages/server/src/modules/rewards";
import { z } from "zod";
import { defineCommand } from "./command";

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const homes = (count: number) => `${count} ${count === 1 ? "home" : "homes"}`;

export const effect = defineCommand({
  summary: "Show what savings reports change, against homes that get none; measures today if no server has",
  input: z.object({
    nights: z.coerce
      .number()
      .int("must be a whole number")
      .min(1, "must be at least 1")
      .max(1_000, "must be at most 1000")
      .default(7)
      .describe("How many nights to show, the newest first; 7 by default"),
  }),
  async run({ platform, input: { nights }, print }) {
    await measureToday(platform);
    print(
      `Trial ${SAVINGS_REPORTS.salt}: ${percent(SAVINGS_REPORTS.holdoutShare)} of accounts get no savings reports.`,
    );
    for (const night of await effectHistory(platform, nights)) {
      const { day, fromMonth, toMonth, treatedHomes, holdoutHomes } = night;
      const compared = `${homes(treatedHomes)} with reports, ${homes(holdoutHomes)} without, ${fromMonth} to ${toMonth}`;
      const { savedShare, savedShareFrom: from, savedShareTo: to } = night;
      if (savedShare === null || from === null || to === null) {
        print(`${day}  not known yet: ${compared}; ${LEAST_TRIAL_HOMES} on each side are needed`);
        continue;
      }
      const verdict = from > 0 ? "saved" : to < 0 ? "used more" : "no effect can be told from chance";
      print(
        `${day}  ${percent(savedShare)} less use (95 %: ${percent(from)} to ${percent(to)}), ${verdict}: ${compared}`,
      );
    }
  },
});
