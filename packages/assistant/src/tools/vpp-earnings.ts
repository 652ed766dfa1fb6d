import type { Device } from "@wattleaf/shared/contracts/devices";
import type { HomeEvent } from "@wattleaf/shared/contracts/vpp/home";
import { HOUR_MS } from "@wattleaf/shared/domain/time";
import { messages } from "../messages";
import { tableOf } from "./attachments";
import { type Fact, fact, factsIn, type Source, type ToolResult } from "./facts";
import { flexibleKwOf } from "./flexible-power";
import { devicesSource } from "./own-devices";
import { tool, type ToolContext } from "./tool";

export interface VppEarnings extends ToolResult {
  signedIn: boolean;
  /** Whether a home of the asker takes part already. */
  enrolled: boolean;
  source: Source;
  events: Fact;
  earned: Fact | null;
  last: { date: Fact; earned: Fact; energy: Fact } | null;
  /** The one that was announced and is not over. */
  upcoming: { date: Fact; fromHour: Fact; lastHour: Fact; takesPart: boolean } | null;
  /** What one call like the simulated plant's would earn with the asker's devices; null without flexible ones. */
  potential: { power: Fact; price: Fact; hours: Fact; perEvent: Fact; source: Source } | null;
  devices: Fact;
}

/**
 * What the user's home earned in settled events of virtual power plants, and what one event would earn with the
 * connected devices at the simulated sample plant's prices. Calculated statements only; no money changes hands.
 */
export const vppEarnings = tool("vppEarnings", async (_, { data, language }): Promise<VppEarnings> => {
  const [account, own, all] = await Promise.all([data.account(), data.vpp(), data.devices()]);
  const t = messages(language);
  const settled = own?.settled ?? [];
  const [latest] = settled;
  const source: Source = {
    key: "vpp",
    kind: "account",
    title: t("assistant.source.vpp"),
    url: "/vpp",
    ...(settled.some(({ simulated }) => simulated) ? { sandbox: true } : {}),
  };
  const upcoming = own?.upcoming[0];
  const currency = latest?.currency;
  const figures = {
    events: fact(source, "settledEvents", settled.length, "count"),
    earned: latest ? fact(source, "earned", sum(settled.map(({ earned }) => earned)), "currency", currency) : null,
    last: latest
      ? {
          date: fact(source, "last.date", latest.start.slice(0, 10), "date"),
          earned: fact(source, "last.earned", latest.earned, "currency", latest.currency),
          energy: fact(source, "last.energy", latest.deliveredKwh * 1_000, "Wh"),
        }
      : null,
    upcoming: upcoming
      ? {
          date: fact(source, "next.date", upcoming.start.slice(0, 10), "date"),
          fromHour: fact(source, "next.from", hourIn(upcoming.start), "hour"),
          lastHour: fact(source, "next.last", (hourIn(upcoming.end) + 23) % 24, "hour"),
          takesPart: upcoming.takesPart,
        }
      : null,
    devices: fact(
      devicesSource(all, language),
      "flexibleDevices",
      all.filter((one) => flexibleKwOf(one) > 0).length,
      "count",
    ),
  };
  const potential = own ? potentialOf(all, own.sample, language) : null;
  return {
    signedIn: account !== null,
    enrolled: (own?.participants.length ?? 0) > 0,
    source,
    ...figures,
    potential,
    facts: factsIn([figures, potential && { ...potential, source: null }]),
    attachments: settled.length > 1 ? [eventsTable(settled, source, language)] : [],
  };
});

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
/** Events begin and end on the hour. */
const hourIn = (moment: string): number => Number(moment.slice(11, 13));
const hoursOf = ({ start, end }: HomeEvent): number => (Date.parse(end) - Date.parse(start)) / HOUR_MS;

function potentialOf(devices: readonly Device[], sample: readonly HomeEvent[], language: ToolContext["language"]) {
  const kw = sum(devices.map(flexibleKwOf));
  const [first] = sample;
  if (kw <= 0 || !first) return null;
  const source: Source = {
    key: "vpp-sample",
    kind: "product",
    title: messages(language)("assistant.source.vppSample"),
    sandbox: true,
  };
  const price = sum(sample.map((event) => event.pricePerKwh)) / sample.length;
  const hours = sum(sample.map(hoursOf)) / sample.length;
  return {
    power: fact(source, "flexiblePower", kw * 1_000, "W"),
    price: fact(source, "eventPrice", price, "price", first.currency),
    hours: fact(source, "eventHours", hours, "hours"),
    perEvent: fact(source, "perEvent", kw * hours * price, "currency", first.currency),
    source,
  };
}

function eventsTable(events: readonly HomeEvent[], source: Source, language: ToolContext["language"]) {
  const t = messages(language);
  return tableOf(
    t("assistant.vppEarnings.tableTitle"),
    [
      { label: t("assistant.vppEarnings.day"), align: "start" },
      { label: t("assistant.vppEarnings.delivered"), align: "end" },
      { label: t("assistant.vppEarnings.earned"), align: "end" },
    ],
    events
      .slice(0, 12)
      .map(({ eventId, start, deliveredKwh, earned, currency }) => [
        fact(source, `day.${eventId}`, start.slice(0, 10), "date"),
        fact(source, `delivered.${eventId}`, deliveredKwh * 1_000, "Wh"),
        fact(source, `earned.${eventId}`, earned, "currency", currency),
      ]),
    language,
  );
}
