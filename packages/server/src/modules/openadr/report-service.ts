import type * as contracts from "@wattleaf/shared/contracts/openadr/index";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { WriteOperation } from "@wattleaf/shared/contracts/openadr/objects";
import { DomainError } from "@wattleaf/shared/errors";
import { fieldError } from "@wattleaf/shared/field-error";
import type { RequestContext } from "../../core/request-context";
import { newId } from "../../adapters/secrets";
import { requireUserId } from "../../core/owner";
import * as vpp from "../vpp";
import { callingVen } from "./calling-ven";
import { readableEvent } from "./event-service";
import * as repo from "./repo";
import { reportDetails, reportOf, usageOf } from "./report";

type In<Name extends keyof typeof contracts> = InputOf<(typeof contracts)[Name]>;
type Out<Name extends keyof typeof contracts> = OutputOf<(typeof contracts)[Name]>;

export async function listReports(ctx: RequestContext, input: In<"listReports">): Promise<Out<"listReports">> {
  const { programID: plantId, eventID: eventId, ...by } = input;
  const venId = (await callingVen(ctx))?.row.id;
  return (await repo.listReports(ctx.platform.db, requireUserId(ctx), { plantId, eventId, venId, ...by })).map(
    reportOf,
  );
}

/** @throws DomainError invalid_input, not_found, already_exists, conflict, forbidden for another VEN's name */
export async function createReport(ctx: RequestContext, report: In<"createReport">): Promise<Out<"createReport">> {
  vpp.rejectSampleId(report.id);
  const event = await readableEvent(ctx, report.eventID);
  if (event.programID !== report.programID) throw vpp.notFound("event");
  const participant = await reportingVen(ctx, report.clientName);
  if (participant.plantId !== event.programID) throw vpp.notFound("participant");

  const nowMs = ctx.platform.clock.now();
  const row: repo.ReportRow = {
    userId: participant.userId,
    id: report.id ?? newId(),
    plantId: event.programID,
    eventId: event.id,
    clientName: report.clientName,
    venId: participant.id,
    details: reportDetails(report),
    createdAtMs: nowMs,
    modifiedAtMs: nowMs,
  };
  const statements = [...readings(ctx, participant, report), changeOf(ctx, row, "CREATE")];
  await vpp.fittingReadings(repo.insertReport(ctx.platform.db, row, statements));
  return reportOf(row);
}

/** @throws DomainError not_found */
export const getReport = async (ctx: RequestContext, { reportID }: In<"getReport">): Promise<Out<"getReport">> =>
  reportOf(await readableReport(ctx, reportID));

/** @throws DomainError invalid_input, not_found, conflict */
export async function updateReport(
  ctx: RequestContext,
  { reportID, ...report }: In<"updateReport">,
): Promise<Out<"updateReport">> {
  const known = await readableReport(ctx, reportID);
  for (const [field, stays] of [
    ["programID", known.plantId],
    ["eventID", known.eventId],
    ["clientName", known.clientName],
  ] as const) {
    if (report[field] !== stays) throw fieldError(field, "A report stays with its event and VEN. Create another one.");
  }
  const participant = await reportingVen(ctx, known.clientName);
  const row = { ...known, details: reportDetails(report), modifiedAtMs: ctx.platform.clock.now() };
  const statements = [...readings(ctx, participant, report), changeOf(ctx, row, "UPDATE")];
  await vpp.fittingReadings(repo.updateReport(ctx.platform.db, row, statements));
  return reportOf(row);
}

/** @throws DomainError not_found */
export async function deleteReport(
  ctx: RequestContext,
  { reportID }: In<"deleteReport">,
): Promise<Out<"deleteReport">> {
  const row = await readableReport(ctx, reportID);
  await repo.deleteReport(ctx.platform.db, row, [changeOf(ctx, row, "DELETE")]);
  return reportOf(row);
}

/** @throws DomainError not_found, also for a VEN that asks for another one's */
async function readableReport(ctx: RequestContext, id: string): Promise<repo.ReportRow> {
  const ven = await callingVen(ctx);
  const row = await vpp.found("report", repo.findReport(ctx.platform.db, requireUserId(ctx), id));
  if (ven && row.venId !== ven.row.id) throw vpp.notFound("report");
  return row;
}

/** @throws DomainError not_found, forbidden */
async function reportingVen(ctx: RequestContext, clientName: string): Promise<vpp.ParticipantRow> {
  const ven = await callingVen(ctx);
  if (!ven) return vpp.participantNamed(ctx, clientName);
  if (ven.row.name === clientName) return ven.row;
  throw new DomainError("forbidden", `clientName: Report under your own venName, ${ven.row.name}.`);
}

/** The statement that adds the usage that a report tells of to its VEN's meter. */
function readings(ctx: RequestContext, participant: vpp.ParticipantRow, report: In<"createReport">) {
  const usage = usageOf(report);
  return usage ? [vpp.readingsStatement(ctx.platform, participant, usage, ctx.platform.clock.now())] : [];
}

const changeOf = ({ platform: { db, clock } }: RequestContext, row: repo.ReportRow, operation: WriteOperation) =>
  vpp.changeStatement(db, row.userId, clock.now(), {
    plantId: row.plantId,
    objectType: "REPORT",
    operation,
    object: reportOf(row),
  });
