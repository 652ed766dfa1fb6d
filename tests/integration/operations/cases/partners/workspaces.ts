import { expect } from "vitest";
import {
  addPartnerOrigin,
  createPartner,
  createSigningKey,
  erasePartnerCustomer,
  getPartner,
  listPartners,
  type Partner,
  removePartner,
  removePartnerOrigin,
  revokeSigningKey,
  rotateWidgetKey,
  updatePartner,
} from "../../../../../packages/shared/src/contracts/partners/workspaces";
import type { Operation } from "../../../../../packages/shared/src/contracts/operation";
import {
  DEFAULT_PARTNER_SETTINGS,
  MAX_PARTNER_ORIGINS,
  MAX_PARTNERS,
} from "../../../../../packages/shared/src/domain/partners";
import { users } from "../../../../../packages/server/src/db/schema/auth";
import { partnerCustomers } from "../../../../../packages/server/src/db/schema/partners";
import type { BrowserSession } from "../../../../support/browser-session";
import type { OperationCase } from "../../operation-case";

/** A new workspace of the session's account. */
export async function newPartner(session: BrowserSession): Promise<Partner> {
  const response = await session.postJson(createPartner.path, { name: "Gridville Power" });
  return (await response.json()) as Partner;
}

export const choiceOf = async (session: BrowserSession) => ({ partner_id: (await newPartner(session)).id });

const pathOf = (partnerId: string, part: string) => `/api/partners/${partnerId}/${part}`;

const PARTNER = {
  id: expect.any(String),
  name: "Gridville Power",
  widgetKey: expect.stringMatching(/^wl_pk_[\w-]{27}$/),
  createdAt: expect.stringMatching(/Z$/),
  origins: [],
  signingKeys: [],
  settings: DEFAULT_PARTNER_SETTINGS,
};

/** What every operation on a workspace does for visitors, and for other accounts' workspaces. */
export const onlyForItsAccount = (operation: Operation, rest: object = {}): OperationCase[] => [
  {
    operation,
    title: "rejects a visitor",
    as: "visitor",
    input: () => ({ partner_id: "brightwater", ...rest }),
    error: { code: "not_signed_in" },
  },
  {
    operation,
    title: "does not find another account's workspace",
    as: "user",
    input: () => ({ partner_id: "brightwater", ...rest }),
    error: { code: "not_found" },
  },
];

