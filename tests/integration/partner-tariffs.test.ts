import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { register } from "../../packages/shared/src/contracts/auth";
import type { TestQuestion } from "../../packages/shared/src/contracts/partners/questions";
import type { PartnerTariffEntry } from "../../packages/shared/src/contracts/partners/tariffs";
import { partners } from "../../packages/server/src/db/schema/partners";
import { partnerTariffs } from "../../packages/server/src/db/schema/partners-tariffs";
import { eq } from "drizzle-orm";
import { newRegistration } from "../factories/account";
import { everyMonth, hours, urdbItem } from "../factories/tariffs";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { greenButtonFile } from "../support/energy-file";
import { createPartner, type TestPartner, widgetToken } from "../support/partner";

let api: TestApi;
let owner: BrowserSession;
let partner: TestPartner;
let other: TestPartner;

const NIGHT_SAVER = urdbItem({
  name: "Gridville Night Saver",
  label: "offered-1",
  energyratestructure: [[{ rate: 0.1234 }], [{ rate: 0.4321 }]],
  energyweekdayschedule: everyMonth(hours(1, 16, 21)),
});
const STEADY = urdbItem({ name: "Gridville Steady", label: "offered-1", energyratestructure: [[{ rate: 0.29 }]] });

beforeAll(async () => {
  api = await createTestApi();
  [partner, other] = [await createPartner(api), await createPartner(api)];
  owner = new BrowserSession(api);
  await owner.postJson(register.path, newRegistration());
  const { id } = (await (await owner.fetch("/api/auth/user")).json()) as { id: string };
  await api.platform.db.update(partners).set({ userId: id }).where(eq(partners.id, partner.id));
});
afterAll(() => api.close());

const path = (part = "tariffs", { id } = partner) => `/api/partners/${id}/${part}`;
const add = async (tariff: object) => {
  const response = await owner.postJson(path(), { tariff });
  return { status: response.status, body: await response.json() };
};
const listed = async (): Promise<PartnerTariffEntry[]> => (await owner.fetch(path())).json() as never;

async function ask(on: TestPartner, message: string, token?: string, language = "en") {
  const response = await new BrowserSession(api, on.origin).postJson(
    "/api/chat",
    { message, language },
    { authorization: `Bearer ${token ?? (await widgetToken(api, on))}` },
  );
  return (await response.json()) as { response: string; citations: { title: string }[] };
}

/** A customer's file with readings. */
async function addMeter(on: TestPartner, token: string): Promise<void> {
  const { buffer, name } = greenButtonFile();
  const body = new FormData();
  body.set("file", new File([new Uint8Array(buffer)], name));
  const headers = { authorization: `Bearer ${token}`, origin: on.origin };
  expect((await api.fetch("/api/meters/upload", { method: "POST", body, headers })).status).toBe(200);
}

describe("a partner's own rate plans", () => {
  test("are read as the public API reads them, and rejected by their fields", async () => {
    const added = await add(NIGHT_SAVER);
    expect(added).toMatchObject({
      status: 200,
      body: { name: "Gridville Night Saver", kind: "time_of_use", currency: "USD", notices: [], item: NIGHT_SAVER },
    });
    expect(await add(NIGHT_SAVER)).toMatchObject({ status: 409, body: { code: "conflict" } });
    const periodMissing = { ...STEADY, energyweekdayschedule: everyMonth(hours(1, 16, 21)) };
    expect((await add(periodMissing)).body).toMatchObject({
      code: "invalid_input",
      issues: [{ path: "tariff.energyweekdayschedule.0.16" }],
    });
    expect((await add({ ...STEADY, name: undefined })).body).toMatchObject({ issues: [{ path: "tariff.name" }] });
    const tooLong = { ...STEADY, description: "x".repeat(100_000) };
    expect((await add(tooLong)).body).toMatchObject({ issues: [{ path: "tariff" }] });
    expect(await listed()).toEqual([added.body]);
  });

  test("report what of them isn't billed", async () => {
    const { body } = await add({ ...STEADY, name: "Gridville Odd", energyattrs: [{ Rider: "see sheet 4" }] });
    expect(body).toMatchObject({ notices: [{ code: "attributes_not_billed", message: expect.any(String) }] });
    const { id } = body as { id: string };
    expect((await owner.sendJson("DELETE", `${path()}/${id}`, {})).status).toBe(200);
    expect((await owner.sendJson("DELETE", `${path()}/${id}`, {})).status).toBe(404);
  });

  test("that stricter rules reject are listed with the reason, and left out of answers", async () => {
    const { db } = api.platform;
    // As versions before these rules could have stored them.
    const outdated = {
      "Gridville Gap": { ...STEADY, energyweekdayschedule: everyMonth(hours(1, 16, 21)) },
      "Gridville Text": { ...STEADY, energyratestructure: [[{ rate: "0.29" }]] } as never,
    };
    const rows = Object.entries(outdated).map(([name, item]) => {
      return { id: crypto.randomUUID(), partnerId: partner.id, name, item: { ...item, name }, updatedAtMs: 0 };
    });
    await db.insert(partnerTariffs).values(rows);

    const [gap, saver, text, ...more] = await listed();
    expect(more).toEqual([]);
    expect(saver).toMatchObject({ name: "Gridville Night Saver", kind: "time_of_use", faults: [] });
    expect(gap).toMatchObject({
      name: "Gridville Gap",
      kind: null,
      currency: null,
      faults: [{ path: "energyweekdayschedule.0.16", reason: { name: "tariff_period_unknown" } }],
    });
    expect(text).toMatchObject({
      faults: [{ path: "energyratestructure.0.0.rate", reason: { name: "field_not_number" } }],
      item: { energyratestructure: [[{ rate: "0.29" }]] },
    });
    for (const language of ["en", "zh"]) {
      const question = language === "en" ? "When is electricity cheapest?" : "什么时候用电最便宜？";
      const { response } = await ask(partner, question, undefined, language);
      expect(response).toContain("$0.1234");
      expect(response).not.toMatch(/Gridville (Gap|Text)/);
    }
    const named = await ask(partner, "What does the Gridville Gap rate plan cost?");
    expect(named.citations.map(({ title }) => title).join()).not.toContain("Gridville Gap");
    const customer = await widgetToken(api, partner, "customer-2");
    await addMeter(partner, customer);
    const compared = await ask(partner, "Is there a cheaper tariff for me?", customer);
    expect(compared.response).toContain("Gridville Night Saver");
    expect(compared.response).not.toMatch(/Gridville (Gap|Text)/);

    for (const { id } of rows) expect((await owner.sendJson("DELETE", `${path()}/${id}`, {})).status).toBe(200);
  });

  test("are nobody else's to see, to change or to count", async () => {
    const stranger = new BrowserSession(api);
    await stranger.postJson(register.path, newRegistration());
    const [tariff] = await listed();
    const calls = [
      await stranger.fetch(path()),
      await stranger.postJson(path(), { tariff: STEADY }),
      await stranger.sendJson("DELETE", `${path()}/${tariff?.id}`, {}),
      // An own workspace opens nothing of another.
      await owner.fetch(path("tariffs", other)),
      await owner.postJson(path("tariffs", other), { tariff: STEADY }),
    ];
    for (const response of calls) expect(await response.json()).toMatchObject({ code: "not_found" });
    const own = (await (await stranger.postJson("/api/partners", { name: "Elsewhere" })).json()) as { id: string };
    const taken = await stranger.sendJson("DELETE", `/api/partners/${own.id}/tariffs/${tariff?.id}`, {});
    expect(await taken.json()).toMatchObject({ code: "not_found" });
    expect(await listed()).toHaveLength(1);
  });
});

