import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectDevice } from "../../packages/shared/src/contracts/devices";
import { METER_UPLOAD } from "../../packages/shared/src/contracts/meters";
import { analyzeNilm } from "../../packages/shared/src/contracts/nilm";
import { optimizeSchedule } from "../../packages/shared/src/contracts/optimization";
import { OPERATIONS } from "../../packages/shared/src/contracts/operations";
import { openWidgetSession } from "../../packages/shared/src/contracts/partners";
import { createPartner, type Partner, updatePartner } from "../../packages/shared/src/contracts/partners/workspaces";
import { fetchToken } from "../../packages/shared/src/contracts/openadr/clients";
import type { Operation } from "../../packages/shared/src/contracts/operation";
import {
  answersNotices,
  namesUnknownFields,
  UNKNOWN_FIELDS_HEADER,
} from "../../packages/shared/src/contracts/public-request";
import { billTariff } from "../../packages/shared/src/contracts/tariffs/billing";
import { validateBody } from "../../packages/shared/src/contracts/validation";
import { createPlant } from "../../packages/shared/src/contracts/vpp/plants";
import { register } from "../../packages/shared/src/contracts/auth";
import { forecastPeriod } from "../../packages/shared/src/contracts/forecast";
import { newRegistration } from "../factories/account";
import { hourlyReadings, intervalCsv } from "../factories/energy";
import { createTestApi, PARTNER_ORIGIN, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { NIGHTLY, sampled } from "../support/nightly";
import { TRANSPORTS } from "../support/transports";
import { OPERATION_CASES } from "./operations/cases";
import { meteredSession } from "./operations/metered-session";

let api: TestApi;
let developer: BrowserSession;
beforeAll(async () => {
  api = await createTestApi();
  developer = await newDeveloper();
});
afterAll(() => api.close());

async function newDeveloper(): Promise<BrowserSession> {
  const session = new BrowserSession(api);
  await session.postJson(register.path, newRegistration());
  return session.withApiKey(["api", "data:read"]);
}

/** A caller as the operation takes one: with an API key, signed in on the site, or on a partner's page. */
async function newCaller({ access }: Operation): Promise<BrowserSession> {
  if (access === "developer") return newDeveloper();
  const session = new BrowserSession(api, access === "page" ? PARTNER_ORIGIN : undefined);
  if (access === "user") await session.postJson(register.path, newRegistration());
  return session;
}

const newId = () => crypto.randomUUID();

const FIELD = "misspeled";

/** OAuth 2.0 has its own rule: a token endpoint ignores what it does not know (RFC 6749, section 3.2). */
const operations = OPERATIONS.filter((operation) => namesUnknownFields(operation) && operation.id !== fetchToken.id);
/** What keys open outside the public API: a home's own devices, meters, files and hubs. */
const ownData = operations.filter(
  ({ access, keyScope, path }) => access === "user" && keyScope && !path.startsWith("/api/partners"),
);
const successOf = ({ id }: Operation) => OPERATION_CASES.find(({ operation, error }) => operation.id === id && !error);
/** Their contracts rejected unknown fields before any operation could. */
const ALWAYS_STRICT = new Set(["facilities.put"]);

describe.each(TRANSPORTS)("over $name", (transport) => {
  // Both transports find them in the same place: by day, every third of one's own data over tRPC.
  const own = ownData.filter((_, at) => NIGHTLY || transport.name === "REST" || at % 3 === 0);
  test.each([...new Set([...sampled(operations, 4), ...own])])(
    "$id names an unknown field, and rejects it when it is to be strict",
    async (operation) => {
      const found = successOf(operation);
      const session = found?.as === "home" ? await meteredSession(api) : await newCaller(operation);
      const input = { ...((await found?.input(session)) as object), [FIELD]: 1 };

      const rejected = await transport.call(session, operation, { ...input, strict: true });
      expect(rejected).toMatchObject({
        ok: false,
        status: 400,
        error: { code: "invalid_input", issues: [{ path: FIELD }] },
      });

      const response = await transport.send(session, operation, input);
      const outcome = await transport.read(response);
      if (ALWAYS_STRICT.has(operation.id)) {
        expect(outcome).toMatchObject({ ok: false, error: { issues: [{ path: FIELD }] } });
        return;
      }
      const notice = { code: "unknown_field", message: expect.stringContaining(FIELD), values: { field: FIELD } };
      if (answersNotices(operation)) {
        expect(outcome).toMatchObject({ ok: true, output: { notices: expect.arrayContaining([notice]) } });
      } else {
        expect(outcome).toMatchObject({ ok: true });
        expect(response.headers.get(UNKNOWN_FIELDS_HEADER)).toBe(FIELD);
      }
    },
  );
});

describe.each(TRANSPORTS)("a developer over $name", (transport) => {
  const call = (operation: Operation, input: object) => transport.call(developer, operation, input);

  test("is told which field was probably meant", async () => {
    const { data, sample_rate: rate } = analyzeNilm.example as { data: number[]; sample_rate: number };
    expect(await call(analyzeNilm, { data, sample_rate: rate, homeId: "a" })).toMatchObject({
      output: {
        notices: [
          {
            code: "unknown_field",
            message: "homeId was ignored. There's no such field. Did you mean home_id?",
            values: { field: "homeId", suggestion: "home_id" },
          },
        ],
      },
    });
  });

  test("gets no notices of this kind for a request without mistakes, strict or not", async () => {
    for (const strict of [undefined, false, true]) {
      const plant = { name: newId(), time_zone: "America/Los_Angeles" };
      const outcome = await call(createPlant, { ...plant, strict });
      expect(outcome).toMatchObject({ ok: true, output: { name: plant.name } });
      expect(outcome).not.toHaveProperty("output.notices");
    }
  });

  test("who asks for strict in a wrong way is told how", async () => {
    const outcome = await call(createPlant, { name: "x", time_zone: "UTC", strict: "yes" });
    expect(outcome).toMatchObject({
      status: 400,
      error: { issues: [{ path: "strict", message: "Use true or false." }] },
    });
  });

  test("finds the mistake deep inside a tariff when strict, and in its notices when not", async () => {
    const example = billTariff.example as { tariff?: object };
    const tariff = { name: "Flat", energyratestructure: [[{ rate: 0.2 }]], fixedchargefirstmetr: 10 };
    const { tariff_id: _, ...input } = { ...example, tariff } as Record<string, unknown>;
    expect(await call(billTariff, { ...input, strict: true })).toMatchObject({
      status: 400,
      error: {
        issues: [
          {
            path: "tariff.fixedchargefirstmetr",
            message: "There's no such field. Did you mean fixedchargefirstmeter?",
          },
        ],
      },
    });
    expect(await call(billTariff, input)).toMatchObject({
      output: { notices: [{ code: "unknown_field", values: { field: "fixedchargefirstmetr" } }] },
    });
  });

  test("is told of a question about their own home too", async () => {
    expect(await call(forecastPeriod, { perriod: 1 })).toMatchObject({
      output: { notices: [{ code: "unknown_field", values: { field: "perriod" } }] },
    });
    expect(await call(forecastPeriod, { perriod: 1, strict: true })).toMatchObject({ status: 400 });
  });

  test("who checks a body first learns what would be ignored, or rejected", async () => {
    const data = { name: "Bakeries", timezone: "UTC", time_zone: "UTC" };
    const check = (body: object) => call(validateBody, { schema: "vpp_create_plant_input", data: body });
    expect(await check(data)).toMatchObject({
      output: { valid: true, issues: [], notices: [{ values: { field: "timezone", suggestion: "time_zone" } }] },
    });
    expect(await check({ ...data, strict: true })).toMatchObject({
      output: { valid: false, issues: [{ path: "timezone" }], notices: [] },
    });
  });
});

describe("a partner", () => {
  test("is told which color got lost, and may have that rejected", async () => {
    const session = await newCaller(updatePartner);
    const created = await session.postJson(createPartner.path, { name: "Gridville Power" });
    const { id, name, settings } = (await created.json()) as Partner;
    const set = (more: object) =>
      session.sendJson("PUT", `/api/partners/${id}`, {
        name,
        settings: { ...settings, theme: { acent: "#0b5c3a" } },
        ...more,
      });
    const field = "settings.theme.acent";
    expect(await (await set({})).json()).toMatchObject({
      settings: { theme: {} },
      notices: [
        {
          code: "unknown_field",
          message: `${field} was ignored. There's no such field. Did you mean accent?`,
          values: { field, suggestion: "accent" },
        },
      ],
    });
    const rejected = await set({ strict: true });
    expect([rejected.status, await rejected.json()]).toMatchObject([400, { issues: [{ path: field }] }]);
  });

  test("whose page sends a token under another name is told, before its customers stay anonymous", async () => {
    const page = new BrowserSession(api, PARTNER_ORIGIN);
    const body = { key: "wl_pk_brightwater_demo", tokn: "eyJ" };
    expect(await (await page.postJson(openWidgetSession.path, body)).json()).toMatchObject({
      identified: false,
      notices: [{ values: { field: "tokn", suggestion: "token" } }],
    });
    const rejected = await page.postJson(openWidgetSession.path, { ...body, strict: true });
    expect([rejected.status, await rejected.json()]).toMatchObject([400, { issues: [{ path: "tokn" }] }]);
  });
});

describe("a program with a key for its own data", () => {
  test("is told that the length of a schedule got lost, and may have that rejected", async () => {
    const session = await (await newCaller(connectDevice)).withApiKey(["data:write"]);
    const connected = await session.postJson(connectDevice.path, { type: "smart_plug", name: "Fountain" });
    const { id } = (await connected.json()) as { id: string };
    const schedule = { command: "on", time: "19:30", weekdays: ["mon"], time_zone: "UTC", minuets: 30 };
    const add = (more: object) => session.postJson(`/api/devices/${id}/schedules`, { ...schedule, ...more });
    expect(await (await add({})).json()).toMatchObject({
      schedule: { minutes: null },
      notices: [{ code: "unknown_field", values: { field: "minuets", suggestion: "minutes" } }],
    });
    const rejected = await add({ strict: true });
    expect([rejected.status, await rejected.json()]).toMatchObject([400, { issues: [{ path: "minuets" }] }]);
  });

  test("is told of a misspelled field of a form with a meter's file", async () => {
    const session = await (await newCaller(connectDevice)).withApiKey(["data:write"]);
    const send = async (more: Record<string, string>) => {
      const form = new FormData();
      form.set("file", new File([intervalCsv(hourlyReadings(48))], "usage.csv"));
      for (const [name, value] of Object.entries({ timezone: "America/Denver", ...more })) form.set(name, value);
      return session.fetch(METER_UPLOAD.path, { method: "POST", body: form });
    };
    const rejected = await send({ strict: "true" });
    expect([rejected.status, await rejected.json()]).toMatchObject([400, { issues: [{ path: "timezone" }] }]);
    expect(await (await send({ strict: "false" })).json()).toMatchObject({
      meter: { source: "file" },
      notices: [{ code: "unknown_field", values: { field: "timezone", suggestion: "timeZone" } }],
    });
  });
});

test("a query may be strict", async () => {
  const response = await developer.fetch("/api/v1/vpp/plants?plant=1&strict=true");
  expect([response.status, await response.json()]).toMatchObject([400, { issues: [{ path: "plant" }] }]);
});

test("a copy of a call with the same idempotency key gets the notices again", async () => {
  const headers = { "idempotency-key": newId() };
  const body = { name: newId(), time_zone: "UTC", timeZone: "UTC" };
  const send = async () => (await developer.postJson(createPlant.path, body, headers)).json();
  const first = await send();
  expect(first).toMatchObject({ notices: [{ code: "unknown_field" }] });
  expect(await send()).toEqual(first);
});

test("a streamed schedule has the notices in its last event, and a strict one is rejected before it begins", async () => {
  const accept = { accept: "text/event-stream" };
  const input = { ...optimizeSchedule.example, objektive: "cost" };
  const streamed = await developer.postJson(optimizeSchedule.path, input, accept);
  const events = await streamed.text();
  expect(events.slice(events.lastIndexOf("event: done"))).toContain('"field":"objektive"');
  expect((await developer.postJson(optimizeSchedule.path, { ...input, strict: true }, accept)).status).toBe(400);
});
