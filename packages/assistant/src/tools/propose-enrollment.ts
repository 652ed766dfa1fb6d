import { formatList } from "@wattleaf/shared/i18n/format/lists";
import { messages } from "../messages";
import { type Fact, fact, type Source, type ToolResult } from "./facts";
import { flexibleKwOf } from "./flexible-power";
import { devicesSource } from "./own-devices";
import { proposedCard } from "./proposed-card";
import { tool } from "./tool";

export interface VppProposal extends ToolResult {
  status: "proposed" | "enrolled" | "no_devices" | "not_signed_in" | "read_only" | "unavailable";
  source: Source;
  devices: readonly Fact[];
  power: Fact | null;
}

/**
 * Proposes to enroll the user's home with its flexible devices (battery, charger, thermostat, water heater) in a
 * virtual power plant. Nothing is enrolled before the user says yes.
 */
export const proposeVppEnrollment = tool(
  "proposeVppEnrollment",
  async (_, { data, language }): Promise<VppProposal> => {
    const [account, own, all] = await Promise.all([data.account(), data.vpp(), data.devices()]);
    const source = devicesSource(all, language);
    const none = { source, devices: [], power: null, facts: [] };
    if (!account || !own) return { ...none, status: "not_signed_in" };
    if (own.participants.length > 0) return { ...none, status: "enrolled" };
    const flexible = all.filter((device) => flexibleKwOf(device) > 0);
    if (flexible.length === 0) return { ...none, status: "no_devices" };
    if (data.actions?.isReadOnly) return { ...none, status: "read_only" };
    if (!data.actions) return { ...none, status: "unavailable" };
    const devices = flexible.map(({ id, name }) => fact(source, `name.${id}`, name, "text"));
    const power = fact(
      source,
      "flexiblePower",
      flexible.reduce((sum, device) => sum + flexibleKwOf(device), 0) * 1_000,
      "W",
    );
    const { id } = await data.actions.propose({
      kind: "enroll_vpp",
      input: { deviceIds: flexible.map((device) => device.id) },
      language,
    });
    const t = messages(language);
    const names = formatList(
      flexible.map(({ name }) => name),
      language,
    );
    return {
      status: "proposed",
      source,
      devices,
      power,
      facts: [...devices, power],
      attachments: [
        proposedCard(
          "enroll_vpp",
          id,
          t("assistant.card.enroll_vpp.title"),
          t("assistant.card.enroll_vpp.text", { devices: names }),
          language,
        ),
      ],
      proposal: { action: "enroll_vpp", id },
    };
  },
);