export const PARTNER_WORKSPACE_CASES: readonly OperationCase[] = [
  {
    operation: createPartner,
    title: "creates a workspace that may run nowhere yet",
    as: "user",
    input: () => ({ name: " Gridville Power " }),
    output: PARTNER,
    again: "repeated",
  },
  {
    operation: createPartner,
    title: "requires a name",
    as: "user",
    input: () => ({ name: " " }),
    error: { code: "invalid_input", path: "name" },
  },
  {
    operation: createPartner,
    title: "stops at ten workspaces",
    as: "user",
    input: async (session) => {
      for (let count = 0; count < MAX_PARTNERS; count += 1) await newPartner(session);
      return { name: "One more" };
    },
    error: { code: "conflict", reason: "partners_full" },
  },
  {
    operation: createPartner,
    title: "rejects a visitor",
    as: "visitor",
    input: () => ({ name: "Any" }),
    error: { code: "not_signed_in" },
  },
  {
    operation: listPartners,
    title: "lists the account's own workspaces",
    as: "user",
    input: async (session) => {
      await newPartner(session);
      return {};
    },
    output: [{ id: expect.any(String), name: "Gridville Power" }],
  },
  {
    operation: listPartners,
    title: "rejects a visitor",
    as: "visitor",
    input: () => ({}),
    error: { code: "not_signed_in" },
  },
  { operation: getPartner, title: "shows a workspace", as: "user", input: choiceOf, output: PARTNER },
  ...onlyForItsAccount(getPartner),
  {
    operation: updatePartner,
    title: "sets name and settings",
    as: "user",
    input: async (session) => ({
      ...(await choiceOf(session)),
      name: "Gridville Power & Gas",
      settings: {
        ...DEFAULT_PARTNER_SETTINGS,
        theme: { accent: "#aa3300", theme: "page" },
        contact: { email: "help@gridville.example", phone: "+1 555 0100", url: "https://gridville.example/contact" },
        quickQuestions: { en: ["When is power cheapest?"], zh: [] },
      },
    }),
    output: {
      ...PARTNER,
      name: "Gridville Power & Gas",
      settings: {
        ...DEFAULT_PARTNER_SETTINGS,
        theme: { accent: "#aa3300", theme: "page" },
        contact: { email: "help@gridville.example", phone: "+1 555 0100", url: "https://gridville.example/contact" },
        quickQuestions: { en: ["When is power cheapest?"], zh: [] },
      },
    },
    again: "same",
  },
  ...(
    [
      [{ transcripts: "email" }, "settings.transcripts", "transcripts_without_email"],
      [
        { features: { ...DEFAULT_PARTNER_SETTINGS.features, rewards: false, redeem: true } },
        "settings.features.redeem",
        "redeem_without_rewards",
      ],
    ] as const
  ).map(([settings, path, reason]): OperationCase => ({
    operation: updatePartner,
    title: `rejects ${path} without what it needs`,
    as: "user",
    input: async (session) => ({
      ...(await choiceOf(session)),
      name: "Gridville Power",
      settings: { ...DEFAULT_PARTNER_SETTINGS, ...settings },
    }),
    error: { code: "invalid_input", path, reason },
  })),
  {
    operation: updatePartner,
    title: "rejects a contact form that is no https address",
    as: "user",
    input: async (session) => ({
      ...(await choiceOf(session)),
      name: "Gridville Power",
      settings: { ...DEFAULT_PARTNER_SETTINGS, contact: { url: "javascript:alert(1)" } },
    }),
    error: { code: "invalid_input", path: "settings.contact.url" },
  },
  ...onlyForItsAccount(updatePartner, { name: "Mine now", settings: DEFAULT_PARTNER_SETTINGS }),
  {
    operation: removePartner,
    title: "deletes a workspace",
    as: "user",
    input: choiceOf,
    output: { ok: true },
    again: "not_found",
  },
  ...onlyForItsAccount(removePartner),
  {
    operation: addPartnerOrigin,
    title: "lists an origin once, as browsers send it",
    as: "user",
    input: async (session) => ({ ...(await choiceOf(session)), origin: "HTTPS://*.Gridville.example" }),
    output: { origins: ["https://*.gridville.example"] },
    again: "same",
  },
  {
    operation: addPartnerOrigin,
    title: "rejects an origin with a path",
    as: "user",
    input: async (session) => ({ ...(await choiceOf(session)), origin: "https://gridville.example/account" }),
    error: { code: "invalid_input", path: "origin" },
  },
  ...(
    [
      ["https://*.co.uk", "origin_wildcard_shared"],
      ["https://*.gridville.example.", "origin_as_sent"],
      ["https://gridville.example://b", "origin_path"],
    ] as const
  ).map(([origin, reason]): OperationCase => ({
    operation: addPartnerOrigin,
    title: `rejects ${origin}`,
    as: "user",
    input: async (session) => ({ ...(await choiceOf(session)), origin }),
    error: { code: "invalid_input", path: "origin", reason },
  })),
  {
    operation: addPartnerOrigin,
    title: "stops at thirty origins",
    as: "user",
    input: async (session) => {
      const choice = await choiceOf(session);
      for (let n = 0; n < MAX_PARTNER_ORIGINS; n += 1)
        await session.postJson(pathOf(choice.partner_id, "origins"), { origin: `https://n${n}.gridville.example` });
      return { ...choice, origin: "https://www.gridville.example" };
    },
    error: { code: "conflict", reason: "partner_origins_full" },
  },
  ...onlyForItsAccount(addPartnerOrigin, { origin: "https://www.gridville.example" }),
  {
    operation: removePartnerOrigin,
    title: "takes an origin off the list",
    as: "user",
    input: async (session) => {
      const choice = await choiceOf(session);
      const origin = "https://www.gridville.example";
      await session.postJson(pathOf(choice.partner_id, "origins"), { origin });
      return { ...choice, origin };
    },
    output: { origins: [] },
    again: "not_found",
  },
  ...onlyForItsAccount(removePartnerOrigin, { origin: "https://www.gridville.example" }),
  {
    operation: rotateWidgetKey,
    title: "replaces the widget key",
    as: "user",
    input: choiceOf,
    output: { widgetKey: PARTNER.widgetKey },
    again: "repeated",
  },
  ...onlyForItsAccount(rotateWidgetKey),
  {
    operation: createSigningKey,
    title: "shows a secret only once",
    as: "user",
    input: choiceOf,
    output: {
      keyId: expect.any(String),
      algorithm: "HS256",
      createdAt: expect.stringMatching(/Z$/),
      lastUsedAt: null,
      secret: expect.stringMatching(/^wl_sk_[\w-]{43}$/),
    },
    again: "repeated",
  },
  {
    operation: createSigningKey,
    title: "asks for the public key of a key pair",
    as: "user",
    input: async (session) => ({ ...(await choiceOf(session)), algorithm: "ES256", publicKey: "no key" }),
    error: { code: "invalid_input", path: "publicKey" },
  },
  {
    operation: createSigningKey,
    title: "stops at two keys",
    as: "user",
    input: async (session) => {
      const choice = await choiceOf(session);
      for (let n = 0; n < 2; n += 1) await session.postJson(pathOf(choice.partner_id, "signing-keys"), {});
      return choice;
    },
    error: { code: "conflict", reason: "signing_keys_full" },
  },
  ...onlyForItsAccount(createSigningKey),
  {
    operation: revokeSigningKey,
    title: "revokes a key",
    as: "user",
    input: async (session) => {
      const choice = await choiceOf(session);
      const response = await session.postJson(pathOf(choice.partner_id, "signing-keys"), {});
      return { ...choice, keyId: ((await response.json()) as { keyId: string }).keyId };
    },
    output: { ok: true },
    again: "not_found",
  },
  ...onlyForItsAccount(revokeSigningKey, { keyId: "any" }),
  {
    operation: erasePartnerCustomer,
    title: "erases a customer by the partner's own id",
    as: "user",
    input: async (session) => {
      const choice = await choiceOf(session);
      const { db, clock } = session.api.platform;
      const userId = crypto.randomUUID();
      await db.insert(users).values({
        id: userId,
        email: `${userId}@customers.invalid`,
        firstName: "Robin",
        lastName: "",
        passwordHash: "",
        inviteCode: userId,
        language: "en",
        createdAtMs: clock.now(),
      });
      const createdAtMs = clock.now();
      await db
        .insert(partnerCustomers)
        .values({ userId, partnerId: choice.partner_id, subject: "customer-7", createdAtMs });
      return { ...choice, subject: "customer-7" };
    },
    output: { ok: true },
    again: "not_found",
  },
  {
    operation: erasePartnerCustomer,
    title: "does not find a customer of another workspace",
    as: "user",
    input: async (session) => ({ ...(await choiceOf(session)), subject: "customer-8" }),
    error: { code: "not_found" },
  },
  ...onlyForItsAccount(erasePartnerCustomer, { subject: "customer-7" }),
];
