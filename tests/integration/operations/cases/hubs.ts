import { expect } from "vitest";
import { connectHub, disconnectHub, type Hub, listHubs, testHub } from "../../../../packages/shared/src/contracts/hubs";
import { MAX_HUBS } from "../../../../packages/shared/src/domain/hubs";
import type { BrowserSession } from "../../../support/browser-session";
import { HomeAssistant } from "../../../support/home-assistant";
import type { OperationCase } from "../operation-case";

let house: HomeAssistant | undefined;

/** @param path several addresses of the one stand-in */
function form(path = "") {
  if (!house) {
    house = new HomeAssistant().unref();
    house.set("switch.lamp", "on", { friendly_name: "Lamp" });
  }
  return { type: "home_assistant", address: `${house.url}${path}`, secret: "token" };
}

async function connected(session: BrowserSession, path?: string): Promise<string> {
  const response = await session.postJson(connectHub.path, form(path));
  return ((await response.json()) as Hub).id;
}

const visitors: OperationCase[] = [
  { operation: listHubs, input: () => ({}) },
  { operation: testHub, input: () => form() },
  { operation: connectHub, input: () => form() },
  { operation: disconnectHub, input: () => ({ hub_id: "any" }) },
].map((of) => ({ ...of, title: "rejects a visitor", as: "visitor", error: { code: "not_signed_in" } }));

export const HUBS_ERRORS_TESTED_ELSEWHERE = ["hubs.disconnect conflict: hubs-addresses.test.ts"];

export const HUBS_CASES: readonly OperationCase[] = [
  ...visitors,
  {
    operation: testHub,
    title: "counts the devices, and saves nothing",
    as: "user",
    input: () => form(),
    output: { deviceCount: 1 },
    again: "same",
  },
  {
    operation: testHub,
    title: "rejects a wrong token",
    as: "user",
    input: () => ({ ...form(), secret: "wrong" }),
    error: { code: "invalid_input", path: "secret" },
  },
  {
    operation: connectHub,
    title: "connects, and shows no credentials",
    as: "user",
    input: () => form(),
    output: {
      id: expect.any(String),
      type: "home_assistant",
      address: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      status: "connected",
      problem: null,
      deviceCount: 1,
      ignoredMessages: 0,
      managed: false,
      connectedAt: expect.stringMatching(/Z$/),
    },
    again: "repeated",
  },
  {
    operation: connectHub,
    title: "requires an address of the hub's kind",
    as: "user",
    input: () => ({ ...form(), address: "ftp://home.example.com" }),
    error: { code: "invalid_input", path: "address" },
  },
  {
    operation: connectHub,
    title: `takes no more than ${MAX_HUBS}`,
    as: "user",
    input: async (session) => {
      for (let count = 0; count < MAX_HUBS; count += 1) await connected(session, `/${count}`);
      return form("/one-more");
    },
    error: { code: "conflict" },
  },
  {
    operation: listHubs,
    title: "lists them without credentials",
    as: "user",
    input: async (session) => {
      await connected(session);
      return {};
    },
    output: {
      hubs: [
        expect.objectContaining({ type: "home_assistant", status: expect.stringMatching(/^connect/), managed: false }),
      ],
    },
  },
  {
    operation: disconnectHub,
    title: "disconnects a hub",
    as: "user",
    input: async (session) => ({ hub_id: await connected(session) }),
    output: { ok: true },
    again: "not_found",
  },
  {
    operation: disconnectHub,
    title: "only finds the caller's own hubs",
    as: "user",
    input: () => ({ hub_id: "somebody-elses" }),
    error: { code: "not_found" },
  },
];
