import { ChartFigure } from "../../components/charts/chart-figure";
import { formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { ColumnChart } from "../../ui/chart/column-chart";

/** Load of twelve sample homes in kW, and what of it can wait. */
const HOMES = [
  { kw: 4.2, flexible: 2.1 },
  { kw: 3.1, flexible: 0.8 },
  { kw: 5.6, flexible: 3.4 },
  { kw: 2.4, flexible: 0.6 },
  { kw: 4.8, flexible: 2.6 },
  { kw: 3.6, flexible: 1.2 },
  { kw: 6.1, flexible: 3.6 },
  { kw: 2.9, flexible: 0.9 },
  { kw: 3.9, flexible: 1.7 },
  { kw: 5.2, flexible: 2.9 },
  { kw: 2.6, flexible: 0.5 },
  { kw: 4.4, flexible: 1.9 },
] as const;

/** Of what can wait, the share that was offered to the market. */
const BID_SHARE = 0.8;

export type FleetStep = "assess" | "bid" | "connect" | "pay" | "respond";

const whole = HOMES.map(({ kw }) => kw);
const flexible = HOMES.map((home) => home.flexible);
const fixed = HOMES.map((home) => home.kw - home.flexible);
const offered = flexible.map((kw) => kw * BID_SHARE);
const kept = flexible.map((kw) => kw * (1 - BID_SHARE));
const drawn = HOMES.map(({ kw }, home) => kw - (offered[home] ?? 0));

/** What each step of the plant tells apart in the load of the homes, from the bottom up. */
const layers = {
  connect: [{ name: "load", values: whole, tone: "muted" }],
  assess: [
    { name: "fixed", values: fixed, tone: "muted" },
    { name: "flexible", values: flexible, tone: "brand" },
  ],
  bid: [
    { name: "fixed", values: fixed, tone: "muted" },
    { name: "kept", values: kept, tone: "sold" },
    { name: "offered", values: offered, tone: "brand" },
  ],
  respond: [{ name: "drawn", values: drawn, tone: "muted" }],
  pay: [
    { name: "drawn", values: drawn, tone: "muted" },
    { name: "paid", values: offered, tone: "brand" },
  ],
} as const;

/** A column for each home; each step of the plant adds to it or takes from it. */
export function FleetPicture({ step, description }: { step: FleetStep; description: string }) {
  const t = useT();
  const language = useLanguage();
  const title = t("technologyLive.fleet.title");
  const columns = HOMES.map((_, home) => ({
    label: String(home + 1),
    name: t("technologyLive.fleet.home", { number: home + 1 }),
  }));
  const series = layers[step].map(({ name, ...layer }) => ({ name: t(`technologyLive.fleet.${name}`), ...layer }));
  const before = { name: t("technologyLive.fleet.load"), values: whole, tone: "ghost" } as const;
  const ghost = step === "respond" ? before : undefined;
  const labels = columns.map(({ name }) => name);
  const format = (kw: number) => `${formatNumber(kw, language, 1)} kW`;
  return (
    <ChartFigure data={{ title, unit: "kW", labels, series: ghost ? [...series, ghost] : series }} format={format}>
      <ColumnChart
        title={title}
        description={description}
        columns={columns}
        series={series}
        ghost={ghost}
        formatValue={format}
        heightPx={220}
      />
    </ChartFigure>
  );
}
