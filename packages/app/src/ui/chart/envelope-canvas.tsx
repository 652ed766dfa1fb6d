import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Envelope } from "./envelope";

/** An envelope in the plot: positions are shares of its width and height, 0–1 from the left and the top. */
export interface DrawnEnvelope {
  envelope: Envelope;
  xOf: (column: number) => number;
  yOf: (value: number) => number;
}

interface EnvelopeCanvasProps {
  own: DrawnEnvelope;
  /** Behind it. */
  before: DrawnEnvelope | undefined;
  /** Each column is one value: a line says all. */
  isSingle: boolean;
  topPx: number;
  heightPx: number;
  /** Tells how many pixels there are to draw on. */
  onWidth: (devicePx: number) => void;
}

const LINE_PX = 1.75;
const SLANTED_FROM_PX = 1.5;

/**
 * Draws columns of pixels: from the lowest to the highest value, and the mean as a line. On a canvas, because a thousand
 * columns as SVG paths take longer than a frame to paint; its colors are those of its classes.
 */
export function EnvelopeCanvas({ own, before, isSingle, topPx, heightPx, onWidth }: EnvelopeCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [widthPx, setWidthPx] = useState(0);
  const [colors, setColors] = useState<CanvasColors | null>(null);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setWidthPx(element.clientWidth);
      if (element.clientWidth > 0) onWidth(Math.round(element.clientWidth * devicePixelRatio));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [onWidth]);
  useEffect(() => {
    const schemes = ["(prefers-color-scheme: dark)", "(forced-colors: active)"].map((query) => matchMedia(query));
    // Not with every frame: asking for a style makes the browser lay out the page at once.
    const read = () => setColors(canvas.current && colorsOf(canvas.current));
    read();
    for (const scheme of schemes) scheme.addEventListener("change", read);
    return () => {
      for (const scheme of schemes) scheme.removeEventListener("change", read);
    };
  }, []);

  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context || !colors || widthPx === 0) return;
    const [width, height] = [widthPx, heightPx].map((px) => Math.round(px * devicePixelRatio)) as [number, number];
    // Setting a size, even the same, takes new memory.
    if (element.width === width && element.height === height) context.clearRect(0, 0, width, height);
    else Object.assign(element, { width, height });
    const columnPx = (own.xOf(1) - own.xOf(0)) * width;
    // Wide columns are few enough for slanted lines, which take longer to paint.
    const drawLine = columnPx >= SLANTED_FROM_PX * devicePixelRatio ? drawSlanted : drawSteps;
    const drawBefore = isSingle ? drawLine : drawRange;
    if (before) drawBefore(context, before, colors.before);
    if (!isSingle) drawRange(context, own, colors.range);
    drawLine(context, own, colors.mean);
  });

  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      data-mark="envelope"
      className="pointer-events-none absolute left-0 w-full fill-brand/40 stroke-brand text-ink/[0.2] forced-color-adjust-none"
      style={{ top: topPx, height: heightPx }}
    />
  );
}

interface CanvasColors {
  range: string;
  mean: string;
  before: string;
}

function colorsOf(element: HTMLCanvasElement): CanvasColors {
  const { fill, stroke, color } = getComputedStyle(element);
  return { range: fill, mean: stroke, before: color };
}

/** One rectangle for each column: painted in a fraction of what an outline takes. */
function drawRange(context: CanvasRenderingContext2D, { envelope, xOf, yOf }: DrawnEnvelope, color: string) {
  const { width, height } = context.canvas;
  context.fillStyle = color;
  for (let column = 0; column < envelope.high.length; column += 1) {
    const [high, low] = [envelope.high[column] ?? Number.NaN, envelope.low[column] ?? Number.NaN];
    if (Number.isNaN(high)) continue;
    const left = Math.round(xOf(column) * width);
    const right = Math.round(xOf(column + 1) * width);
    const top = yOf(high) * height;
    context.fillRect(left, top, right - left, Math.max(devicePixelRatio, yOf(low) * height - top));
  }
}

/** Upright strokes from each mean to the next: in columns of a pixel they are a line. */
function drawSteps(context: CanvasRenderingContext2D, { envelope, xOf, yOf }: DrawnEnvelope, color: string) {
  const { width, height } = context.canvas;
  const linePx = LINE_PX * devicePixelRatio;
  context.fillStyle = color;
  let before = Number.NaN;
  for (let column = 0; column < envelope.mean.length; column += 1) {
    const y = yOf(envelope.mean[column] ?? Number.NaN) * height;
    if (!Number.isNaN(y)) {
      const from = Number.isNaN(before) ? y : before;
      const left = Math.round(xOf(column) * width);
      const right = Math.round(xOf(column + 1) * width);
      context.fillRect(left, Math.min(from, y) - linePx / 2, right - left, Math.abs(y - from) + linePx);
    }
    before = y;
  }
}

/** A line through the middles of the columns; a column that was not measured interrupts it. */
function drawSlanted(context: CanvasRenderingContext2D, { envelope, xOf, yOf }: DrawnEnvelope, color: string) {
  const { width, height } = context.canvas;
  context.strokeStyle = color;
  context.lineWidth = LINE_PX * devicePixelRatio;
  context.lineJoin = "round";
  context.beginPath();
  let isDown = false;
  for (let column = 0; column < envelope.mean.length; column += 1) {
    const y = yOf(envelope.mean[column] ?? Number.NaN) * height;
    const x = ((xOf(column) + xOf(column + 1)) / 2) * width;
    if (Number.isNaN(y)) isDown = false;
    else {
      if (isDown) context.lineTo(x, y);
      else context.moveTo(x, y);
      isDown = true;
    }
  }
  context.stroke();
}
