import { settlementSchema } from "@wattleaf/shared/contracts/vpp/index";
import type { HomeEvent, HomeParticipation } from "@wattleaf/shared/contracts/vpp/home";
import type { DeviceType } from "@wattleaf/shared/domain/devices";
import type { DeviceKind } from "@wattleaf/shared/domain/vpp";
import { DomainError } from "@wattleaf/shared/errors";
import type { RequestContext } from "../../core/request-context";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import { requireUserId } from "../../core/owner";
import * as events from "./events/repo";
import * as participants from "./participants.repo";
import { add, enroll } from "./participants";
import { create, listRows } from "./plants";
import type { PlantRow } from "./rows";
import { samplePlant } from "./sample/sample-plant";

/** The account's own plant and site that an enrolled household gets. */
const HOME_ID = "home";
const HOME_PLANT = "My home";
const HOME_SITE = "Home";
/** Settled events that are looked at, the newest. */
const MOST_EVENTS = 100;

const KIND_OF: Record<DeviceType, DeviceKind> = {
  battery: "battery",
  ev_charger: "ev_charger",
  thermostat: "air_conditioner",
  water_heater: "water_heater",
  smart_plug: "other",
};

/** How the account takes part in plants, and what settled events brought. @throws DomainError not_signed_in */
export async function homeParticipation(ctx: RequestContext): Promise<HomeParticipation> {
  const { db, clock } = ctx.platform;
  const userId = requireUserId(ctx);
  const plants = new Map((await listRows(ctx)).map((plant) => [plant.id, plant]));
  const [sites, devices, called] = await Promise.all([
    participants.listParticipants(db, userId),
    participants.listDevices(db, userId),
    events.listEvents(db, userId, { limit: MOST_EVENTS, notCancelled: true }),
  ]);
  const sample = samplePlant(clock.now());
  return {
    participants: sites.map(({ id, plantId, optedIn }) => {
      const own = devices.filter(({ participantId }) => participantId === id);
      return {
        plantId,
        plantName: plants.get(plantId)?.name ?? plantId,
        optedIn,
        flexibleKw: own.reduce((sum, { flexibleKw }) => sum + flexibleKw, 0),
        devices: own.length,
      };
    }),
    settled: called.flatMap(({ event, settlement }) => {
      const plant = plants.get(event.plantId);
      return settlement && plant ? [homeEvent(event, plant, settlement.statement)] : [];
    }),
    sample: sample.events.flatMap(({ event, statement }) =>
      statement ? [homeEvent(event, sample.plant, statement)] : [],
    ),
  };
}

function homeEvent(event: events.EventWithSettlement["event"], plant: PlantRow, statement: unknown): HomeEvent {
  const { delivered_kwh: deliveredKwh, revenue, operator_revenue: operator } = settlementSchema.parse(statement);
  return {
    eventId: event.id,
    plantName: plant.name,
    start: momentIn(plant.timeZone, event.startMs),
    end: momentIn(plant.timeZone, event.endMs),
    requestedKw: event.requestedKw,
    pricePerKwh: event.pricePerKwh,
    currency: plant.currency,
    deliveredKwh,
    earned: Number((revenue - operator).toFixed(2)),
  };
}

export interface EnrolledDevice {
  id: string;
  name: string;
  type: DeviceType;
  flexibleKw: number;
}

/**
 * Lets a household take part with its devices: a plant and a site of the account's own, made once, and the devices in
 * it. Enrolled again it adds only what is new.
 * @throws DomainError not_signed_in, conflict
 */
export async function enrollHome(
  ctx: RequestContext,
  { timeZone, devices }: { timeZone: string; devices: readonly EnrolledDevice[] },
): Promise<{ isNew: boolean }> {
  const terms = {
    id: HOME_ID,
    name: HOME_PLANT,
    time_zone: timeZone,
    currency: "USD",
    operator_share: 0.2,
    baseline_method: "high_five_of_ten",
    adjustment: "multiplicative",
    holiday_calendar: "nerc",
    paid_up_to: 1,
  } as const;
  await unlessThere(create(ctx, terms));
  const isNew = await unlessThere(add(ctx, { plant_id: HOME_ID, id: HOME_ID, name: HOME_SITE, opted_in: true }));
  let isAnyNew = isNew;
  for (const { id, name, type, flexibleKw } of devices) {
    const added = await unlessThere(
      enroll(ctx, {
        participant_id: HOME_ID,
        id,
        name,
        kind: KIND_OF[type],
        flexible_kw: flexibleKw,
        available_from_hour: 0,
        available_to_hour: 24,
      }),
    );
    isAnyNew ||= added;
  }
  return { isNew: isAnyNew };
}

/** False when it was there already. */
async function unlessThere(written: Promise<unknown>): Promise<boolean> {
  try {
    await written;
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === "already_exists") return false;
    throw error;
  }
}
