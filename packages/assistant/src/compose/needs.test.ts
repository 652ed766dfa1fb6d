import { expect, test } from "vitest";
import { queriedHousehold } from "../../../../tests/fixtures/queried-home";
import { compositionOf, ownFrame } from "../../../../tests/support/composed";
import { breakdownAnswer } from "./breakdown";

test("readings of an hour are said to be too far apart, however many there are", async () => {
  const home = queriedHousehold();
  const own = await home.meter();
  if (!own) throw new Error("No meter");
  const hourly = { ...own, meter: { ...own.meter, intervalSeconds: 3_600 } };
  const frame = ownFrame({ subject: "appliance", appliances: ["ac"] });
  const c = compositionOf(frame, { ...home, meter: async () => hourly });
  await breakdownAnswer(c);
  const said = c.draft.sentences.map(({ text }) => text).join(" ");
  expect(said).toContain("too far apart");
  expect(said).not.toContain("A few weeks of hourly readings");
});
