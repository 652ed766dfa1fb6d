import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ColumnChart } from "./column-chart";
import { Lines } from "./lines";

const kwh = (value: number) => `${value} kWh`;
const texts = (html: string) => html.replaceAll(/<[^>]+>/g, " ");

describe("what is expected", () => {
  it("is read out and named beside what was measured", () => {
    const html = renderToStaticMarkup(
      <ColumnChart
        title="Use"
        description=""
        columns={[{ label: "Mon" }, { label: "Tue" }]}
        series={[{ name: "Bought", values: [3, null] }]}
        expected={{
          name: "Expected, 80% interval",
          values: [null, 4],
          low: [null, 2],
          high: [null, 7],
          format: (value, low, high) => `${kwh(value)} (${low} to ${high})`,
        }}
        formatValue={kwh}
      />,
    );
    expect(html).toContain('aria-valuetext="Tue: Expected, 80% interval 4 kWh (2 to 7)"');
    expect(texts(html)).toContain("Expected, 80% interval");
    // The axis has room for the upper end.
    expect(texts(html)).toContain("8 kWh");
  });

  it("is a band between two lines that bound the first one, as far as both are known", () => {
    const html = renderToStaticMarkup(
      <Lines
        title="Tomorrow"
        description=""
        labels={["6 AM", "7 AM", "8 AM"]}
        series={[
          { name: "Expected", values: [1, 2, 1] },
          { name: "Low end", values: [0, 1, null], bound: "low" },
          { name: "High end", values: [2, 4, 3], bound: "high" },
        ]}
        formatValue={kwh}
      />,
    );
    const paths = Array.from(html.matchAll(/<path d="([^"]*)"/g), ([, path]) => path);
    expect(paths).toEqual(["M0.00 50.00L50.00 0.00L50.00 75.00L0.00 100.00Z", "M0.00 75.00L50.00 50.00L100.00 75.00"]);
    for (const name of ["Low end", "High end"]) expect(texts(html)).toContain(name);
  });
});
