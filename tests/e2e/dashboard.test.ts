import { buffer } from "node:stream/consumers";
import { connectDevice, type Device, listDevices } from "@wattleaf/shared/contracts/devices";
import { type DeviceSchedule, listDeviceSchedules } from "@wattleaf/shared/contracts/devices/schedules";
import {
  authorizeUtility,
  listMeters,
  type Meter,
  METER_UPLOAD,
  type MeterUploadReply,
  setMeterTariff,
} from "@wattleaf/shared/contracts/meters";
import { WEEKDAYS } from "@wattleaf/shared/domain/device-schedules";
import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import { dashboard as en } from "@wattleaf/shared/i18n/messages/en/dashboard";
import { dashboard as zh } from "@wattleaf/shared/i18n/messages/zh/dashboard";
import type { Download, Page } from "playwright";
import { newUtilityAccount } from "../factories/meters";
import { axeViolations } from "../support/axe";
import { chooseLanguage } from "../support/choose-language";
import { NIGHTLY, sampled } from "../support/nightly";
import { signUp, signUpWithFaultyMeter } from "../support/sign-up";
import type { Site } from "../support/site";
import { COMPUTED, expect, type OpenOptions, type OpenPage, test } from "../support/story";

/* The dashboard answers first: what the bill comes to, then the chart, one recommendation, and the rest. */

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };
/** Sandbox homes with panels on their roofs; tests/integration/solar-homes.test.ts reads more of them without a browser. */
const SOLAR_ACCOUNTS = ["12345603", "990029", "990065", "9900117"];

/** A sandbox home that a plant is the best advice for, once it has a thermostat. */
const PLANT_ACCOUNT = "12345672";
/** One in Phoenix: another rate plan saves most, then, with a thermostat, a plant, and then its cooling. */
const DESERT_HOME = { accountNumber: "440014", zipCode: "85001" };
/** One with a car that charges on arrival: on its best tariff, charging at another time saves most. */
const CAR_ACCOUNT = "990036";

const main = (page: Page) => page.getByRole("main");
const overview = (page: Page) => main(page).getByRole("region", { name: "Energy Overview" });
const bytesOf = async (download: Download) => buffer(await download.createReadStream());
const isLoaded = (page: Page) =>
  expect(main(page).locator("[aria-busy=true], .animate-pulse")).toHaveCount(0, COMPUTED);

async function meterStatus(page: Page): Promise<Meter["status"] | undefined> {
  const { meters } = (await (await page.request.get(listMeters.path)).json()) as { meters: Meter[] };
  return meters[0]?.status;
}

async function sampleHousehold(
  open: OpenPage,
  viewport: typeof PHONE,
  language: "en" | "zh" = "en",
  options: OpenOptions = {},
) {
  const page = await open("/", { viewport, before: chooseLanguage(language), ...options });
  await page.goto("/api/auth/sso");
  await expect(page).toHaveURL("/dashboard");
  // The server makes the household when it starts.
  await expect.poll(() => meterStatus(page), { timeout: 30_000, intervals: [100] }).toBe("ready");
  await page.reload();
  await isLoaded(page);
  return page;
}

async function withMeter(page: Page, site: Site, account: string | { accountNumber: string; zipCode: string }) {
  await signUp(page, site);
  const data = newUtilityAccount(typeof account === "string" ? { accountNumber: account } : account);
  const response = await page.request.post(authorizeUtility.path, { data, headers: { origin: site.url } });
  expect(response.ok()).toBe(true);
  await expect.poll(() => meterStatus(page), { timeout: 30_000, intervals: [100] }).toBe("ready");
}

