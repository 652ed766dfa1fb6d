import type { Browser, Page } from "playwright";
import { SECOND_MS } from "../../packages/shared/src/domain/time";
import { launchBrowser } from "../support/browser";
import { startServerProcess } from "../support/server-process";
import { signUpWithMeter } from "../support/sign-up";
import { type BenchRow, percentile, row, rowAtLeast } from "./measure";

/*
 * `bun run bench:charts`: two years of quarter hours in the dashboard's readings, moved and zoomed in Chromium without a
 * GPU. Frames follow each other as fast as they are ready, so that the time between two is what one costs: script, style,
 * layout and paint. Processor time is told as well: unlike the time between frames, it hardly depends on what else runs
 * on the machine.
 */

/** Frames are not held back until the screen's next refresh. */
const UNLIMITED_FRAMES = ["--disable-frame-rate-limit", "--disable-gpu-vsync"];
const FRAMES = 300;
const TARGET_MS = 16;

await main();

async function main() {
  const server = await startServerProcess();
  const browser = await launchBrowser(UNLIMITED_FRAMES);
  try {
    const page = await openReadings(browser, server.url);
    const zoom = await measure(page, "zoom");
    const pan = await measure(page, "pan");
    const narrow = await openReadings(browser, server.url, { width: 390, height: 844 });
    const rows: BenchRow[] = [
      ...rowsOf("zooming into 70,080 readings and out of them, 1,440 px", zoom),
      ...rowsOf("moving 56,000 readings, 1,440 px", pan),
      ...rowsOf("moving 56,000 readings, 390 px", await measure(narrow, "pan")),
    ];
    console.table(rows);
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface Frames {
  /** Milliseconds between two frames. */
  times: readonly number[];
  /** Frames that drew something else than the one before. */
  drawn: number;
}

/** Milliseconds of processor time a frame: of the page's own thread, and of all threads of its process. */
interface ProcessorTime {
  mainMs: number;
  allMs: number;
}

function rowsOf(name: string, { times, drawn, mainMs, allMs }: Frames & ProcessorTime): BenchRow[] {
  return [
    row(`${name}: median frame`, percentile(times, 0.5), "ms", TARGET_MS),
    row(`${name}: 95th percentile`, percentile(times, 0.95), "ms", TARGET_MS),
    row(`${name}: processor time of the page's thread`, mainMs, "ms", TARGET_MS),
    row(`${name}: processor time of all threads`, allMs, "ms", TARGET_MS),
    rowAtLeast(`${name}: frames with a new picture`, drawn / times.length, "of all", 0.95),
  ];
}

/** All readings of a sandbox meter, loaded. */
async function openReadings(browser: Browser, url: string, viewport = { width: 1_440, height: 900 }): Promise<Page> {
  const context = await browser.newContext({ viewport, baseURL: url });
  const page = await context.newPage();
  await signUpWithMeter(page, { url });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Explore readings" }).click();
  const dialog = page.getByRole("dialog", { name: "Readings" });
  await dialog.getByRole("button", { name: "Show all readings" }).click();
  await dialog.getByRole("status").filter({ hasText: /^$/ }).waitFor({ state: "attached" });
  return page;
}

/** A scripted movement with its processor time. */
async function measure(page: Page, movement: "pan" | "zoom"): Promise<Frames & ProcessorTime> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const times = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const msOf = (name: string) => (metrics.find((each) => each.name === name)?.value ?? Number.NaN) * SECOND_MS;
    return { mainMs: msOf("ThreadTime"), allMs: msOf("ProcessTime") };
  };
  const before = await times();
  const frames = await move(page, movement);
  const after = await times();
  await session.detach();
  return {
    ...frames,
    mainMs: (after.mainMs - before.mainMs) / FRAMES,
    allMs: (after.allMs - before.allMs) / FRAMES,
  };
}

/** In and out again, or to and fro with four fifths of the readings in view. */
function move(page: Page, movement: "pan" | "zoom"): Promise<Frames> {
  return page.evaluate(
    async ({ kind, frames }) => {
      const slider = document.querySelector("[role=dialog] [role=slider]");
      if (!slider) throw new Error("The chart is not there");
      // Labels of the axis come and go, and move with the window.
      const placeOfAxis = () => slider.parentElement?.querySelector("svg text")?.getAttribute("x");
      const { left, top, width, height } = slider.getBoundingClientRect();
      const at = (share: number) => ({ clientX: left + width * share, clientY: top + height / 2, bubbles: true });
      const pointer = { pointerId: 1, pointerType: "pen", button: 0, buttons: 1 };
      // A pointer of a script cannot be captured.
      Object.assign(slider, { setPointerCapture: () => undefined });
      const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())));
      const wheel = (deltaY: number, share: number) =>
        slider.dispatchEvent(new WheelEvent("wheel", { ...at(share), deltaY, cancelable: true }));
      if (kind === "pan") {
        slider.dispatchEvent(new KeyboardEvent("keydown", { key: "0", bubbles: true }));
        await nextFrame();
        wheel(-110, 0.5);
        slider.dispatchEvent(new PointerEvent("pointerdown", { ...pointer, ...at(0.5) }));
      }
      await nextFrame();
      await nextFrame();
      const times: number[] = [];
      let drawn = 0;
      let before = placeOfAxis();
      let last = await nextFrame();
      for (let frame = 0; frame < frames; frame += 1) {
        const turn = frame / frames;
        if (kind === "zoom") wheel(turn < 0.5 ? -12 : 12, 0.6);
        else
          slider.dispatchEvent(
            new PointerEvent("pointermove", { ...pointer, ...at(0.5 + 0.1 * Math.sin(turn * 8 * Math.PI)) }),
          );
        const now = await nextFrame();
        times.push(now - last);
        last = now;
        const place = placeOfAxis();
        if (place !== before) drawn += 1;
        before = place;
      }
      slider.dispatchEvent(new PointerEvent("pointerup", { ...pointer, ...at(0.5) }));
      return { times, drawn };
    },
    { kind: movement, frames: FRAMES },
  );
}
