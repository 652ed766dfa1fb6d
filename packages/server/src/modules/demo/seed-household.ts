import type { Meter } from "@wattleaf/shared/contracts/meters";
import type { SimulatedDeviceType } from "@wattleaf/shared/domain/devices";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { devices as messages } from "@wattleaf/shared/i18n/messages/en/devices";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import { DEMO_USER_ID } from "../../db/seed/demo";
import { systemContext } from "../../core/system-context";
import { connectDevice, listDevices } from "../devices";
import { buyAt } from "../marketplace";
import { importSandbox, listMeters, removeMeter } from "../meters";
import { sampleInviterCoins, statsOf, welcomeCoins } from "../rewards";
import { enrollAt } from "../vpp";

/**
 * Sandbox accounts of families with a car or a heat pump. The household is the first of them that has used less than the
 * year before: which one that is depends on the date, and a sample without points would show little.
 */
const ACCOUNT_NUMBERS = ["SAMPLE-0007", "SAMPLE-0039", "SAMPLE-0030", "SAMPLE-0023", "SAMPLE-0042"] as const;
const MIN_POINTS = 500;
const UTILITY = { utilityProvider: "pge", zipCode: "94086", serviceAddress: "7 Sample Street, Sunnyvale" } as const;

/** One of a kind: by its kind each surface finds the name in the reader's language (`devices.sample.*`). */
const DEVICES: readonly { type: SimulatedDeviceType; flexibleKw: number }[] = [
  { type: "thermostat", flexibleKw: 2 },
  { type: "ev_charger", flexibleKw: 7 },
  { type: "water_heater", flexibleKw: 0.5 },
  { type: "smart_plug", flexibleKw: 0 },
];

/** Sample friends that it has invited: what they and the welcome brought pays for the purchases. */
const FRIENDS = ["aspen", "birch", "cedar", "elm"] as const;

/** Long enough ago that it took part in every event that is shown. */
const ENROLLED_DAYS_AGO = 60;

const PURCHASES = [
  { itemId: "plant-a-tree", idempotencyKey: "sample-household-1", daysAgo: 140 },
  { itemId: "cafe-voucher", idempotencyKey: "sample-household-2", daysAgo: 19 },
] as const;

/**
 * Creates the sample household's data: 24 months of 15-minute readings from the sandbox utility with bills, simulated
 * devices, participation in a virtual power plant, and purchases, all through the regular use cases. Running it again
 * adds only what is missing; the meter imports newer readings like any other. The first run takes 1.5 seconds for each
 * account that is tried.
 */
export async function seedDemoHousehold(platform: Platform): Promise<void> {
  const ctx = systemContext(platform, DEMO_USER_ID);
  for (const { type } of await missingDevices(ctx))
    await connectDevice(ctx, { type, name: messages[`devices.sample.${type}`] });
  await welcomeCoins(platform, DEMO_USER_ID, false);
  for (const friend of FRIENDS) await sampleInviterCoins(platform, DEMO_USER_ID, friend);
  const nowMs = platform.clock.now();
  for (const { daysAgo, ...item } of PURCHASES) await buyAt(ctx, { ...item, quantity: 1 }, nowMs - daysAgo * DAY_MS);
  await sampleMeter(ctx);
  await enrollAt(ctx, await flexibleDevices(ctx), nowMs - ENROLLED_DAYS_AGO * DAY_MS);
}

async function sampleMeter(ctx: RequestContext): Promise<Meter> {
  const [known] = await listMeters(ctx);
  if (known) return known;
  for (const accountNumber of ACCOUNT_NUMBERS) {
    const meter = await importSandbox(ctx.platform, DEMO_USER_ID, { ...UTILITY, accountNumber });
    const { totalPoints } = await statsOf(ctx);
    if (totalPoints >= MIN_POINTS || accountNumber === ACCOUNT_NUMBERS.at(-1)) return meter;
    await removeMeter(ctx, { meter_id: meter.id });
  }
  throw new Error("The sample account does not exist");
}

async function missingDevices(ctx: RequestContext) {
  const types = new Set((await listDevices(ctx)).map(({ type }) => type));
  return DEVICES.filter(({ type }) => !types.has(type));
}

async function flexibleDevices(ctx: RequestContext) {
  const devices = await listDevices(ctx);
  return devices.flatMap(({ id, name, type }) => {
    const flexibleKw = DEVICES.find((known) => known.type === type)?.flexibleKw ?? 0;
    return flexibleKw > 0 ? [{ id, name, flexibleKw }] : [];
  });
}