/** A meter that came as a file: the hours of the last 60 days in UTC, under a plan whose prices change with the hour. */
async function withFile(page: Page, site: Site, name: string, kwhAt: (hour: number) => number) {
  const endMs = Date.now() - (Date.now() % DAY_MS);
  const rows = Array.from({ length: 60 * 24 }, (_, index) => {
    const at = new Date(endMs - 60 * DAY_MS + index * HOUR_MS);
    return `${at.toISOString()},${kwhAt(at.getUTCHours())}`;
  });
  const headers = { origin: site.url };
  const file = { name, mimeType: "text/csv", buffer: Buffer.from(["start,kwh", ...rows].join("\n")) };
  const uploaded = await page.request.post(METER_UPLOAD.path, { multipart: { file }, headers });
  expect(uploaded.ok()).toBe(true);
  const { meter } = (await uploaded.json()) as MeterUploadReply;
  const tariffPath = setMeterTariff.path.replace("{meter_id}", meter.id);
  await page.request.put(tariffPath, { data: { tariff_id: "pge-e-tou-c" }, headers });
}

const SCREENS = [
  { language: "en", words: en, sentence: /^\$\d+ so far, about \$\d+ by \w+ \d+$/, viewport: PHONE },
  { language: "zh", words: zh, sentence: /^目前 \$\d+，到 \d+月\d+日预计约 \$\d+$/, viewport: PHONE },
  { language: "en", words: en, sentence: /^\$\d+ so far, about \$\d+ by \w+ \d+$/, viewport: WIDE },
  { language: "zh", words: zh, sentence: /^目前 \$\d+，到 \d+月\d+日预计约 \$\d+$/, viewport: WIDE },
] as const;

test.for(sampled(SCREENS, 1))(
  "the sample household reads what its bill comes to, $language at $viewport.width px",
  async ({ language, words, sentence, viewport }, { open }) => {
    const page = await sampleHousehold(open, viewport, language);
    await expect(main(page).getByText(sentence)).toBeInViewport(COMPUTED);
    for (const name of [
      words["dashboard.energy.title"],
      words["dashboard.advice.title"],
      words["dashboard.bills.title"],
    ])
      await expect(main(page).getByRole("region", { name, exact: true })).toBeVisible();
    for (const label of ["points", "saved", "streak", "rank"] as const)
      await expect(main(page).getByText(words[`dashboard.stats.${label}`], { exact: true })).toBeVisible();
    // The banner above the page says that it is a sample; nothing repeats it.
    await expect(main(page).getByText(/Sandbox|沙盒/)).toHaveCount(0);
    const size = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
    }));
    expect(size.width).toBe(viewport.width);
    if (viewport === PHONE) expect(size.height).toBeLessThanOrEqual(3 * PHONE.height);
    expect(await axeViolations(page)).toEqual([]);
  },
);

test("every figure of the chart is reached by mouse, by arrow keys, as a table, and as a file", async ({ open }) => {
  const page = await sampleHousehold(open, WIDE);
  const shownAs = async (...names: string[]) => {
    for (const name of names) await overview(page).getByRole("button", { name, exact: true }).click();
    await expect(overview(page).locator(".opacity-60")).toHaveCount(0, COMPUTED);
  };
  await shownAs("Week", "$");
  await expect(overview(page).getByRole("slider")).toHaveAccessibleName(/^Cost, /);
  await expect(overview(page)).toContainText(/Total\s*\$[\d,.]+/);
  await shownAs("CO₂");
  await expect(overview(page)).toContainText(/Total\s*[\d,.]+ kg/);
  await shownAs("kWh");
  await readByPointer(page, (x, y) => page.mouse.move(x, y));
  await page.mouse.move(0, 0);
  await expect(readout(page)).toHaveCount(0);

  await overview(page).getByRole("button", { name: "Year", exact: true }).click();
  await expect(overview(page).locator(".opacity-60")).toHaveCount(0, COMPUTED);
  const chart = overview(page).getByRole("slider");
  await chart.focus();
  await page.keyboard.press("Home");
  await expect(chart).toHaveAttribute("aria-valuetext", /^January \d{4}: /);
  await page.keyboard.press("ArrowRight");
  await expect(chart).toHaveAttribute("aria-valuetext", /^February \d{4}: .*kWh/);

  const menu = overview(page).getByRole("button", { name: /^Figures and files/ });
  await menu.click();
  await page.getByRole("menuitem", { name: "Show as table" }).click();
  await expect(overview(page).getByRole("row", { name: /^February/ })).toContainText(/\d/);
  await menu.click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Download CSV" }).click(),
  ]);
  const rows = (await bytesOf(download)).toString("utf8").trim().split("\r\n");
  expect(rows).toHaveLength(13);
  expect(rows[0]).toContain("Bought (kWh)");
});

