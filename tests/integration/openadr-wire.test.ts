import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { register } from "../../packages/shared/src/contracts/auth";
import { createClient } from "../../packages/shared/src/contracts/openadr/clients";
import { createProgram, createVen } from "../../packages/shared/src/contracts/openadr/index";
import { listEvents as listVppEvents, vppStatus } from "../../packages/shared/src/contracts/vpp/index";
import { HOUR_MS } from "../../packages/shared/src/domain/time";
import { deliverDueCallbacks } from "../../packages/server/src/modules/openadr/callbacks";
import { newRegistration } from "../factories/account";
import type { SubscriptionWords } from "../fixtures/openadr-3.0.1";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { made } from "../support/made";
import { OpenAdrClient } from "../support/openadr-client";
import { requireOpenAdr } from "../support/openadr-schema";

const NOW = Date.parse("2026-06-18T12:00:00-07:00");
const clock = { nowMs: NOW, now: () => clock.nowMs };
let api: TestApi;
let base: string;
beforeAll(async () => {
  api = await createTestApi({ clock }, { OPENADR_LOOPBACK_CALLBACKS: "on" });
  base = `${api.listen()}/api/v1/openadr`;
});
afterAll(() => api.close());

let operator: BrowserSession;
let programID: string;
let venA: OpenAdrClient;
let venB: OpenAdrClient;
let bl: OpenAdrClient;
let idOf: { a: string; b: string };

beforeEach(async () => {
  clock.nowMs = NOW;
  operator = new BrowserSession(api);
  await operator.postJson(register.path, newRegistration());
  programID = (await made(operator, createProgram, { programName: "ResTOU" })).id;
  const group = (name: string) => [{ type: "GROUP", values: [name] }];
  const [a, b] = [
    await made(operator, createVen, { venName: "VEN-A", targets: group("north") }),
    await made(operator, createVen, { venName: "VEN-B", targets: group("south") }),
  ];
  idOf = { a: a.id, b: b.id };
  venA = await clientOf({ clientName: "A", role: "VEN", venID: a.id });
  venB = await clientOf({ clientName: "B", role: "VEN", venID: b.id });
  bl = await clientOf({ clientName: "business logic", role: "BL" });
});

async function clientOf(
  input: { clientName: string; role: "BL" | "VEN"; venID?: string },
  words?: SubscriptionWords,
): Promise<OpenAdrClient> {
  const { clientID, clientSecret } = await made(operator, createClient, input);
  const client = new OpenAdrClient(base, words);
  expect((await client.authorize(clientID, clientSecret)).status).toBe(200);
  return client;
}

const prices = (...values: number[]) =>
  values.map((price, id) => ({ id, payloads: [{ type: "PRICE", values: [price] }] }));
const event = (change: object = {}) => ({
  programID,
  eventName: "prices",
  intervalPeriod: { start: "2026-06-19T00:00:00-07:00", duration: "PT1H" },
  intervals: prices(0.17, 0.31, -0.02),
  ...change,
});
const names = (answer: { body: Record<string, unknown>[] }, field = "eventName") =>
  answer.body.map((one) => one[field]);

describe("tokens", () => {
  test("come from a form, for the scopes asked for, and errors are OAuth's", async () => {
    const { clientID, clientSecret } = await made(operator, createClient, {
      clientName: "again",
      role: "VEN",
      venID: idOf.a,
    });
    const client = new OpenAdrClient(base);
    expect(await client.authorize(clientID, clientSecret, "read_all")).toMatchObject({
      status: 200,
      body: { token_type: "Bearer", expires_in: 3_600, scope: "read_all" },
    });
    expect((await client.post("/subscriptions", {})).status).toBe(403);
    expect(await client.authorize(clientID, "wrong")).toMatchObject({ status: 401, body: { error: "invalid_client" } });
    expect(await client.authorize(clientID, clientSecret, "write_events")).toMatchObject({
      status: 400,
      body: { error: "invalid_scope" },
    });
  });

  test("end after an hour, and at once when the credential is revoked", async () => {
    clock.nowMs += HOUR_MS;
    expect(await venA.get("/events")).toMatchObject({ status: 401, type: "application/problem+json" });
  });

  test("open nothing but OpenADR: no credential, and no other API", async () => {
    expect((await bl.post("/clients", { clientName: "x", role: "BL" })).status).toBe(403);
    expect((await new OpenAdrClient(base).get("/programs")).status).toBe(401);
  });
});

