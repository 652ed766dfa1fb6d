import {
  authorizeUtility,
  deleteMeterReadings,
  disconnectMeter,
  listMeters,
  meterBills,
  meterBreakdown,
  METER_UPLOAD,
  meterReadings,
  meterRepairs,
  meterUploadForm,
  meterUploadReply,
  meterUsage,
  pauseMeter,
  removeMeter,
  repairMeter,
  resumeMeter,
  setMeterTariff,
  syncMeter,
  UTILITY_CALLBACK,
} from "@wattleaf/shared/contracts/meters";
import {
  addMeterLabel,
  listMeterLabels,
  meterLoadDay,
  previewMeterLabel,
  removeMeterLabel,
} from "@wattleaf/shared/contracts/meters/labels";
import { METER_FILE_TOO_LARGE } from "@wattleaf/shared/domain/meters";
import { Elysia } from "elysia";
import { formRoute } from "../../http/form-route";
import { defineApi, implement } from "../../http/implement";
import { MAX_METER_FORM_BYTES } from "../../http/request-body";
import { openRoute, type RestRoute } from "../../http/rest";
import * as labels from "./labels/service";
import * as meters from "./service";
import { upload } from "./upload";

const uploadRoute = formRoute(
  {
    operation: METER_UPLOAD,
    form: meterUploadForm,
    reply: meterUploadReply,
    maxBytes: MAX_METER_FORM_BYTES,
    tooLarge: METER_FILE_TOO_LARGE,
  },
  upload,
);

/** A browser comes back from its utility, and is sent on to a page: REST only, and never an error's JSON. */
const callbackRoute: RestRoute = (host) =>
  new Elysia().get(UTILITY_CALLBACK.path, async (context) => {
    const { call, headers } = await openRoute(host, UTILITY_CALLBACK, context);
    const answer = new URL(context.request.url).searchParams;
    const { returnTo, problem } = await meters.completeAuthorization(call.ctx, answer);
    headers.set("location", `${returnTo}?utility=${problem === null ? "connected" : `error&reason=${problem}`}`);
    headers.set("cache-control", "no-store");
    return new Response(null, { status: 303, headers });
  });

export const metersApi = defineApi(
  {
    authorize: implement(authorizeUtility, meters.authorize),
    list: implement(listMeters, async (ctx) => ({ meters: await meters.listMeters(ctx) })),
    sync: implement(syncMeter, meters.sync),
    setTariff: implement(setMeterTariff, meters.setTariff),
    pause: implement(pauseMeter, meters.pause),
    resume: implement(resumeMeter, meters.resume),
    disconnect: implement(disconnectMeter, meters.disconnect),
    remove: implement(removeMeter, meters.remove),
    repairs: implement(meterRepairs, meters.repairs),
    repair: implement(repairMeter, meters.repair),
    readings: implement(meterReadings, meters.readings),
    deleteReadings: implement(deleteMeterReadings, meters.deleteReadings),
    usage: implement(meterUsage, meters.usage),
    bills: implement(meterBills, meters.bills),
    breakdown: implement(meterBreakdown, meters.breakdown),
    loadDay: implement(meterLoadDay, labels.loadDay),
    labels: implement(listMeterLabels, labels.listLabels),
    previewLabel: implement(previewMeterLabel, labels.previewLabel),
    addLabel: implement(addMeterLabel, labels.addLabel),
    removeLabel: implement(removeMeterLabel, labels.removeLabel),
  },
  [uploadRoute, callbackRoute],
);
