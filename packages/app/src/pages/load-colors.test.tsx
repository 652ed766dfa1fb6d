import { QueryClientProvider } from "@tanstack/react-query";
import type { ChartAttachment } from "@wattleaf/shared/contracts/attachments";
import type { Meter } from "@wattleaf/shared/contracts/meters";
import { LOAD_COLORS } from "@wattleaf/shared/domain/load-colors";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ChartCard } from "../components/chat/attachments/chart-card";
import { queryClient } from "../lib/query-client";
import { EnergyChart } from "./dashboard/energy/energy-chart";
import { EnergyColumns } from "./device/energy-columns";

const LOADS = ["base", "heating", "ev_like", "fridge", "other"] as const;
const keys = ["2026-06-01", "2026-06-02"];
const kwh = [1, 2];

const attachment = (form: ChartAttachment["form"]): ChartAttachment => ({
  kind: "chart",
  title: "Use",
  form,
  unit: "kWh",
  labels: keys,
  series: LOADS.map((load) => ({ name: load, values: kwh, load })),
  sandbox: false,
});

const overview = {
  keys,
  values: [5, 10],
  sold: null,
  ownUse: null,
  produced: null,
  credit: null,
  yearBefore: null,
  isPartial: [false, false],
  isPeak: [false, false],
  total: 15,
  soldTotal: null,
  average: 7.5,
  change: null,
  currency: "USD",
  view: "month",
  period: "2026-06",
  measure: "energy",
} as const;
const meter = { id: "m", timeZone: "UTC", lastReadingAt: "2026-07-15T00:00:00Z" } as Meter & { lastReadingAt: string };

const breakdown = {
  sandbox: false,
  currency: "USD",
  keys,
  partial: [false, false],
  layers: LOADS.map((name) => ({ name, confidence: null, kwh, cost: null })),
};

const SURFACES: Record<string, ReactNode> = {
  "the dashboard": (
    <EnergyChart meter={meter as never} energy={overview} loads={breakdown} baseline={null} name="June 2026" />
  ),
  "the device page": (
    <EnergyColumns
      title="Use"
      view="month"
      keys={keys}
      partial={breakdown.partial}
      series={breakdown.layers.map(({ name, kwh: values }) => ({ name, values, color: LOAD_COLORS[name] }))}
    />
  ),
  "an answer's bars": <ChartCard chart={attachment("stack")} />,
  "an answer's lines": <ChartCard chart={attachment("line")} />,
};

describe("a load has one color", () => {
  it.each(Object.entries(SURFACES))("in the marks and the legend of %s", (_name, surface) => {
    const html = renderToStaticMarkup(<QueryClientProvider client={queryClient}>{surface}</QueryClientProvider>);
    const marks = [...html.matchAll(/(?:fill|stroke)="(#[0-9a-f]{6})"/g)].map(([, color]) => color);
    const swatches = [...html.slice(html.indexOf("<ul")).matchAll(/background(?:-color)?:(#[0-9a-f]{6})/g)];
    const expected = LOADS.map((load) => LOAD_COLORS[load]);
    expect([...new Set(marks)].toSorted()).toEqual(expected.toSorted());
    expect(swatches.map(([, color]) => color)).toEqual(expected);
  });
});