/** Reads the first and the third of a week's days, at which something points. */
async function readByPointer(page: Page, pointAt: (x: number, y: number) => Promise<void>): Promise<void> {
  const chart = overview(page).getByRole("slider");
  await chart.scrollIntoViewIfNeeded();
  const box = await chart.boundingBox();
  if (!box) throw new Error("The chart is not drawn");
  for (const [slot, day] of [
    [0, /^Mon/],
    [2, /^Wed/],
  ] as const) {
    await pointAt(box.x + (box.width * (slot + 0.5)) / 7, box.y + box.height / 2);
    await expect(chart).toHaveAttribute("aria-valuetext", day);
    await expect(readout(page)).toContainText(day);
  }
}

/** The box of values beside what is read. */
const readout = (page: Page) => overview(page).getByRole("slider").locator("span.shadow-md");

test.runIf(NIGHTLY)("a finger reads the chart, and its value stays when it lifts", async ({ open }) => {
  const page = await sampleHousehold(open, PHONE, "en", { hasTouch: true });
  await overview(page).getByRole("button", { name: "Week", exact: true }).click();
  await expect(overview(page).locator(".opacity-60")).toHaveCount(0, COMPUTED);
  await readByPointer(page, (x, y) => page.touchscreen.tap(x, y));
  await expect(readout(page)).toContainText(/kWh|–/);
});

test("repaired readings are shown with what they were, and undone", async ({ open, site }) => {
  const page = await open("/dashboard", { viewport: PHONE, before: (fresh) => signUpWithFaultyMeter(fresh, site) });
  await expect(main(page).getByText("2 faulty readings were repaired.")).toBeVisible(COMPUTED);
  await main(page).getByRole("button", { name: "See what changed" }).click();
  const dialog = page.getByRole("dialog", { name: "Repaired readings" });
  await expect(dialog.getByRole("row", { name: /Spike/ })).toContainText(/60 kWh.*0\.\d+ kWh/);
  await expect(dialog.getByRole("row", { name: /Negative/ })).toContainText("-0.4 kWh");
  await dialog.getByRole("button", { name: "Undo the repairs" }).click();
  await expect(dialog.getByRole("button", { name: "Repair again" })).toBeVisible(COMPUTED);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(main(page).getByText("2 readings look faulty and are used as they are.")).toBeVisible();

  const actions = main(page).getByRole("region", { name: "Quick Actions" }).getByRole("link");
  await expect(actions).toHaveText([
    "Finish account setup",
    "Ask the assistant",
    "Upload a bill or meter file",
    "Open the green store",
    "See the leaderboard",
  ]);
  for (const [name, path] of [
    ["See the leaderboard", "/leaderboard"],
    ["Finish account setup", "/onboarding"],
  ] as const) {
    await actions.filter({ hasText: name }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
  }
});

test.runIf(NIGHTLY)("each reading is reached by keys, moved, zoomed, and saved as a file", async ({ open }) => {
  const page = await sampleHousehold(open, PHONE);
  await overview(page).getByRole("button", { name: "Explore readings" }).click();
  const dialog = page.getByRole("dialog", { name: "Readings" });
  const chart = dialog.getByRole("slider");
  await expect(dialog.getByRole("status")).toBeEmpty();
  expect(await axeViolations(page)).toEqual([]);

  await chart.focus();
  await page.keyboard.press("0");
  await page.keyboard.press("End");
  const last = Number(await chart.getAttribute("aria-valuemax"));
  expect(last).toBeGreaterThan(69_000);
  await expect(dialog.getByRole("status")).toBeEmpty();
  await expect(chart).toHaveAttribute("aria-valuetext", /Average .* kW, Highest .* kW, Lowest .* kW/);
  for (let press = 0; press < 20; press += 1) await page.keyboard.press("+");
  await page.keyboard.press("End");
  await expect(chart).toHaveAttribute("aria-valuenow", String(last));
  await page.keyboard.press("ArrowLeft");
  await expect(chart).toHaveAttribute("aria-valuenow", String(last - 1));
  await expect(chart).toHaveAttribute("aria-valuetext", /Power [\d.]+ kW/);

  const menu = dialog.getByRole("button", { name: /^Figures and files/ });
  await menu.click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Download CSV" }).click(),
  ]);
  const rows = (await bytesOf(download)).toString("utf8").trim().split("\r\n");
  expect(rows[0]).toContain("Energy (kWh),Power (kW)");
  expect(rows[1]).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2},[\d.]+,[\d.]+$/);
  await menu.click();
  await page.getByRole("menuitem", { name: "Show as table" }).click();
  await expect(dialog.getByRole("row")).toHaveCount(rows.length);
});

