import { meterReadings, meterSchema } from "../../../packages/shared/src/contracts/meters";
import { DAY_MS } from "../../../packages/shared/src/domain/time";
import { newRegistration } from "../../factories/account";
import { newUtilityAccount } from "../../factories/meters";
import { cookiesOf } from "./ask";
import { Outcomes } from "./outcomes";

const ACCOUNTS = 24;
const SIGN_INS = 48;
const DASHBOARDS = 20;
const READINGS = 200;

interface Account {
  cookie: string;
  identifier: string;
  password: string;
}

/** One HTTP call that reads its whole body. */
async function call(url: string, path: string, { cookie = "", body }: { cookie?: string; body?: unknown } = {}) {
  const from = performance.now();
  const isForm = body instanceof FormData;
  const response = await fetch(url + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { origin: url, cookie, ...(body === undefined || isForm ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, milliseconds: performance.now() - from, text, response };
}

/** Runs `task` for each item, so many at a time. */
export async function inTurns<T>(items: readonly T[], lanes: number, task: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of left) await task(item);
    }),
  );
}

/** What people do beside chatting: pages, registrations, sign-ins, dashboards, meter readings and purchases. */
export async function benchDay(url: string): Promise<Map<string, Outcomes>> {
  const classes = new Map<string, Outcomes>();
  const of = (name: string) => classes.get(name) ?? classes.set(name, new Outcomes()).get(name) ?? new Outcomes();

  const pages = ["/", "/product", "/pricing", "/technology", "/documentation", "/blog", "/widget.js"];
  await inTurns(Array.from({ length: 100 }, () => pages).flat(), 16, async (path) => {
    of("static page").add(await call(url, path));
  });

  const accounts: Account[] = [];
  await inTurns(Array.from({ length: ACCOUNTS }), 2, async () => {
    const registration = newRegistration();
    const { response, ...end } = await call(url, "/api/auth/register", { body: registration });
    of("registration").add(end);
    accounts.push({
      cookie: cookiesOf(response),
      identifier: registration.email ?? "",
      password: registration.password,
    });
  });
  await inTurns(Array.from({ length: SIGN_INS }), 4, async () => {
    const { identifier, password } = accounts[Math.floor(Math.random() * accounts.length)] ?? {};
    of("sign-in").add(await call(url, "/api/auth/login", { body: { identifier, password } }));
  });
  const dashboard = ["/api/auth/user", "/api/gamification/stats", "/api/gamification/leaderboard", "/api/meters"];
  await inTurns(
    accounts.flatMap((account) => Array.from({ length: DASHBOARDS }, () => account)),
    16,
    async ({ cookie }) => {
      for (const path of dashboard) of("dashboard").add(await call(url, path, { cookie }));
    },
  );
  await readMeter(url, accounts[0]?.cookie ?? "", of);
  await buy(url, accounts, of);
  return classes;
}

/** Connects a sandbox meter and reads its days, a month at a time. */
async function readMeter(url: string, cookie: string, of: (name: string) => Outcomes): Promise<void> {
  of("meter connected").add(await call(url, "/api/utility/authorize", { cookie, body: newUtilityAccount() }));
  for (;;) {
    const { text } = await call(url, "/api/meters", { cookie });
    const [meter] = (JSON.parse(text) as { meters: unknown[] }).meters.map((one) => meterSchema.parse(one));
    if (!meter) return;
    if (meter.status !== "ready") {
      await Bun.sleep(100);
      continue;
    }
    const lastMs = Date.parse(meter.lastReadingAt ?? "");
    await inTurns(
      Array.from({ length: READINGS }, (_, index) => index % 20),
      8,
      async (month) => {
        const range = {
          from: new Date(lastMs - (month + 1) * 30 * DAY_MS).toISOString(),
          to: new Date(lastMs - month * 30 * DAY_MS).toISOString(),
          resolution: "hour",
        };
        const path = meterReadings.path.replace("{meter_id}", meter.id);
        of("meter readings").add(await call(url, `${path}?${new URLSearchParams(range)}`, { cookie }));
      },
    );
    return;
  }
}

/** Everybody earns coins with a file, and then buys at the same moment. */
async function buy(url: string, accounts: readonly Account[], of: (name: string) => Outcomes): Promise<void> {
  await inTurns(accounts, 4, async ({ cookie, identifier }) => {
    const months = Array.from(
      { length: 12 },
      (_, month) => `2024-${String(month + 1).padStart(2, "0")},${300 + month}`,
    );
    const form = new FormData();
    form.set("file", new File([`month,kwh\n${months.join("\n")}\n# ${identifier}\n`], "year.csv"));
    of("file upload").add(await call(url, "/api/files/upload", { cookie, body: form }));
    await call(url, "/api/users/award-coins", { cookie, body: { amount: 100, reason: "upload_bill" } });
  });
  const { text } = await call(url, "/api/marketplace/items");
  const items = JSON.parse(text) as { id: string; price: number; category: string }[];
  // Items of cash value take verified coins, which no one earns in a bench.
  const rewards = items.filter(({ category }) => category === "rewards");
  const cheapest = rewards.toSorted((a, b) => a.price - b.price)[0];
  await inTurns(accounts, accounts.length, async ({ cookie }) => {
    of("purchase").add(
      await call(url, "/api/marketplace/purchase", { cookie, body: { itemId: cheapest?.id, quantity: 1 } }),
    );
  });
}
