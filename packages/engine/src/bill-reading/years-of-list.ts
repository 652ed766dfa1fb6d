import type { TextLine } from "./text-lines";

const YEARS = /^(20\d{2})(?:\s?[/–-]\s?(?:20)?(\d{2}))?:?$/;

/**
 * "2022/2023  3,402 kWh", "2023/2024  2,951 kWh", "2024/2025  3,105 kWh": in a list by years, all but the last are of
 * the past. A year alone in its document tells nothing.
 */
export function isOfPastYear(lines: readonly TextLine[], { cells }: TextLine): boolean {
  const own = yearOf(cells);
  return own !== undefined && lines.some((line) => (yearOf(line.cells) ?? 0) > own);
}

/** The year that a row begins with; of two, the second. */
function yearOf([first, second]: TextLine["cells"]): number | undefined {
  const found = second && YEARS.exec(first?.text ?? "");
  return found ? Number(found[2] ?? found[1]?.slice(2)) : undefined;
}
