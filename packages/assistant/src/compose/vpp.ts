import { proposeVppEnrollment } from "../tools/propose-enrollment";
import { vppEarnings } from "../tools/vpp-earnings";
import type { Composer } from "./composition";

/** "What did I earn with the VPP?", "what would my battery earn?" */
export const vppEarningsAnswer: Composer = async (c) => {
  const found = await c.use(vppEarnings, {});
  // A partner's page has no devices, and nowhere to enroll them.
  if (!found.signedIn || c.tools.partner) {
    await c.quote("vpp-benefits");
    c.draft.add("assistant.vppEarnings.signIn");
    await c.handover();
    return;
  }
  const { earned, last, events, potential, devices } = found;
  if (earned && last) {
    c.draft.add("assistant.vppEarnings.earnedTotal", { earned: c.show(earned), events: c.show(events) });
    c.draft.add("assistant.vppEarnings.last", {
      date: c.show(last.date),
      energy: c.show(last.energy),
      earned: c.show(last.earned),
    });
  } else
    c.draft.add(found.enrolled ? "assistant.vppEarnings.noneYet" : "assistant.vppEarnings.notEnrolled", {}, [
      found.source,
    ]);
  if (potential)
    c.draft.add("assistant.vppEarnings.potential", {
      power: c.show(potential.power),
      hours: c.show(potential.hours),
      price: c.show(potential.price),
      perEvent: c.show(potential.perEvent),
    });
  else if (Number(devices.value) === 0) c.draft.add("assistant.vppEarnings.needDevices");
  c.draft.add(found.enrolled ? "assistant.vppEarnings.statement" : "assistant.vppEarnings.offer");
};

/** "Sign me up": asks before it does. */
export const enrollAnswer: Composer = async (c) => {
  const found = await c.use(proposeVppEnrollment, {});
  switch (found.status) {
    case "not_signed_in":
      c.draft.add("assistant.enroll.signIn");
      await c.handover();
      await c.quote("vpp-joining-and-opt-out", { short: true });
      return;
    case "enrolled":
      return c.draft.add("assistant.enroll.already");
    case "no_devices":
      c.draft.add("assistant.enroll.noDevices");
      await c.handover();
      await c.quote("vpp-joining-and-opt-out", { short: true });
      return;
    case "read_only":
      return c.draft.add("assistant.action.readOnly");
    case "unavailable":
      return c.draft.add("assistant.action.unavailable");
    default:
      if (found.power)
        c.draft.add("assistant.enroll.ask", {
          devices: c.join(found.devices.map((name) => c.show(name))),
          power: c.show(found.power),
        });
      c.draft.add("assistant.vppEarnings.statement");
      c.draft.add("assistant.action.waits");
  }
};