test("the month stands against the home's own baseline, and its rest is expected, with intervals", async ({ open }) => {
  const page = await sampleHousehold(open, WIDE);
  await overview(page)
    .locator("summary", { hasText: /^Baseline/ })
    .click();
  await expect(overview(page)).toContainText(/Used on the \d+ full days that could be compared: [\d.,]+ kWh\./);
  await expect(overview(page)).toContainText(/[\d.,]+ kWh to [\d.,]+ kWh/);
  await overview(page).getByLabel("Show in the chart").check();
  const withBaseline = overview(page).getByRole("slider");
  await withBaseline.focus();
  await page.keyboard.press("Home");
  await expect(withBaseline).toHaveAttribute("aria-valuetext", /Your baseline [\d.]+ kWh/);
  await expect(overview(page)).toContainText("Expected, 80% interval");
  const chart = overview(page).getByRole("slider");
  await chart.focus();
  await page.keyboard.press("End");
  await expect(chart).toHaveAttribute(
    "aria-valuetext",
    /Expected, 80% interval [\d.]+ kWh \([\d.]+ kWh to [\d.]+ kWh\)/,
  );
});

test.runIf(NIGHTLY)("a chart is saved as a picture", async ({ open }) => {
  const page = await sampleHousehold(open, PHONE);
  await overview(page)
    .getByRole("button", { name: /^Figures and files/ })
    .click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Download PNG" }).click(),
  ]);
  const bytes = await bytesOf(download);
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(bytes.length).toBeGreaterThan(5_000);
});

test("appliances are layers of the chart, with how sure each is", async ({ open }) => {
  const page = await sampleHousehold(open, PHONE);
  await overview(page).getByLabel("By appliance").check();
  await expect(overview(page)).toContainText("Always on");
  await expect(overview(page)).toContainText(/How sure: .*\d+%/);
});

test.for(sampled(SOLAR_ACCOUNTS, 0))(
  "a home with solar reads sensibly, and its bills tell what it sold: %s",
  async (account, { open, site }) => {
    const page = await open("/dashboard", { viewport: PHONE, before: (fresh) => withMeter(fresh, site, account) });
    await isLoaded(page);
    for (const figure of ["Sold", "Produced", "Own solar used", "Used in all"])
      await expect(overview(page)).toContainText(new RegExp(`${figure}\\s*[\\d.,]+ kWh`));
    await expect(main(page).getByRole("region", { name: "Bills" })).toContainText(/Bought \d+ kWh, sold \d+ kWh/);
    const text = await main(page).innerText();
    const percentages = Array.from(text.matchAll(/([\d.,]+)%/g), ([, figure]) => Number(figure?.replaceAll(",", "")));
    expect(Math.max(0, ...percentages)).toBeLessThanOrEqual(300);
    expect(text).not.toMatch(/(?<![\d.,])0 W\b/);
    await expect(page.getByText(en["dashboard.sandbox"])).toHaveCount(1);
  },
);

