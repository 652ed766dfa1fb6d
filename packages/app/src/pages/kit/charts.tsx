import { formatTime } from "../../lib/format";
import { BarChart } from "../../ui/chart/bar-chart";
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
      <Specimen name="BarChart">
        <BarChart
          title="Energy per month"
          description="July is the highest month with 724 kWh."
          bars={sampleMonthsKwh.map(([label, value]) => ({ label, value, tone: label === "Jul" ? "amber" : "brand" }))}
          formatValue={(valueKwh) => `${valueKwh}`}
          showValues
        />
        <BarChart
          title="Change against last year"
          description="Four months saved energy, one used more."
          bars={[
            { label: "Jan", value: -40 },
            { label: "Feb", value: -65 },
            { label: "Mar", value: 22, tone: "amber" },
            { label: "Apr", value: -30 },
            { label: "May", value: -12 },
          ]}
          formatValue={(valueKwh) => `${valueKwh} kWh`}
          heightPx={180}
        />
      </Specimen>
    </Group>
  );
}
