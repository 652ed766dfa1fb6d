import { expect, test } from "vitest";
import { unsignedAmounts, withSigns } from "./unsigned-amounts";

const placedAt = (text: string, top: number) => ({
  page: 1,
  text,
  left: 0,
  right: 90,
  top,
  bottom: top + 20,
  certainty: 1,
});
const strip = { data: new Uint8Array(20 * 4), width: 20, height: 4 };
const page = [placedAt("Standing charge", 0), placedAt("16.54", 0), placedAt("Total", 40), placedAt("81.29", 40)];

test("a page that shows a currency has nothing to ask", () => {
  expect(unsignedAmounts([...page, placedAt("$3.00", 80)], () => strip)).toBeNull();
  expect(unsignedAmounts([placedAt("612 kWh", 0)], () => strip)).toBeNull();
});

test("amounts get the sign that was read in their row", () => {
  const unsigned = unsignedAmounts(page, () => strip);
  expect(unsigned).toMatchObject({ texts: [1, 3], picture: { channels: 1, width: 52 } });
  const rowHeight = unsigned?.rowHeight ?? 0;
  const words = [placedAt("£16.54", 0), placedAt("81.29", rowHeight)];
  expect(withSigns(page, unsigned!, words).map(({ text }) => text)).toEqual([
    "Standing charge",
    "£16.54",
    "Total",
    "81.29",
  ]);
});

test("signs that contradict each other are not believed", () => {
  const unsigned = unsignedAmounts(page, () => strip)!;
  const words = [placedAt("£16.54", 0), placedAt("81.29 €", unsigned.rowHeight)];
  expect(withSigns(page, unsigned, words)).toEqual(page);
});