test("the recommendation's button does it and undoes it; where it may not, the assistant is asked", async ({
  open,
  site,
}) => {
  const own = await open("/dashboard", {
    viewport: PHONE,
    before: async (fresh) => {
      await withMeter(fresh, site, DESERT_HOME);
      const data = { name: "Hallway", type: "thermostat" };
      await fresh.request.post(connectDevice.path, { data, headers: { origin: site.url } });
    },
  });
  const ownAdvice = main(own).getByRole("region", { name: "AI recommendation" });
  const done = ownAdvice.getByRole("status");
  const confirm = async (name: string | RegExp) => {
    await ownAdvice.getByRole("button", { name }).click(COMPUTED);
    await own.getByRole("dialog").getByRole("button", { name }).click();
  };
  const undo = () => ownAdvice.getByRole("button", { name: "Undo" }).click();
  const plan = async () =>
    ((await (await own.request.get(listMeters.path)).json()) as { meters: Meter[] }).meters[0]?.tariffId;

  const first = await plan();
  await confirm("Use this tariff in Wattleaf");
  await expect(done).toContainText(/^Wattleaf now computes with .+\./, COMPUTED);
  expect(await plan()).not.toBe(first);
  await undo();
  await expect.poll(plan).toBe(first);
  await confirm("Use this tariff in Wattleaf");

  await confirm("Enroll my home");
  await expect(done).toContainText("Your home is enrolled.", COMPUTED);
  await undo();
  await confirm("Enroll my home");

  await confirm(/^(Raise|Lower) the thermostat$/);
  await expect(done).toContainText(/^Hallway is set to [\d.]+ °/, COMPUTED);
  const setting = async () =>
    ((await (await own.request.get(listDevices.path)).json()) as { devices: Device[] }).devices[0]?.setting;
  const changed = await setting();
  await undo();
  await expect.poll(async () => Math.abs(((await setting()) ?? 0) - (changed ?? 0))).toBe(1);

  const page = await sampleHousehold(open, PHONE);
  const advice = main(page).getByRole("region", { name: "AI recommendation" });
  await expect(advice).toContainText(/About \$\d+ a year \(\$\d+ to \$\d+\)/);
  await advice.getByRole("button").click();
  await expect(page).toHaveURL(/\/chat\?c=/);
  await expect(main(page).getByRole("listitem").first()).toBeVisible();
});

test.runIf(NIGHTLY)(
  "advice about machines and standby adds a smart plug, schedules it, and takes the schedule back",
  async ({ open, site }) => {
    const page = await open("/dashboard", {
      viewport: PHONE,
      before: async (fresh) => {
        await signUp(fresh, site);
        // A run a day while the plan's prices are highest, from 4 to 9 PM.
        await withFile(fresh, site, "evenings.csv", (hour) => (hour >= 17 && hour < 20 ? 0.6 : 0.1));
      },
    });
    const advice = main(page).getByRole("region", { name: "AI recommendation" });
    const confirm = async (name: string) => {
      await advice.getByRole("button", { name }).click(COMPUTED);
      await page.getByRole("dialog").getByRole("button", { name }).click();
    };
    const schedules = async () => {
      const response = await page.request.get(listDeviceSchedules.path);
      return ((await response.json()) as { schedules: DeviceSchedule[] }).schedules;
    };
    await advice.getByRole("button", { name: "Add a smart plug" }).click(COMPUTED);
    const adding = page.getByRole("dialog");
    await adding.getByLabel("Name").fill("Kitchen plug");
    await adding.getByRole("button", { name: "Add device" }).click();
    await confirm("Schedule the plug");
    await expect(advice.getByRole("status")).toContainText(
      /Kitchen plug turns on every day at \d\d:\d\d for 2 hours\./,
      COMPUTED,
    );
    const [planned] = await schedules();
    expect(planned).toMatchObject({ command: "on", minutes: 120, weekdays: WEEKDAYS });
    expect(planned?.time, "outside the peak").not.toMatch(/^(1[6-9]|20):/);
    await advice.getByRole("button", { name: "Undo" }).click();
    await expect.poll(schedules).toEqual([]);

    // The newest meter is the home's: this one never rests.
    await withFile(page, site, "always-on.csv", () => 0.6);
    await page.reload();
    await confirm("Turn the plug off at night");
    await expect(advice.getByRole("status")).toContainText(
      "Kitchen plug is off every night from 23:00 to 07:00.",
      COMPUTED,
    );
    expect((await schedules()).map(({ command, time }) => `${command} ${time}`).toSorted()).toEqual([
      "off 23:00",
      "on 07:00",
    ]);
    await advice.getByRole("button", { name: "Undo" }).click();
    await expect.poll(schedules).toEqual([]);
  },
);