describe("business logic and VENs", () => {
  test("prices that change from interval to interval reach the VEN as they were sent", async () => {
    const created = await bl.post("/events", event());
    expect(created).toMatchObject({ status: 201, body: { objectType: "EVENT", intervals: prices(0.17, 0.31, -0.02) } });
    expect(await venA.getOne(`/events/${created.body.id}`)).toMatchObject({
      status: 200,
      body: { intervals: prices(0.17, 0.31, -0.02) },
    });
    expect(await bl.put(`/events/${created.body.id}`, event({ intervals: prices(0.2) }))).toMatchObject({
      status: 200,
      body: { intervals: prices(0.2) },
    });
    expect(await bl.delete(`/events/${created.body.id}`)).toMatchObject({ status: 200, body: { objectType: "EVENT" } });
    expect((await bl.getOne(`/events/${created.body.id}`)).status).toBe(404);
  });

  test("a signal needs no times, and can be replaced and deleted while it holds", async () => {
    const untimed = {
      programID,
      eventName: "alert",
      intervals: [{ id: 0, payloads: [{ type: "SIMPLE", values: [2] }] }],
    };
    const created = await bl.post("/events", untimed);
    expect(created.status).toBe(201);
    expect(created.body).not.toHaveProperty("intervalPeriod");
    clock.nowMs += HOUR_MS / 2;
    const one = `/events/${created.body.id}`;
    const [status] = await made(operator, listVppEvents, { plant_id: programID });
    expect(status).toMatchObject({ status: "active", end: null, requested_kw: null });
    expect((await made(operator, vppStatus, { plant_id: programID })).next_event).toBeNull();
    expect(await bl.put(one, { ...untimed, intervalPeriod: { start: "2026-06-18T10:00:00-07:00" } })).toMatchObject({
      status: 200,
      body: { intervals: untimed.intervals, intervalPeriod: { start: "2026-06-18T10:00:00-07:00" } },
    });
    expect(names(await venA.get("/events"))).toEqual(["alert"]);
    expect((await bl.delete(one)).status).toBe(200);
    const onlyReports = { programID, intervals: [], reportDescriptors: [{ payloadType: "USAGE" }] };
    expect((await bl.post("/events", onlyReports)).status).toBe(201);
  });

  test("a request for power needs its times, and the error names where they are missing", async () => {
    const payloads = [{ type: "DISPATCH_SETPOINT_RELATIVE", values: [-40] }];
    expect(await bl.post("/events", { programID, intervals: [{ id: 0, payloads }] })).toMatchObject({
      status: 400,
      body: { issues: [{ path: "intervals.0.intervalPeriod", message: expect.stringContaining("duration") }] },
    });
  });

  test("a VEN sees the events that address it, by name, group or resource, and nobody else's", async () => {
    const to = async (eventName: string, type: string, ...values: string[]) => {
      const { body } = await bl.post("/events", event({ eventName, targets: [{ type, values }] }));
      return String(body.id);
    };
    await bl.post("/events", event({ eventName: "all" }));
    await to("a", "VEN_NAME", "VEN-A");
    const forB = await to("b", "VEN_NAME", "VEN-B");
    await to("south", "GROUP", "south", "east");
    await venB.post(`/vens/${idOf.b}/resources`, { resourceName: "heater" });
    await to("heater", "RESOURCE_NAME", "heater");
    expect(names(await venA.get("/events")).toSorted()).toEqual(["a", "all"]);
    expect(names(await venB.get("/events")).toSorted()).toEqual(["all", "b", "heater", "south"]);
    expect((await venA.getOne(`/events/${forB}`)).status).toBe(404);
    expect(names(await bl.get("/events")).length).toBe(5);
    const asked = [
      ["targetType", "GROUP"],
      ["targetValues", "south"],
      ["targetValues", "west"],
    ] as const;
    expect(names(await bl.get("/events", asked))).toEqual(["south"]);
    expect(names(await venA.get("/events", asked))).toEqual([]);
  });

  test("objects with nulls, as clients that write out every field send them, come back as 3.0.1 allows", async () => {
    const nulls = { targets: null, payloadDescriptors: null, intervalPeriod: null };
    const { programName } = (
      await bl.post("/programs", {
        ...nulls,
        programName: "TOU",
        timeZoneOffset: null,
        country: null,
        attributes: null,
      })
    ).body;
    expect(programName).toBe("TOU");
    const { intervalPeriod } = event();
    const timed = prices(0.2).map((interval) => ({ ...interval, intervalPeriod }));
    const created = await bl.post(
      "/events",
      event({ ...nulls, eventName: null, reportDescriptors: null, intervals: timed }),
    );
    expect(created).toMatchObject({ status: 201, body: { intervals: timed } });
    const resource = { resourceName: "meter", intervalPeriod: null, intervals: [] };
    const report = {
      programID,
      eventID: created.body.id,
      clientName: "VEN-A",
      reportName: null,
      resources: [resource],
    };
    expect((await venA.post("/reports", report)).status).toBe(201);
    expect((await bl.get("/reports")).body).toHaveLength(1);
    expect((await bl.get("/programs")).body).toHaveLength(2);
  });

  test("lists come in pages", async () => {
    for (const eventName of ["1", "2", "3"]) await bl.post("/events", event({ eventName }));
    const page = await venA.get("/events", [
      ["skip", "1"],
      ["limit", "1"],
    ]);
    expect(page.body).toHaveLength(1);
    expect(await venA.get("/events", [["limit", "51"]])).toMatchObject({
      status: 400,
      type: "application/problem+json",
      body: { type: "about:blank", title: "Bad Request", status: 400, detail: expect.stringContaining("limit") },
    });
  });

  test("subscriptions are found by what they are to", async () => {
    const subscribe = (clientName: string, ...objects: string[]) =>
      bl.post("/subscriptions", {
        clientName,
        programID,
        objectOperations: [{ objects, operations: ["CREATE"], callbackUrl: `${base}/nobody` }],
      });
    await subscribe("events", "EVENT");
    await subscribe("all", "EVENT", "PROGRAM");
    await subscribe("vens", "VEN", "RESOURCE");
    const to = async (...objects: string[]) => {
      const list = await bl.get(
        "/subscriptions",
        objects.map((object) => ["objects", object] as const),
      );
      return names(list, "clientName").toSorted();
    };
    expect(await to()).toEqual(["all", "events", "vens"]);
    expect(await to("EVENT")).toEqual(["all", "events"]);
    expect(await to("PROGRAM", "RESOURCE")).toEqual(["all", "vens"]);
    expect(await to("REPORT")).toEqual([]);
    expect(await bl.get("/subscriptions", [["objects", "EVENTS"]])).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining("objects") },
    });
  });

  test("a VEN sees itself only and manages its own resources", async () => {
    expect(names(await venA.get("/vens"), "venName")).toEqual(["VEN-A"]);
    expect((await venA.getOne(`/vens/${idOf.b}`)).status).toBe(404);
    const resources = `/vens/${idOf.a}/resources`;
    const created = await venA.post(resources, { resourceName: "battery" });
    expect(created).toMatchObject({
      status: 201,
      body: { objectType: "RESOURCE", resourceName: "battery", venID: idOf.a },
    });
    const one = `${resources}/${created.body.id}`;
    const attributes = [
      { type: "FLEXIBLE_POWER_KW", values: [5] },
      { type: "MODEL", values: ["X"] },
    ];
    expect(await venA.put(one, { resourceName: "battery 2", attributes })).toMatchObject({
      status: 200,
      body: { resourceName: "battery 2", attributes: expect.arrayContaining(attributes) },
    });
    expect(names(await venA.get(resources, [["resourceName", "battery 2"]]), "resourceName")).toEqual(["battery 2"]);
    expect((await venB.getOne(one)).status).toBe(404);
    expect((await venA.delete(one)).status).toBe(200);
    expect((await venA.get(resources)).body).toEqual([]);
  });

  test("a VEN cannot address itself to others' events, nor write what business logic writes", async () => {
    const targets = [{ type: "GROUP", values: ["south"] }];
    expect((await venA.put(`/vens/${idOf.a}`, { venName: "VEN-A", targets })).status).toBe(403);
    expect((await venA.put(`/vens/${idOf.a}`, { venName: "VEN-B2" })).status).toBe(403);
    expect((await venA.post(`/vens/${idOf.a}/resources`, { resourceName: "r", targets })).status).toBe(403);
    expect((await venA.post("/events", event())).status).toBe(403);
    expect((await venA.post("/vens", { venName: "VEN-C" })).status).toBe(403);
    expect((await venA.put(`/vens/${idOf.a}`, { venName: "VEN-A", attributes: targets })).status).toBe(200);
  });

  test("a VEN reports for itself, corrects and deletes its report, and no other VEN sees it", async () => {
    const { body } = await bl.post("/events", event());
    const report = (kwh: number, clientName = "VEN-A") => ({
      programID,
      eventID: body.id,
      clientName,
      resources: [
        {
          resourceName: "meter",
          intervalPeriod: { start: "2026-06-18T00:00:00-07:00", duration: "PT1H" },
          intervals: [{ id: 0, payloads: [{ type: "USAGE", values: [kwh] }] }],
        },
      ],
    });
    expect((await venA.post("/reports", report(1, "VEN-B"))).status).toBe(403);
    const created = await venA.post("/reports", report(1));
    expect(created).toMatchObject({ status: 201, body: { objectType: "REPORT", clientName: "VEN-A" } });
    const one = `/reports/${created.body.id}`;
    expect(await venA.put(one, report(2))).toMatchObject({ status: 200, body: { resources: report(2).resources } });
    expect((await venB.put(one, report(9))).status).toBe(404);
    expect((await venB.get("/reports")).body).toEqual([]);
    expect(names(await bl.get("/reports"), "clientName")).toEqual(["VEN-A"]);
    expect((await venA.delete(one)).status).toBe(200);
    expect((await venA.getOne(one)).status).toBe(404);
  });
});

