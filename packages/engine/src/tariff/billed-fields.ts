import { URDB_ATTRIBUTES, URDB_DESCRIBING_FIELDS, type UrdbItem } from "@wattleaf/shared/contracts/urdb";
import { notice, type Notice, type TariffNoticeCode } from "./notices";

/** Fields that describe a tariff and cost nothing. */
const DESCRIBING = new Set([
  ...URDB_DESCRIBING_FIELDS,
  ...(
    "label utility name startdate enddate sector servicetype country currency demandunits energytoulabels demandlabels " +
    "peakkwcapacitymin peakkwcapacitymax peakkwhusagemin peakkwhusagemax"
  ).split(" "),
]);

/** Fields that the engine bills. */
const BILLED = new Set(
  (
    "energyratestructure energyweekdayschedule energyweekendschedule fueladjustmentsmonthly flatdemandunit " +
    "flatdemandstructure flatdemandmonths demandrateunit demandratestructure demandweekdayschedule " +
    "demandweekendschedule coincidentrateunit coincidentratestructure coincidentrateschedule coincidentschedule " +
    "demandwindow demandratchetpercentage lookbackpercent lookbackrange lookbackmonths fixedchargefirstmeter " +
    "fixedchargeunits mincharge minchargeunits fixedmonthlycharge minmonthlycharge annualmincharge dgrules " +
    "usenetmetering taxes"
  ).split(" "),
);

/** Charges that URDB knows and that a series of kWh cannot show. */
const NOT_METERED = new Map<string, TariffNoticeCode>([
  ["demandreactivepowercharge", "reactive_power_not_billed"],
  ["fixedchargeeaaddl", "additional_meters_not_billed"],
]);

const ATTRIBUTES = new Set(URDB_ATTRIBUTES);

/** Who sends a thousand unknown fields need not be told of each. */
const MAX_NOTICES = 50;

const TIER_FIELDS = new Set(["max", "rate", "adj", "unit", "sell"]);

/** Adds a notice for each field that can affect the bill but is not billed. */
export function fieldNotices(item: UrdbItem): Notice[] {
  const notices: Notice[] = [];
  for (const [field, value] of Object.entries(item)) {
    if (value == null || value === "" || DESCRIBING.has(field) || BILLED.has(field)) continue;
    const notMetered = NOT_METERED.get(field);
    if (notMetered) {
      if (typeof value === "number" && value !== 0) notices.push(notice(notMetered, { rate: value }));
    } else if (ATTRIBUTES.has(field)) {
      const names = Array.isArray(value) ? value.flatMap((each: unknown) => Object.keys(Object(each) as object)) : [];
      if (names.length > 0)
        notices.push(notice("attributes_not_billed", { field, names: names.join("; ").slice(0, 500) }));
    } else {
      notices.push(notice("unknown_field", { field: field.slice(0, 100) }));
    }
  }
  return [...notices, ...tierNotices(item)].slice(0, MAX_NOTICES);
}

function tierNotices(item: UrdbItem): Notice[] {
  const unknown = new Set<string>();
  for (const field of [
    "energyratestructure",
    "demandratestructure",
    "flatdemandstructure",
    "coincidentratestructure",
  ] as const) {
    for (const tier of item[field]?.flat() ?? []) {
      for (const key of Object.keys(tier)) if (!TIER_FIELDS.has(key)) unknown.add(`${field}.${key.slice(0, 100)}`);
    }
  }
  return [...unknown].map((field) => notice("unknown_field", { field }));
}
