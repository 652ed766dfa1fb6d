import { getUser } from "../../../packages/shared/src/contracts/auth";
import type { AssistantData } from "../../../packages/assistant/src/answer";
import { assistantData } from "../../../packages/server/src/modules/chat/answer-data";
import type { TestApi } from "../../support/api";
import { made } from "../../support/made";
import { MeteredHome } from "../../support/metered-home";
import { systemContext } from "../../../packages/server/src/core/system-context";

/** A user with a sandbox meter of 24 months and one device of each kind, on a full server. */
export async function meteredAsker(api: TestApi): Promise<AssistantData> {
  const home = await MeteredHome.open(api, "4711-0815");
  await home.connect("thermostat", "Hall thermostat");
  await home.connect("ev_charger", "Driveway charger");
  await home.connect("battery", "Garage battery");
  await home.connect("water_heater", "Boiler");
  await home.connect("smart_plug", "Desk plug");
  const { id: userId } = await made(home.session, getUser, {});
  const actor = { kind: "user", userId, sessionId: "eval", scope: "full" } as const;
  return {
    ...assistantData({ ...systemContext(api.platform, userId), actor }, "en", "eval"),
    // Nothing is stored and no action runs: the questions are asked many times.
    actions: {
      isReadOnly: false,
      propose: () => Promise.resolve({ id: "proposal" }),
      settle: (_id, verdict) =>
        Promise.resolve({
          kind: "control_device",
          state: verdict === "confirm" ? "done" : "declined",
          outcome: "",
          card: null,
        }),
    },
  };
}
