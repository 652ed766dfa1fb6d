import type { SettlementStatement } from "@wattleaf/shared/contracts/vpp/index";
import { SAMPLE_PREFIX } from "@wattleaf/shared/domain/vpp";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { RequestContext } from "../../../core/request-context";
import { eventStatement, settlementIntervalSeconds } from "@wattleaf/engine/demand-response/settlement/event-statement";
import { REDUCTION_HISTORY_MS } from "@wattleaf/engine/demand-response/settlement/measured-reduction";
import { pricePerInterval } from "@wattleaf/engine/demand-response/settlement/settle-event";
import { type MeteredSite, meteredSite, SiteGroup } from "@wattleaf/engine/demand-response/settlement/site-group";
import { readingsBetween } from "../meters";
import { listOpts, listParticipants } from "../participants.repo";
import { ownPlant } from "../plants";
import { conflict, notFound } from "../errors";
import type { EventRow, ParticipantRow } from "../rows";
import { samplePlant } from "../sample/sample-plant";
import * as repo from "./repo";
import { ownEvent } from "./service";
import { baselineOptions, dispatchTerms, storedStatement, toStatementResponse } from "./statement";
import { nextTurn } from "../../../core/next-turn";

/** What the compared days' baselines may look at, and a day more for the zone's clock. */
const HISTORY_MS = REDUCTION_HISTORY_MS + DAY_MS;

/**
 * The statement of an event that is over. It is computed once, from the readings reported by then, and stays as it is.
 * @throws DomainError not_found, conflict
 */
export async function settle(ctx: RequestContext, eventId: string): Promise<SettlementStatement> {
  const { db, clock } = ctx.platform;
  if (eventId.startsWith(SAMPLE_PREFIX)) return sampleStatement(eventId, clock.now());
  const event = await ownEvent(ctx, eventId);
  const known = await repo.findSettlement(db, event.userId, eventId);
  if (known) return storedStatement(known.statement);
  const requestedKw = requestOf(event, clock.now());

  const plant = await ownPlant(ctx, event.plantId);
  const fromMs = event.startMs - HISTORY_MS;
  const [participants, others] = await Promise.all([
    participantsOf(ctx, event),
    repo.listDispatches(db, event.userId, plant.id, fromMs, event.endMs),
  ]);
  const options = baselineOptions(
    plant,
    others.filter(({ id }) => id !== eventId),
  );
  const series = new Map<string, Awaited<ReturnType<typeof readingsBetween>>>();
  for (const participant of participants) {
    series.set(participant.id, await readingsBetween(ctx.platform, participant, plant.timeZone, fromMs, event.endMs));
    // Months of a thousand meters take a while to read: others get their turn in between.
    await nextTurn();
  }
  const intervalSeconds = settlementIntervalSeconds(
    Array.from(series.values()).flatMap((site) => site ?? []),
    event,
  );
  const sites: MeteredSite[] = [];
  const group = new SiteGroup(event, intervalSeconds, options);
  for (const { id } of participants) {
    const site = meteredSite(id, series.get(id), event, intervalSeconds, options);
    group.add(site);
    sites.push(site);
    await nextTurn();
  }
  if (sites.length > 0 && sites.every(isUnreported)) {
    throw conflict("There are no meter readings for the event yet. Report the participants' readings, then settle.");
  }
  const spans = ctx.platform.openAdr.prices(event);
  const pricePerKwh = spans ? pricePerInterval(spans, event, intervalSeconds) : event.pricePerKwh;
  const terms = { ...dispatchTerms(plant, event, requestedKw), pricePerKwh };
  const statement = eventStatement(event, intervalSeconds, terms, sites, group.reduction());

  const settledAtMs = clock.now();
  const nameOf = new Map(participants.map(({ id, name }) => [id, name]));
  await repo.insertSettlement(db, {
    userId: event.userId,
    eventId,
    plantId: plant.id,
    settledAtMs,
    performance: statement.performance,
    revenueCents: statement.revenueCents,
    operatorCents: statement.operatorCents,
    statement: toStatementResponse(plant, event, statement, nameOf, settledAtMs),
  });
  const stored = await repo.findSettlement(db, event.userId, eventId);
  return storedStatement(stored?.statement);
}

/** A settlement stays as it is, so that one made before the readings came would be wrong for good. */
const isUnreported = ({
  reading: {
    account: { noBaseline },
  },
}: MeteredSite): boolean => noBaseline === "no_readings" || noBaseline === "event_not_metered";

/**
 * Who participated: a participant's setting for this event takes precedence over the general one. Participants who
 * joined after the event was created are excluded; an event recorded afterwards includes all current participants.
 */
async function participantsOf({ platform: { db } }: RequestContext, event: EventRow): Promise<ParticipantRow[]> {
  const [participants, opts] = await Promise.all([
    listParticipants(db, event.userId, event.plantId),
    listOpts(db, event.userId, event.id),
  ]);
  const said = new Map(opts.map(({ participantId, optedIn }) => [participantId, optedIn]));
  const wasRecorded = event.createdAtMs > event.startMs;
  return participants.filter(
    ({ id, optedIn, createdAtMs }) => (said.get(id) ?? optedIn) && (wasRecorded || createdAtMs <= event.startMs),
  );
}

/** @throws DomainError conflict when there is nothing to settle, or not yet */
function requestOf({ cancelledAtMs, endMs, requestedKw }: EventRow, nowMs: number): number {
  if (cancelledAtMs !== null) throw conflict("The event was canceled, so there's nothing to settle.");
  if (endMs > nowMs) throw conflict("The event isn't over yet.");
  if (requestedKw === null) throw conflict("The event requests no power, so there's nothing to settle.");
  return requestedKw;
}

function sampleStatement(eventId: string, nowMs: number): SettlementStatement {
  const statement = samplePlant(nowMs).events.find(({ event }) => event.id === eventId)?.statement;
  if (!statement) throw notFound("event");
  return statement;
}
