import type * as contracts from "@wattleaf/shared/contracts/openadr/index";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { RequestContext } from "../../core/request-context";
import { newId } from "../../adapters/secrets";
import { requireUserId } from "../../core/owner";
import * as vpp from "../vpp";
import * as repo from "./repo";
import { reportDetails, reportOf, usageOf } from "./report";

type In<Name extends keyof typeof contracts> = InputOf<(typeof contracts)[Name]>;
type Out<Name extends keyof typeof contracts> = OutputOf<(typeof contracts)[Name]>;

export async function listReports(ctx: RequestContext, input: In<"listReports">): Promise<Out<"listReports">> {
  const { programID: plantId, eventID: eventId, ...by } = input;
  return (await repo.listReports(ctx.platform.db, requireUserId(ctx), { plantId, eventId, ...by })).map(reportOf);
}

/** @throws DomainError invalid_input, not_found, already_exists, conflict */
export async function createReport(ctx: RequestContext, report: In<"createReport">): Promise<Out<"createReport">> {
  vpp.rejectSampleId(report.id);
  const event = await vpp.ownEvent(ctx, report.eventID);
  if (event.plantId !== report.programID) throw vpp.notFound("event");
  const { db, clock } = ctx.platform;
  const participant = await vpp.participantNamed(ctx, report.clientName);
  if (participant.plantId !== event.plantId) throw vpp.notFound("participant");

  const usage = usageOf(report);
  const row: repo.ReportRow = {
    userId: event.userId,
    id: report.id ?? newId(),
    plantId: event.plantId,
    eventId: event.id,
    clientName: report.clientName,
    details: reportDetails(report),
    createdAtMs: clock.now(),
  };
  const object = reportOf(row);
  const change = { plantId: row.plantId, objectType: "REPORT", operation: "CREATE", object } as const;
  const statements = [
    ...(usage ? [vpp.readingsStatement(ctx.platform, participant, usage, row.createdAtMs)] : []),
    vpp.changeStatement(db, row.userId, row.createdAtMs, change),
  ];
  await vpp.fittingReadings(repo.insertReport(db, row, statements));
  return object;
}

/** @throws DomainError not_found */
export const getReport = async (ctx: RequestContext, { reportID }: In<"getReport">): Promise<Out<"getReport">> =>
  reportOf(await vpp.found("report", repo.findReport(ctx.platform.db, requireUserId(ctx), reportID)));