describe("on the partner's page, the assistant", () => {
  const TITLE = "What does the Gridville Night Saver rate plan cost?";

  test("tells the partner's hours and prices, and cites the rate plan", async () => {
    const { response, citations } = await ask(partner, "When is electricity cheapest?");
    expect(response).toContain("9 PM–4 PM on weekdays and all day on weekends");
    expect(response).toContain("$0.1234");
    expect(citations[0]).toMatchObject({ title: TITLE });
    expect((await ask(partner, "what are your rates")).response).toContain("$0.4321");
    expect((await ask(partner, "when are peak hours?")).response).toContain("4–9 PM on weekdays");
    expect((await ask(partner, "how much is a kWh at night")).response).toContain("$0.1234");
    expect((await ask(partner, "什么时候用电最便宜？", undefined, "zh")).response).toContain("工作日 21:00–16:00");
  });

  test("does not tell another partner's visitors of it", async () => {
    for (const question of ["When is electricity cheapest?", "what are your rates", "Gridville Night Saver"]) {
      const { response, citations } = await ask(other, question);
      expect(response).not.toMatch(/0\.1234|0\.4321|Night Saver rate plan/);
      expect(citations.map(({ title }) => title)).not.toContain(TITLE);
    }
  });

  test("compares a customer's readings with the partner's own rate plans instead of the sample catalog", async () => {
    expect((await add(STEADY)).status).toBe(200);
    const [token, elsewhere] = [
      await widgetToken(api, partner, "customer-1"),
      await widgetToken(api, other, "customer-1"),
    ];
    const question = "Is there a cheaper tariff for me?";
    await addMeter(partner, token);
    await addMeter(other, elsewhere);
    const { response, citations } = await ask(partner, question, token);
    expect(response).toContain("Gridville Night Saver");
    expect(response).toContain("Gridville Steady");
    expect(response).not.toMatch(/sample/i);
    expect(citations.map(({ title }) => title)).toContainEqual(
      expect.stringMatching(/^Gridville Power \d+ rate plans/),
    );
    const all = await ask(partner, "what are your rates", token);
    expect(all.response).toContain("Gridville Night Saver");
    expect(all.response).toContain("$0.29");
    const sample = await ask(other, question, elsewhere);
    expect(sample.response).not.toContain("Gridville Steady");
    expect(sample.response).toMatch(/sample/i);
  });

  test("answers the partner's test questions again, and forgets what was removed", async () => {
    const questions = [{ language: "en", question: "When is electricity cheapest?" }];
    await owner.sendJson("PUT", path("questions"), { questions });
    for (const { id } of await listed()) await owner.sendJson("DELETE", `${path()}/${id}`, {});
    await api.platform.background.settled();
    const [answered] = (await (await owner.fetch(path("questions"))).json()) as TestQuestion[];
    expect(answered?.answer?.sources).not.toContain(TITLE);
    expect((await ask(partner, "When is electricity cheapest?")).response).not.toContain("$0.1234");
  });

  test("loses them with the workspace", async () => {
    await add(NIGHT_SAVER);
    expect((await owner.sendJson("DELETE", `/api/partners/${partner.id}`, {})).status).toBe(200);
    expect(await api.platform.db.$count(partnerTariffs)).toBe(0);
  });
});
