import type { Platform } from "../../core/platform";
import { announcedEvents } from "../vpp";
import { notify } from "./service";

/** Tells the homes of a plant of its announced events, unless they have opted out. */
export async function announceEvents(platform: Platform): Promise<void> {
  for (const { userId, eventId, start, end } of await announcedEvents(platform)) {
    await notify(platform, {
      userId,
      kind: "events",
      name: "event_announced",
      values: { start, end },
      path: "/vpp",
      cause: `event:${eventId}`,
    });
  }
}
