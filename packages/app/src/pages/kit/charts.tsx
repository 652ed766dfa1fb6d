import { formatTime } from "../../lib/format";
import { ColumnChart } from "../../ui/chart/column-chart";
import { LoadCurve } from "../../ui/chart/load-curve";
import { Group, Specimen } from "./specimen";

/** Synthetic mean load of a household for each hour of a day, kW. */
const sampleDayKw = [
  0.42, 0.38, 0.36, 0.35, 0.36, 0.48, 0.92, 1.35, 1.1, 0.84, 0.72, 0.7, 0.78, 0.74, 0.72, 0.9, 1.42, 2.1, 2.64, 2.48,
  2.02, 1.5, 0.94, 0.58,
];
const points = sampleDayKw.map((value, hour) => ({ position: hour, value }));
/** The same day with a third of the evening load shifted into the night. */
const shifted = points.map(({ position, value }) => ({
  position,
  value: position >= 16 && position <= 20 ? value * 0.66 : position < 5 ? value + 0.7 : value,
}));

const sampleMonthsKwh = [
  ["Jan", 612],
  ["Feb", 548],
  ["Mar", 470],
  ["Apr", 396],
  ["May", 402],
  ["Jun", 588],
  ["Jul", 724],
  ["Aug", 702],
] as const;

export function Charts() {
  return (
    <Group title="Charts (sample data)">
      <Specimen name="LoadCurve">
        <LoadCurve
          title="Load over a day"
          description="The load peaks at 2.64 kW at 6 PM; moved to the night, the evening peak falls by a third."
          points={points}
          comparison={shifted}
          xTicks={[0, 6, 12, 18, 23].map((hour) => ({ position: hour, label: formatTime(hour * 60, "en") }))}
          formatValue={(valueKw) => `${valueKw} kW`}
          highlight={{ from: 16, to: 21, label: "Peak hours" }}
        />
      </Specimen>
      <Specimen name="ColumnChart">
        <ColumnChart
          title="Energy per month"
          description="July is the highest month with 724 kWh."
          columns={sampleMonthsKwh.map(([label]) => ({ label, isPartial: label === "Aug" }))}
          series={[{ name: "This year", values: sampleMonthsKwh.map(([, value]) => value) }]}
          ghost={{ name: "Last year", values: sampleMonthsKwh.map(([, value]) => value * 1.1), tone: "ghost" }}
          formatValue={(valueKwh) => `${Math.round(valueKwh)} kWh`}
        />
        <ColumnChart
          title="Bought and sold"
          description="The home sells from March on."
          columns={["Jan", "Feb", "Mar", "Apr", "May"].map((label) => ({ label }))}
          series={[
            { name: "Bought", values: [420, 380, 300, 220, 180] },
            { name: "Sold", values: [0, 0, -40, -120, -190], tone: "sold" },
          ]}
          formatValue={(valueKwh) => `${valueKwh} kWh`}
          heightPx={180}
        />
      </Specimen>
    </Group>
  );
}
