import { proposeVppEnrolment } from "../tools/propose-enrolment";
import { vppEarnings } from "../tools/vpp-earnings";
import type { Composer } from "./composition";

/** "What did I earn with the VPP?", "what would my battery earn?" */
export const vppEarningsAnswer: Composer = async (c) => {
  const found = await c.use(vppEarnings, {});
  if (!found.signedIn) {
    await c.quote("vpp-benefits", { question: c.understanding.query });
    c.draft.say("assistant.vppEarnings.signIn");
    return;
  }
  const { earned, last, events, potential, devices } = found;
  if (earned && last) {
    c.draft.say("assistant.vppEarnings.earnedTotal", { earned: c.show(earned), events: c.show(events) });
    c.draft.say("assistant.vppEarnings.last", {
      date: c.show(last.date),
      energy: c.show(last.energy),
      earned: c.show(last.earned),
    });
  } else
    c.draft.say(found.enrolled ? "assistant.vppEarnings.noneYet" : "assistant.vppEarnings.notEnrolled", {}, [
      found.source,
    ]);
  if (potential)
    c.draft.say("assistant.vppEarnings.potential", {
      power: c.show(potential.power),
      hours: c.show(potential.hours),
      price: c.show(potential.price),
      perEvent: c.show(potential.perEvent),
    });
  else if (Number(devices.value) === 0) c.draft.say("assistant.vppEarnings.needDevices");
  c.draft.say(found.enrolled ? "assistant.vppEarnings.statement" : "assistant.vppEarnings.offer");
};

/** "Sign me up": asks before it does. */
export const enrolAnswer: Composer = async (c) => {
  const found = await c.use(proposeVppEnrolment, {});
  switch (found.status) {
    case "not_signed_in":
      c.draft.say("assistant.enrol.signIn");
      await c.quote("vpp-joining-and-opt-out", { short: true });
      return;
    case "enrolled":
      return c.draft.say("assistant.enrol.already");
    case "no_devices":
      c.draft.say("assistant.enrol.noDevices");
      await c.quote("vpp-joining-and-opt-out", { question: c.understanding.query, short: true });
      return;
    case "read_only":
      return c.draft.say("assistant.action.readOnly");
    case "unavailable":
      return c.draft.say("assistant.action.unavailable");
    default:
      if (found.power)
        c.draft.say("assistant.enrol.ask", {
          devices: c.join(found.devices.map((name) => c.show(name))),
          power: c.show(found.power),
        });
      c.draft.say("assistant.vppEarnings.statement");
      c.draft.say("assistant.action.waits");
  }
};
