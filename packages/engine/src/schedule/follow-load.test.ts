import { expect, it } from "vitest";
import { battery, site } from "../../../../tests/factories/schedule";
import { followsLoad } from "./follow-load";
import { nothingDecided, planOf } from "./plan";

const home = site(3, 1, {
  loadKw: Float64Array.of(1, 1, 1),
  batteries: [battery({ initialKwh: 5, capacityKwh: 10, maxKwh: 10 })],
});
const discharging = (...kw: number[]) =>
  planOf(home, { ...nothingDecided(home), dischargeKw: [Float64Array.from(kw)] });

it("follows the load where the battery covers the site's own use, and not where it sells or rests", () => {
  const plan = discharging(0.6, 2, 0);
  expect([0, 1, 2].map((step) => followsLoad(home, plan, 0, step))).toEqual([true, false, false]);
});
