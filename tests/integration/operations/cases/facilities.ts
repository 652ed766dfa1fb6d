import { expect } from "vitest";
import { deleteFacility, listFacilities, putFacility } from "../../../../packages/shared/src/contracts/facilities";
import { MAX_FACILITIES } from "../../../../packages/shared/src/domain/facilities";
import { WORKSHOP } from "../../../factories/facilities";
import { storeFacility } from "../../../support/store-facility";
import type { OperationCase } from "../operation-case";

const stored = expect.objectContaining({
  name: "Workshop",
  solar_kw: 0,
  battery: expect.objectContaining({ capacity_kwh: 10, soc: 0.5, final: "at_least_initial" }),
});

export const FACILITIES_CASES: readonly OperationCase[] = [
  {
    operation: putFacility,
    title: "stores a facility with its defaults",
    as: "developer",
    input: () => ({ facility_id: "workshop", ...WORKSHOP }),
    output: { facility_id: "workshop", sample: false, facility: stored },
    again: "same",
  },
  {
    operation: putFacility,
    title: "names the invalid field",
    as: "developer",
    input: () => ({ facility_id: "workshop", ...WORKSHOP, battery: { ...WORKSHOP.battery, soc: 0.05 } }),
    error: { code: "invalid_input", path: "battery.soc" },
  },
  {
    operation: putFacility,
    title: "requires one source of prices",
    as: "developer",
    input: () => ({ facility_id: "workshop", ...WORKSHOP, prices: { currency: "USD", import_per_kwh: 0.3 } }),
    error: { code: "invalid_input", path: "tariff_id" },
  },
  {
    operation: putFacility,
    title: "only accepts tariffs of the catalog",
    as: "developer",
    input: () => ({ facility_id: "workshop", ...WORKSHOP, tariff_id: "made-up" }),
    error: { code: "invalid_input", path: "tariff_id" },
  },
  {
    operation: putFacility,
    title: "only accepts places with emission factors",
    as: "developer",
    input: () => ({ facility_id: "workshop", ...WORKSHOP, location: "Atlantis" }),
    error: { code: "invalid_input", path: "location" },
  },
  {
    operation: putFacility,
    title: "does not change the sample home",
    as: "developer",
    input: () => ({ facility_id: "sample-home", ...WORKSHOP }),
    error: { code: "conflict" },
  },
  {
    operation: putFacility,
    title: "stops at fifty facilities",
    as: "developer",
    input: async (session) => {
      for (let count = 0; count < MAX_FACILITIES; count += 1) await storeFacility(session, `site-${count}`);
      return { facility_id: "one-more", ...WORKSHOP };
    },
    error: { code: "conflict" },
  },
  {
    operation: listFacilities,
    title: "lists the sample home and the account's own",
    as: "developer",
    input: async (session) => {
      await storeFacility(session, "workshop");
      return {};
    },
    output: {
      facilities: [
        { facility_id: "sample-home", sample: true, facility: expect.objectContaining({ name: "Sample home" }) },
        { facility_id: "workshop", sample: false, facility: stored },
      ],
    },
  },
  {
    operation: deleteFacility,
    title: "deletes a facility",
    as: "developer",
    input: async (session) => {
      await storeFacility(session, "workshop");
      return { facility_id: "workshop" };
    },
    output: { ok: true },
    again: "not_found",
  },
  {
    operation: deleteFacility,
    title: "only finds the account's own facilities",
    as: "developer",
    input: () => ({ facility_id: "somebody-elses" }),
    error: { code: "not_found" },
  },
  {
    operation: deleteFacility,
    title: "does not delete the sample home",
    as: "developer",
    input: () => ({ facility_id: "sample-home" }),
    error: { code: "conflict" },
  },
];
