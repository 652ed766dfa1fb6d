import type { Meter } from "@wattleaf/shared/contracts/meters";
import { WEEKDAYS, type Weekday } from "@wattleaf/shared/domain/device-schedules";
import type { SimulatedDeviceType } from "@wattleaf/shared/domain/devices";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { devices as messages } from "@wattleaf/shared/i18n/messages/en/devices";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import { DEMO_USER_ID } from "../../db/seed/demo";
import { systemContext } from "../../core/system-context";
import { addSchedule, connectDeviceAt, listDevices } from "../devices";
import { buyAt } from "../marketplace";
import { importSandbox, listMeters } from "../meters";
import { addSamplePoints, sampleInviterCoins, welcomeCoins } from "../rewards";
import { awardAchievements } from "../achievements";
import { enrollAt } from "../vpp";

/** A sandbox account of a family with a car. */
const ACCOUNT_NUMBER = "SAMPLE-0007";
const UTILITY = { utilityProvider: "pge", zipCode: "94086", serviceAddress: "7 Sample Street, Sunnyvale" } as const;

/** One of a kind: by its kind each surface finds the name in the reader's language (`devices.sample.*`). */
const DEVICES: readonly { type: SimulatedDeviceType; flexibleKw: number; daysAgo: number }[] = [
  { type: "thermostat", flexibleKw: 2, daysAgo: 43 },
  { type: "water_heater", flexibleKw: 0.5, daysAgo: 42 },
  { type: "smart_plug", flexibleKw: 0, daysAgo: 41 },
  // The car came home yesterday, and was charged.
  { type: "ev_charger", flexibleKw: 7, daysAgo: 1 },
];

/** Sample friends that it has invited: what they and the welcome brought pays for the purchases. */
const FRIENDS = ["aspen", "birch", "cedar", "elm"] as const;

/** Long enough ago that it took part in every event that is shown. */
const ENROLLED_DAYS_AGO = 60;

/** The car charges at night; the water is heated before the evening. */
const PLANS: Partial<Record<SimulatedDeviceType, { time: string; weekdays: Weekday[]; minutes: number }>> = {
  ev_charger: { time: "01:00", weekdays: [...WEEKDAYS], minutes: 180 },
  water_heater: { time: "14:00", weekdays: ["mon", "tue", "wed", "thu", "fri"], minutes: 120 },
};

/** Its coins are made up, so it has bought nothing of cash value. */
const PURCHASES = [
  { itemId: "wallpaper-load-curve", idempotencyKey: "sample-household-3", daysAgo: 140 },
  { itemId: "savings-certificate", idempotencyKey: "sample-household-4", daysAgo: 19 },
] as const;

/**
 * Creates the sample household's data: 24 months of 15-minute readings from the sandbox utility with bills, simulated
 * devices, participation in a virtual power plant, and purchases, all through the regular use cases. Running it again
 * adds only what is missing; the meter imports newer readings like any other. The first run takes 1.5 seconds.
 */
export async function seedDemoHousehold(platform: Platform): Promise<void> {
  const ctx = systemContext(platform, DEMO_USER_ID);
  const added = await connectSampleDevices(ctx);
  await welcomeCoins(platform, DEMO_USER_ID, false);
  for (const friend of FRIENDS) await sampleInviterCoins(platform, DEMO_USER_ID, friend);
  const nowMs = platform.clock.now();
  for (const { daysAgo, ...item } of PURCHASES) await buyAt(ctx, { ...item, quantity: 1 }, nowMs - daysAgo * DAY_MS);
  await sampleMeter(ctx);
  await addSamplePoints(platform, DEMO_USER_ID);
  // The meter's tariff says what a planned run costs.
  for (const { id, plan } of added) if (plan) await addSchedule(ctx, { device_id: id, command: "on", ...plan });
  await enrollAt(ctx, await flexibleDevices(ctx), nowMs - ENROLLED_DAYS_AGO * DAY_MS);
  await awardAchievements(platform, DEMO_USER_ID);
}

async function sampleMeter(ctx: RequestContext): Promise<Meter> {
  const [known] = await listMeters(ctx);
  return known ?? importSandbox(ctx.platform, DEMO_USER_ID, { ...UTILITY, accountNumber: ACCOUNT_NUMBER });
}

/** Connected some time ago, so that each has used something. */
async function connectSampleDevices(ctx: RequestContext) {
  const nowMs = ctx.platform.clock.now();
  const added = [];
  for (const { type, daysAgo } of await missingDevices(ctx)) {
    const device = { type, name: messages[`devices.sample.${type}`] };
    const { id } = await connectDeviceAt(ctx, device, nowMs - daysAgo * DAY_MS);
    added.push({ id, plan: PLANS[type] });
  }
  return added;
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
