import { urdbItemSchema, type UrdbItem } from "@wattleaf/shared/contracts/urdb";
import { DomainError } from "@wattleaf/shared/errors";
import { describe, expect, test } from "vitest";
import { everyMonth, hours, urdbItem } from "../../../../tests/factories/tariffs";
import { readTariff } from "./read-tariff";

const noticesOf = (overrides: Record<string, unknown>) =>
  readTariff(urdbItemSchema.parse({ ...urdbItem(), ...overrides })).notices;

function rejectedPath(overrides: Partial<UrdbItem>): string | undefined {
  try {
    readTariff(urdbItem(overrides));
  } catch (error) {
    if (error instanceof DomainError) return error.issues[0]?.path;
    throw error;
  }
  return undefined;
}

describe("a tariff is rejected where it contradicts itself", () => {
  test.each<[string, Partial<UrdbItem>]>([
    ["energyweekdayschedule.0.16", { energyweekdayschedule: everyMonth(hours(1, 16, 21)) }],
    ["energyweekendschedule", { energyratestructure: [[{ rate: 1 }], [{ rate: 2 }]], energyweekendschedule: null }],
    ["energyratestructure.0.0.max", { energyratestructure: [[{ rate: 1 }, { rate: 2 }]] }],
    ["energyratestructure.0.0.unit", { energyratestructure: [[{ rate: 1, unit: "therms" }]] }],
    ["energyratestructure.0.1.max", { energyratestructure: [[{ max: 100 }, { max: 50 }, { rate: 2 }]] }],
    ["flatdemandmonths", { flatdemandstructure: [[{ rate: 1 }], [{ rate: 2 }]] }],
    [
      "flatdemandmonths.3",
      { flatdemandstructure: [[{ rate: 1 }]], flatdemandmonths: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0] },
    ],
    ["demandweekdayschedule", { demandratestructure: [[{ rate: 1 }], [{ rate: 2 }]] }],
  ])("at %s", (path, overrides) => {
    expect(rejectedPath(overrides)).toBe(path);
  });

  test.each([
    [{ energyweekdayschedule: everyMonth(hours(0, 0, 0)).slice(1) }, "energyweekdayschedule"],
    [{ energyratestructure: [[{ rate: "0.2" }]] }, "energyratestructure.0.0.rate"],
    [{ fixedchargeunits: "$/week" }, "fixedchargeunits"],
  ])("or is not of URDB's shape: %o", (overrides, path) => {
    const { error } = urdbItemSchema.safeParse({ ...urdbItem(), ...overrides });
    expect(error?.issues[0]?.path.join(".")).toBe(path);
  });
});

describe("what is not billed is said", () => {
  test.each<[string, Record<string, unknown>]>([
    ["reactive_power_not_billed", { demandreactivepowercharge: 0.66 }],
    ["additional_meters_not_billed", { fixedchargeeaaddl: 3 }],
    ["attributes_not_billed", { demandattrs: [{ "Transformation Charge": "$0.50/kVA" }] }],
    ["unknown_field", { climatecredit: -40 }],
    ["unknown_field", { energyratestructure: [[{ rate: 0.1, genrate: 0.05 }]] }],
    ["partial_service", { servicetype: "Delivery" }],
    ["currency_unknown", { country: "CAN" }],
    ["last_tier_open_ended", { energyratestructure: [[{ max: 100, rate: 0.1 }]] }],
    [
      "mixed_tier_units",
      { energyratestructure: [[{ max: 200, unit: "kWh/kW", rate: 1 }, { max: 3000, rate: 1 }, { rate: 1 }]] },
    ],
    ["kva_billed_as_kw", { flatdemandunit: "kVA", flatdemandstructure: [[{ rate: 3 }]] }],
    ["fixed_charge_taken_as_monthly", { fixedchargefirstmeter: 3 }],
    ["no_energy_rates", { energyratestructure: null }],
  ])("%s", (code, overrides) => {
    expect(noticesOf(overrides).map((each) => each.code)).toContain(code);
  });

  test("and nothing is said of fields that describe or are empty", () => {
    expect(
      noticesOf({ description: "…", voltagecategory: "Secondary", demandreactivepowercharge: 0, enddate: null }),
    ).toEqual([]);
  });
});

test("attributes in any shape are named or passed over", () => {
  const [found] = noticesOf({ demandattrs: [null, 3, { "Facilities charge": "$1" }] });
  expect(found).toEqual({
    code: "attributes_not_billed",
    values: { field: "demandattrs", names: "Facilities charge" },
  });
});

test("fields of versions 2 and 3 are read", () => {
  const { tariff } = readTariff(urdbItem({ fixedmonthlycharge: 275, annualmincharge: 100, usenetmetering: "True" }));
  expect(tariff).toMatchObject({
    fixed: { rate: 275e8, unit: "month" },
    minimum: { rate: 100e8, unit: "year" },
    exportRule: "net_metering",
  });
});

test("a ratchet is a fraction or a percentage", () => {
  const shares = (percentage: number) =>
    readTariff(urdbItem({ demandratchetpercentage: Array<number>(12).fill(percentage) })).tariff.ratchet
      ?.shareOfMonth[0];
  expect([shares(0.35), shares(35)]).toEqual([0.35, 0.35]);
});
