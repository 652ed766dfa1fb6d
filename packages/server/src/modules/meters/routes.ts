import {
  authorizeUtility,
  listMeters,
  meterBills,
  meterReadings,
  meterUsage,
  removeMeter,
  syncMeter,
  UTILITY_CALLBACK,
} from "@wattleaf/shared/contracts/meters";
import { Elysia } from "elysia";
import { openRoute, rest, type RestHost } from "../../http/rest";
import * as meters from "./service";

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
    .use(callbackRoute(host));
};

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
