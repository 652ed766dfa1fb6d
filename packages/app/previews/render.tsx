import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { lightTokens as color } from "@wattleaf/twind/tokens";
import satori from "satori";
import { PICTURE_WIDTH, PREVIEW, PreviewTexts } from "./card";
import { FONTS } from "./fonts";
import type { Preview } from "./preview";

const dataAddress = (type: string, bytes: Uint8Array) => `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
const logo = dataAddress(
  "image/svg+xml",
  readFileSync(fileURLToPath(new URL("../public/favicon.svg", import.meta.url))),
);

/** Draws the card of a page as a PNG. */
export async function renderPreview({ picture, ...texts }: Preview): Promise<Uint8Array> {
  const { width, height } = PREVIEW;
  const left = width - PICTURE_WIDTH;
  const card = await satori(<PreviewTexts {...texts} logo={logo} />, { width: left, height, fonts: FONTS });
  return pngOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${card}<image x="${left}" width="${PICTURE_WIDTH}" height="${height}" href="${drawnPicture(picture)}"/></svg>`,
  );
}

/** Data addresses of pictures as pixels: most pages share theirs with others, and drawing one again takes longer than reading it. */
const drawn = new Map<string, string>();

function drawnPicture(svg: string): string {
  const sized = svg.replace("<svg", `<svg width="${PICTURE_WIDTH}" height="${PREVIEW.height}"`);
  const known = drawn.get(svg) ?? dataAddress("image/png", pngOf(sized));
  drawn.set(svg, known);
  return known;
}

const pngOf = (svg: string): Uint8Array =>
  new Resvg(svg, { background: color.paper, font: { loadSystemFonts: false } }).render().asPng();
