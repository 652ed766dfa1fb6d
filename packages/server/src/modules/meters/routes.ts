import {
  authorizeUtility,
  listMeters,
  meterBills,
  METER_UPLOAD,
  meterReadings,
  meterUploadForm,
  meterUploadReply,
  meterUsage,
  removeMeter,
  syncMeter,
  UTILITY_CALLBACK,
} from "@wattleaf/shared/contracts/meters";
import { METER_FILE_TOO_LARGE } from "@wattleaf/shared/domain/meters";
import { Elysia } from "elysia";
import { readForm } from "../../http/read-form";
import { MAX_METER_FORM_BYTES } from "../../http/request-body";
import { BODY_UNREAD, jsonResponse, openRoute, rest, type RestHost } from "../../http/rest";
import { validate } from "../../platform/validate";
import * as meters from "./service";
import { upload } from "./upload";

export const metersRoutes = (host: RestHost) => {
  const route = rest(host);
  return new Elysia()
    .use(route(authorizeUtility, ({ ctx }, input) => meters.authorize(ctx, input)))
    .use(route(listMeters, async ({ ctx }) => ({ meters: await meters.listMeters(ctx) })))
    .use(route(syncMeter, ({ ctx }, input) => meters.sync(ctx, input)))
    .use(route(removeMeter, ({ ctx }, input) => meters.remove(ctx, input)))
    .use(route(meterReadings, ({ ctx }, input) => meters.readings(ctx, input)))
    .use(route(meterUsage, ({ ctx }, input) => meters.usage(ctx, input)))
    .use(route(meterBills, ({ ctx }, input) => meters.bills(ctx, input)))
    .use(uploadRoute(host))
    .use(callbackRoute(host));
};

/** A multipart form, and so REST only. */
const uploadRoute = (host: RestHost) =>
  new Elysia().post(
    METER_UPLOAD.path,
    async (context) => {
      const { call, headers } = await openRoute(host, METER_UPLOAD, context);
      const form = validate(
        meterUploadForm,
        await readForm(context.request, MAX_METER_FORM_BYTES, METER_FILE_TOO_LARGE),
      );
      return jsonResponse(meterUploadReply.parse(await upload(call.ctx, form)), headers);
    },
    BODY_UNREAD,
  );

/** A browser comes back from its utility, and is sent on to a page: REST only, and never an error's JSON. */
const callbackRoute = (host: RestHost) =>
  new Elysia().get(UTILITY_CALLBACK.path, async (context) => {
    const { call, headers } = await openRoute(host, UTILITY_CALLBACK, context);
    const answer = new URL(context.request.url).searchParams;
    const { returnTo, problem } = await meters.completeAuthorization(call.ctx, answer);
    headers.set("location", `${returnTo}?utility=${problem === null ? "connected" : `error&reason=${problem}`}`);
    headers.set("cache-control", "no-store");
    return new Response(null, { status: 303, headers });
  });
