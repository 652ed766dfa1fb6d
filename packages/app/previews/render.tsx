import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import { PREVIEW, PreviewCard } from "./card";
import { FONTS } from "./fonts";
import type { Preview } from "./preview";

const dataAddress = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
const logo = dataAddress(readFileSync(fileURLToPath(new URL("../public/favicon.svg", import.meta.url)), "utf8"));

/** Draws the card of a page as a PNG. */
export async function renderPreview({ picture, ...texts }: Preview): Promise<Uint8Array> {
  const card = <PreviewCard {...texts} picture={dataAddress(picture)} logo={logo} />;
  const svg = await satori(card, { ...PREVIEW, fonts: FONTS });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
