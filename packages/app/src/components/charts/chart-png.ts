import { styledCopy } from "../pictures/styled-copy";

/** Twice as many pixels as on the screen: sharp on paper too. */
const SCALE = 2;
const MARGIN_PX = 16;

/** A chart as a PNG: its SVGs in their present colors, side by side as on the page. */
export async function chartPng(chart: HTMLElement): Promise<Blob> {
  const box = chart.getBoundingClientRect();
  const canvas = document.createElement("canvas");
  canvas.width = (box.width + 2 * MARGIN_PX) * SCALE;
  canvas.height = (box.height + 2 * MARGIN_PX) * SCALE;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser draws no pictures");
  context.scale(SCALE, SCALE);
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  // The outermost ones: a plot within a frame is part of it.
  for (const part of chart.querySelectorAll<HTMLCanvasElement | SVGSVGElement>("canvas, svg:not(svg svg)")) {
    const at = part.getBoundingClientRect();
    const top = at.top - box.top + MARGIN_PX;
    if (part instanceof HTMLCanvasElement) {
      context.drawImage(part, at.left - box.left + MARGIN_PX, top, at.width, at.height);
      continue;
    }
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(standalone(part, at))}`;
    // oxlint-disable-next-line no-await-in-loop -- two pictures at most, drawn in order
    await image.decode();
    const left = at.left - box.left + MARGIN_PX - BLEED_PX;
    context.drawImage(image, left, top, at.width + 2 * BLEED_PX, at.height);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture is empty"))), "image/png");
  });
}

/** Labels may reach beyond their plot. */
const BLEED_PX = 12;

function standalone(svg: SVGSVGElement, { width, height }: DOMRect): string {
  const copy = styledCopy(svg);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const inner = new XMLSerializer().serializeToString(copy);
  const whole = width + 2 * BLEED_PX;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="${height}"><g transform="translate(${BLEED_PX} 0)">${inner}</g></svg>`;
}