test.runIf(NIGHTLY)(
  "the charger is scheduled for the cheapest hours, and the schedule undone",
  async ({ open, site }) => {
    const page = await open("/dashboard", {
      viewport: PHONE,
      before: async (fresh) => {
        await withMeter(fresh, site, CAR_ACCOUNT);
        const headers = { origin: site.url };
        const [meter] = ((await (await fresh.request.get(listMeters.path)).json()) as { meters: Meter[] }).meters;
        const tariffPath = setMeterTariff.path.replace("{meter_id}", meter!.id);
        // Its off-peak hours are worth moving a car to.
        await fresh.request.put(tariffPath, { data: { tariff_id: "sce-tou-d-4-9pm" }, headers });
        const data = { name: "Garage", type: "ev_charger" };
        await fresh.request.post(connectDevice.path, { data, headers });
      },
    });
    const advice = main(page).getByRole("region", { name: "AI recommendation" });
    const confirm = async (name: string) => {
      await advice.getByRole("button", { name }).click();
      await page.getByRole("dialog").getByRole("button", { name }).click();
    };
    await confirm("Enroll my home");
    await confirm("Schedule the charger");
    await expect(advice.getByRole("status")).toContainText(/Garage charges every day from \d\d:\d\d for 4 hours/);
    const schedules = async () => {
      const response = await page.request.get(listDeviceSchedules.path);
      return ((await response.json()) as { schedules: DeviceSchedule[] }).schedules;
    };
    expect(await schedules()).toMatchObject([{ command: "on", minutes: 240, weekdays: WEEKDAYS }]);
    await advice.getByRole("button", { name: "Undo" }).click();
    await expect(advice.getByRole("button", { name: "Schedule the charger" })).toBeVisible();
    expect(await schedules()).toEqual([]);
  },
);

test.runIf(NIGHTLY)("a meter without a rate plan gets one, and with it figures in money", async ({ open, site }) => {
  const page = await open("/dashboard", {
    viewport: PHONE,
    before: async (fresh) => {
      await withMeter(fresh, site, PLANT_ACCOUNT);
      const [meter] = ((await (await fresh.request.get(listMeters.path)).json()) as { meters: Meter[] }).meters;
      const tariffPath = setMeterTariff.path.replace("{meter_id}", meter!.id);
      await fresh.request.put(tariffPath, { data: { tariff_id: null }, headers: { origin: site.url } });
    },
  });
  await expect(main(page).getByText(/^[\d,]+ kWh so far, about [\d,]+ kWh by \w+ \d+$/)).toBeVisible();
  const shownAs = overview(page).getByRole("group", { name: "Shown as" });
  await expect(shownAs.getByRole("button")).toHaveText(["kWh", "Cost", "CO₂"]);
  await main(page).getByRole("button", { name: "Choose your rate plan" }).click();
  const dialog = page.getByRole("dialog", { name: "Rate plan" });
  await dialog.getByLabel("Plan").selectOption({ label: "Time-of-Day (5–8 PM) Rate" });
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByText(/^\$\d+ so far, about \$\d+ by \w+ \d+$/)).toBeVisible();
  await expect(main(page).getByRole("region", { name: "Bills" })).toBeVisible();
  await expect(shownAs.getByRole("button")).toHaveText(["kWh", "$", "CO₂"]);
});

test("an empty account gets one next step", async ({ open, site }) => {
  const page = await open("/dashboard", { viewport: PHONE, before: (fresh) => signUp(fresh, site) });
  await expect(main(page).getByRole("button", { name: "Connect a meter" })).toBeVisible();
  await expect(main(page).getByRole("region")).toHaveCount(0);
});
