/*
 * Reads a Green Button file, and says what it holds: `node import.mjs [file] [--keep]`. With --keep it also adds the
 * readings to your account as a meter, and asks about them there.
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { Wattleaf, WattleafError } from "../rest-javascript/wattleaf.mjs";

const { TARIFF_ID: tariffId = "smud-tod-5-8pm" } = process.env;
const SHOWN_NOTICES = 5;
const LOOK_AGAIN_MS = 500;
const LONGEST_IMPORT_MS = 60_000;

const [file = new URL("usage.xml", import.meta.url)] = process.argv.slice(2).filter((word) => word !== "--keep");
const wattleaf = new Wattleaf(); // reads WATTLEAF_URL and WATTLEAF_API_KEY
const bytes = await readFile(file);

try {
  await describe();
  if (process.argv.includes("--keep")) await keep();
} catch (error) {
  if (!(error instanceof WattleafError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** What the file holds. Nothing is stored: this works with the demo key too. */
async function describe() {
  const { usage_points: points, notices } = await wattleaf.post("/api/v1/greenbutton/parse", {
    xml_gz: gzipSync(bytes).toString("base64"),
    strict: true,
  });
  for (const { channels } of points) {
    for (const channel of channels) {
      const { commodity, direction, unit, total, time_zone: zone, interval_series: series } = channel;
      console.log(`${commodity}, ${direction}: ${total.toFixed(1)} ${unit} (times of ${zone})`);
      notices.push(...channel.notices);
      if (series && commodity === "electricity") await analyze(series);
    }
  }
  for (const { message } of notices.slice(0, SHOWN_NOTICES)) console.log(`  Note: ${message}`);
}

/** The series is what every other operation takes. */
async function analyze(series) {
  const { answer } = await wattleaf.post("/api/v1/query", {
    metric: "bought",
    group: "day",
    pick: "highest",
    series,
    strict: true,
  });
  const [day] = answer.rows ?? [];
  if (day) console.log(`  Highest day: ${day.key} with ${day.value.toFixed(1)} kWh`);
  const { total, currency } = await wattleaf.post("/api/v1/tariffs/bill", { tariff_id: tariffId, series });
  console.log(`  Under the tariff ${tariffId}: ${total.toFixed(2)} ${currency}`);
}

/** Adds the readings to the account. The key needs the scopes data:read and data:write. */
async function keep() {
  const form = new FormData();
  form.set("file", new Blob([bytes], { type: "application/xml" }), basename(String(file)));
  let { meter } = await send("POST", "/api/meters/upload", form);
  const giveUpAt = Date.now() + LONGEST_IMPORT_MS;
  while (meter.status === "importing" && Date.now() < giveUpAt) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    const { meters } = await wattleaf.get("/api/meters");
    meter = meters.find(({ id }) => id === meter.id) ?? meter;
  }
  if (meter.problem) throw new Error(`The import failed: ${meter.problem}`);
  console.log(`Kept: ${meter.readingCount} readings up to ${meter.lastReadingAt}, meter ${meter.id}`);
  const { answer } = await wattleaf.post("/api/v1/query", { metric: "bought", period: "all", meter_id: meter.id });
  console.log(`Your account says ${answer.whole.value.toFixed(1)} kWh`);
}

/** A form, which the single-file client does not send. */
async function send(method, path, body) {
  const headers = { authorization: `Bearer ${wattleaf.apiKey}` };
  const response = await fetch(wattleaf.url + path, { method, headers, body });
  const answer = await response.json();
  if (!response.ok) throw new WattleafError(response.status, answer);
  return answer;
}
