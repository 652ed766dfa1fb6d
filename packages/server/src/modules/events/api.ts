import { EVENT_CALENDAR, eventAvailability, registerForEvent } from "@wattleaf/shared/contracts/events";
import { EVENT_OUTCOMES, eventCalendarPath } from "@wattleaf/shared/domain/events";
import { LANGUAGES } from "@wattleaf/shared/i18n/language";
import { Elysia } from "elysia";
import { formPostRoute } from "../../http/form-post";
import { defineApi, implement } from "../../http/implement";
import { openRoute, type RestRoute } from "../../http/rest";
import * as events from "./service";

const pages = { done: EVENT_OUTCOMES.registered, failed: EVENT_OUTCOMES.failed };

/** One route for each file: every other path below /events is a page of the site. */
const calendarRoutes = events.EVENTS.flatMap((event) =>
  LANGUAGES.map(
    (language): RestRoute =>
      (host) =>
        new Elysia().get(eventCalendarPath(event.slug, language), async (context) => {
          const { call, headers } = await openRoute(host, EVENT_CALENDAR, context);
          headers.set("content-type", "text/calendar; charset=utf-8");
          headers.set("cache-control", "public, max-age=300");
          return new Response(events.calendarFile(call.ctx.platform, event, language), { headers });
        }),
  ),
);

export const eventsApi = defineApi(
  {
    register: implement(registerForEvent, events.register, formPostRoute(registerForEvent, events.register, { pages })),
    availability: implement(eventAvailability, events.availability),
  },
  calendarRoutes,
);