describe("callbacks", () => {
  let server: Server;
  let callbackUrl: string;
  let received: { authorization: string | undefined; body: Record<string, unknown> }[];
  let status: number;
  beforeEach(async () => {
    received = [];
    status = 200;
    server = createServer((request, response) => {
      let body = "";
      request.on("data", (part: Buffer) => (body += part.toString()));
      request.on("end", () => {
        received.push({
          authorization: request.headers.authorization,
          body: JSON.parse(body) as Record<string, unknown>,
        });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
    callbackUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  });
  const subscription = (change: object = {}) => ({
    clientName: "VEN-A",
    programID,
    objectOperations: [
      { objects: ["EVENT"], operations: ["CREATE"], callbackUrl, bearerToken: "shared-token", ...change },
    ],
  });
  afterEach(() => {
    server.close();
    // A strict client's callback accepts nothing else.
    for (const { body } of received) requireOpenAdr(body, "notification");
  });
  const receivedNames = () => received.map(({ body }) => (body.object as { eventName: string }).eventName);

  test("bring a VEN what addresses it, with its token", async () => {
    const created = await venA.post("/subscriptions", subscription());
    expect(created.status).toBe(201);
    expect(JSON.stringify(created.body)).not.toContain("shared-token");
    await bl.post("/events", event({ eventName: "for B", targets: [{ type: "VEN_NAME", values: ["VEN-B"] }] }));
    await bl.post("/events", event({ eventName: "for all" }));
    await deliverDueCallbacks(api.platform);
    expect(received).toMatchObject([
      {
        authorization: "Bearer shared-token",
        body: { objectType: "EVENT", operation: "POST", object: { eventName: "for all" } },
      },
    ]);
    await deliverDueCallbacks(api.platform);
    expect(received).toHaveLength(1);
  });

  test.each([
    ["names", ["CREATE", "UPDATE", "DELETE"]],
    ["methods", ["POST", "PUT", "DELETE"]],
  ] as const)(
    "name the method to a client that subscribes with %s, and gets its own words back",
    async (words, operations) => {
      const ven = await clientOf({ clientName: words, role: "VEN", venID: idOf.a }, words);
      expect((await ven.post("/subscriptions", subscription({ operations }))).body).toMatchObject({
        objectOperations: [{ operations }],
      });
      const { id } = (await bl.post("/events", event())).body;
      await bl.put(`/events/${id}`, event());
      await bl.delete(`/events/${id}`);
      await deliverDueCallbacks(api.platform);
      expect(received.map(({ body }) => body.operation)).toEqual(["POST", "PUT", "DELETE"]);
      server.close();
    },
  );

  test("bring business logic what happens to each kind of object, as 3.0.1 describes it", async () => {
    const objects = ["PROGRAM", "EVENT", "REPORT", "VEN", "RESOURCE"];
    const operations = ["CREATE", "UPDATE", "DELETE"];
    await bl.post("/subscriptions", subscription({ objects, operations }));
    await bl.put(`/programs/${programID}`, { programName: "ResTOU-2", timeZoneOffset: null, intervalPeriod: null });
    const { id: eventID } = (await bl.post("/events", event({ targets: [{ type: "GROUP", values: ["north"] }] }))).body;
    await venA.post("/reports", { programID, eventID, clientName: "VEN-A", resources: [] });
    await venA.put(`/vens/${idOf.a}`, { venName: "VEN-A", attributes: [{ type: "AREA", values: [140] }] });
    await venA.post(`/vens/${idOf.a}/resources`, { resourceName: "heater" });
    await deliverDueCallbacks(api.platform);
    expect(received.map(({ body }) => `${String(body.operation)} ${String(body.objectType)}`)).toEqual([
      "PUT PROGRAM",
      "POST EVENT",
      "POST REPORT",
      "PUT VEN",
      "POST RESOURCE",
      "PUT VEN",
    ]);
  });

  test("are tried again later and in order, and a replaced subscription goes on", async () => {
    const { body } = await venA.post("/subscriptions", subscription());
    status = 503;
    await bl.post("/events", event({ eventName: "first" }));
    await bl.post("/events", event({ eventName: "second" }));
    await deliverDueCallbacks(api.platform);
    await deliverDueCallbacks(api.platform);
    expect(receivedNames()).toEqual(["first"]);
    status = 204;
    const replaced = await venA.put(`/subscriptions/${body.id}`, subscription({ bearerToken: "other" }));
    expect(replaced.status).toBe(200);
    clock.nowMs += 60_000;
    await deliverDueCallbacks(api.platform);
    expect(receivedNames()).toEqual(["first", "first", "second"]);
    expect(received.at(-1)?.authorization).toBe("Bearer other");
    expect((await venB.getOne(`/subscriptions/${body.id}`)).status).toBe(404);
    expect((await venA.delete(`/subscriptions/${body.id}`)).status).toBe(200);
  });

  test.each([
    "http://partner.example/hook",
    "https://10.0.0.8/hook",
    "https://169.254.169.254/latest",
    "https://[fd00::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://2130706433.internal/",
    "https://0x0a000001/",
    "https://user:secret@partner.example/",
  ])("to %s are rejected", async (url) => {
    expect(await venA.post("/subscriptions", subscription({ callbackUrl: url }))).toMatchObject({
      status: 400,
      type: "application/problem+json",
      body: { issues: [{ path: "objectOperations.0.callbackUrl" }] },
    });
  });
});
