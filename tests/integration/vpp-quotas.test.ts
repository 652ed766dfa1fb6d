import { afterAll, beforeAll, expect, test } from "vitest";
import { register } from "../../packages/shared/src/contracts/auth";
import { createProgram, createSubscription } from "../../packages/shared/src/contracts/openadr/index";
import { MAX_OPENADR_CLIENTS } from "../../packages/shared/src/domain/openadr";
import { KEPT_CHANGES, VPP_QUOTAS } from "../../packages/shared/src/domain/vpp";
import {
  addParticipant,
  createPlant,
  deletePlant,
  reportReadings,
} from "../../packages/shared/src/contracts/vpp/index";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { made } from "../support/made";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test("the database's quotas match those of the product", async () => {
  const { rows } = await api.platform.db.$client.execute("select sql from sqlite_master where name like 'vpp_%'");
  const sql = rows.map((row) => String(row.sql)).join("\n");
  for (const [thing, most] of Object.entries(VPP_QUOTAS)) {
    const bound = thing === "readings" ? /"readings" <= (\d+)/ : new RegExp(`FROM \`vpp_${thing}\` [^)]*\\) >= (\\d+)`);
    expect(`${thing} ${sql.match(bound)?.[1]}`).toBe(`${thing} ${most}`);
  }
  expect(sql).toContain(`OFFSET ${KEPT_CHANGES})`);
  const clients = await api.platform.db.$client.execute(
    "select sql from sqlite_master where name = 'openadr_clients_quota'",
  );
  expect(String(clients.rows[0]?.sql)).toContain(`>= ${MAX_OPENADR_CLIENTS} BEGIN`);
});

test("readings are counted as they are added and deleted", async () => {
  const session = new BrowserSession(api);
  await session.postJson(register.path, newRegistration());
  await made(session, createPlant, { id: "harbor", name: "Harbor", time_zone: "UTC" });
  await made(session, addParticipant, { plant_id: "harbor", id: "depot", name: "Depot" });
  const readings = { participant_id: "depot", start: "2026-06-18T00:00:00Z", interval_seconds: 3_600, kwh: [1, 2, 3] };
  await made(session, reportReadings, readings);
  await made(session, reportReadings, readings);
  const counted = async () => {
    const { rows } = await api.platform.db.$client.execute("select readings from vpp_reading_counts");
    return rows.map((row) => row.readings);
  };
  expect(await counted()).toEqual([6]);
  const most = VPP_QUOTAS.readings;
  await api.platform.db.$client.execute(`update vpp_reading_counts set readings = ${most - 2}`);
  const rejected = await session.postJson("/api/v1/vpp/participants/depot/readings", readings);
  expect([rejected.status, await rejected.json()]).toEqual([409, expect.objectContaining({ code: "conflict" })]);
  await made(session, deletePlant, { plant_id: "harbor" });
  expect(await counted()).toEqual([most - 2 - 6]);
});

test("a full quota rejects the next write, and does not affect another account", async () => {
  const [full, other] = [new BrowserSession(api), new BrowserSession(api)];
  for (const session of [full, other]) {
    await session.postJson(register.path, newRegistration());
    await made(session, createProgram, { id: "tou", programName: "ResTOU" });
  }
  const subscription = (index: number) => ({
    id: `sub-${index}`,
    clientName: "VEN-1",
    programID: "tou",
    objectOperations: [{ objects: ["EVENT"], operations: ["CREATE"] }],
  });
  for (let index = 0; index < VPP_QUOTAS.subscriptions; index += 1) {
    await full.postJson(createSubscription.path, subscription(index));
  }
  const rejected = await full.postJson(createSubscription.path, subscription(-1));
  expect([rejected.status, await rejected.json()]).toEqual([409, expect.objectContaining({ code: "conflict" })]);
  expect((await other.postJson(createSubscription.path, subscription(0))).status).toBe(201);
});
