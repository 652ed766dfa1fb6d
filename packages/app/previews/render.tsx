import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { lightTokens as color } from "@wattleaf/twind/tokens";
import { encode } from "fast-png";
import satori from "satori";
import { PICTURE_WIDTH, PREVIEW, PreviewTexts } from "./card";
import { FONTS } from "./fonts";
import type { Preview } from "./preview";
import { type Pixels, sideBySide } from "./side-by-side";

const dataAddress = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
const logo = dataAddress(readFileSync(fileURLToPath(new URL("../public/favicon.svg", import.meta.url)), "utf8"));

/** Draws the card of a page as a PNG: texts and picture apart, as a drawing within another one takes several times as long. */
export async function renderPreview({ picture, ...texts }: Preview): Promise<Uint8Array> {
  const { width, height } = PREVIEW;
  const card = await satori(<PreviewTexts {...texts} logo={logo} />, {
    width: width - PICTURE_WIDTH,
    height,
    fonts: FONTS,
  });
  return encode(sideBySide([draw(card), drawnPicture(picture)]));
}

/** Most pages share theirs with others. */
const drawn = new Map<string, Pixels>();

function drawnPicture(svg: string): Pixels {
  const known = drawn.get(svg) ?? draw(svg.replace("<svg", `<svg width="${PICTURE_WIDTH}" height="${PREVIEW.height}"`));
  drawn.set(svg, known);
  return known;
}

function draw(svg: string): Pixels {
  const { width, height, pixels } = new Resvg(svg, {
    background: color.paper,
    font: { loadSystemFonts: false },
  }).render();
  return { width, height, rgba: pixels };
}
