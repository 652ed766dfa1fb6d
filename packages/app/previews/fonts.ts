import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

const readFont = (font: string, subset: string, weight: number): Buffer =>
  readFileSync(
    join(dirname(require.resolve(`@fontsource/${font}/package.json`)), `files/${font}-${subset}-${weight}-normal.woff`),
  );

const WEIGHTS = [400, 600] as const;

/** For Satori, which turns text into outlines. */
export const FONTS = WEIGHTS.flatMap((weight) => [
  { name: "Latin", weight, style: "normal" as const, data: readFont("inter", "latin", weight) },
  { name: "Chinese", weight, style: "normal" as const, data: readFont("noto-sans-sc", "chinese-simplified", weight) },
]);
