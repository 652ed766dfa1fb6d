import { expect } from "vitest";
import { completeOnboarding, updateOnboarding } from "../../../../packages/shared/src/contracts/onboarding";
import { getUser, login, logout, register } from "../../../../packages/shared/src/contracts/auth";
import {
  chatHistory,
  clearChat,
  sendMessage,
  stopMessage,
} from "../../../../packages/shared/src/contracts/chat/messages";
import { health } from "../../../../packages/shared/src/contracts/health";
import { listItems } from "../../../../packages/shared/src/contracts/marketplace";
import { subscribe } from "../../../../packages/shared/src/contracts/newsletter";
import { openWidgetSession } from "../../../../packages/shared/src/contracts/partners";
import { signInProviders } from "../../../../packages/shared/src/contracts/openid";
import { latestUpload } from "../../../../packages/shared/src/contracts/uploads";
import { newRegistration } from "../../../factories/account";
import { PARTNER_ORIGIN, SITE_ORIGIN } from "../../../support/api";
import type { OperationCase } from "../operation-case";
import type { BrowserSession } from "../../../support/browser-session";

const person = expect.objectContaining({ firstName: "Robin", onboarding: { step: "welcome", completed: false } });

async function knownPerson(session: BrowserSession) {
  const registration = newRegistration();
  await session.postJson(register.path, registration);
  return registration;
}

async function inviteCode(session: BrowserSession) {
  const response = await session.postJson(register.path, newRegistration());
  return ((await response.json()) as { inviteCode: string }).inviteCode;
}

export const SITE_CASES: readonly OperationCase[] = [
  { operation: getUser, title: "tells who is signed in", as: "user", input: () => ({}), output: person },
  {
    operation: getUser,
    title: "refuses a visitor",
    as: "visitor",
    input: () => ({}),
    refusal: { code: "not_signed_in" },
  },
  {
    operation: register,
    title: "creates an account with 50 welcome coins",
    as: "visitor",
    input: () => newRegistration(),
    output: expect.objectContaining({ greenCoins: 50, subscriptionTier: "free", hasUploadedBill: false }),
  },
  {
    operation: register,
    title: "gives 100 welcome coins to who was invited, in lower case too",
    as: "visitor",
    input: async (session) => newRegistration({ invitedBy: (await inviteCode(session)).toLowerCase() }),
    output: expect.objectContaining({ greenCoins: 100 }),
  },
  {
    operation: register,
    title: "takes a phone number in any writing and keeps it in E.164",
    as: "visitor",
    input: () => newRegistration({ phone: `(415) 555-${String(Math.floor(Math.random() * 9000) + 1000)}` }),
    output: expect.objectContaining({ phone: expect.stringMatching(/^\+1415555\d{4}$/), email: null }),
  },
  {
    operation: register,
    title: "ignores coins and invite codes that a client makes up",
    as: "visitor",
    input: () => ({ ...newRegistration(), greenCoins: 9999, inviteCode: "AAAAAA", subscriptionTier: "enterprise" }),
    output: expect.objectContaining({
      greenCoins: 50,
      subscriptionTier: "free",
      inviteCode: expect.not.stringMatching(/^AAAAAA$/),
    }),
  },
  {
    operation: register,
    title: "refuses an address that has an account, whatever its case",
    as: "visitor",
    input: async (session) => newRegistration({ email: (await knownPerson(session)).email?.toUpperCase() }),
    refusal: { code: "already_exists", path: "email" },
  },
  {
    operation: register,
    title: "refuses an unknown invitation code",
    as: "visitor",
    input: () => newRegistration({ invitedBy: "ZZZZZZ" }),
    refusal: { code: "unknown_invite_code", path: "invitedBy" },
  },
  {
    operation: register,
    title: "refuses a password of five characters",
    as: "visitor",
    input: () => newRegistration({ password: "12345" }),
    refusal: { code: "invalid_input", path: "password" },
  },
  {
    operation: register,
    title: "refuses an account without address or phone number",
    as: "visitor",
    input: () => newRegistration({ email: null }),
    refusal: { code: "invalid_input", path: "email" },
  },
  {
    operation: login,
    title: "signs in with the address in any case",
    as: "visitor",
    input: async (session) => {
      const { email, password } = await knownPerson(session);
      return { identifier: ` ${email?.toUpperCase()} `, password };
    },
    output: person,
  },
  {
    operation: login,
    title: "refuses a wrong password",
    as: "visitor",
    input: async (session) => ({ identifier: (await knownPerson(session)).email, password: "wrong-one" }),
    refusal: { code: "invalid_credentials" },
  },
  {
    operation: login,
    title: "refuses an unknown account in the same words",
    as: "visitor",
    input: () => ({ identifier: "nobody@example.com", password: "wrong-one" }),
    refusal: { code: "invalid_credentials" },
  },
  { operation: logout, title: "signs out", as: "user", input: () => ({}), output: { ok: true } },
  { operation: logout, title: "is no fault of a visitor", as: "visitor", input: () => ({}), output: { ok: true } },
  {
    operation: updateOnboarding,
    title: "leads from a step on to the next",
    as: "user",
    input: () => ({ step: "welcome", completed: true }),
    output: { step: "upload_bill", completed: false },
  },
  {
    operation: updateOnboarding,
    title: "stays where it is when a later step is named",
    as: "user",
    input: () => ({ step: "connect_devices", completed: true }),
    output: { step: "welcome", completed: false },
  },
  {
    operation: updateOnboarding,
    title: "refuses a visitor",
    as: "visitor",
    input: () => ({ step: "welcome", completed: true }),
    refusal: { code: "not_signed_in" },
  },
  {
    operation: completeOnboarding,
    title: "ends onboarding",
    as: "user",
    input: () => ({}),
    output: { step: null, completed: true },
  },
  {
    operation: completeOnboarding,
    title: "refuses a visitor",
    as: "visitor",
    input: () => ({}),
    refusal: { code: "not_signed_in" },
  },
  {
    operation: sendMessage,
    title: "answers a visitor with a source",
    as: "visitor",
    input: () => ({ message: "What are VPP benefits?", messageType: "general", sessionId: "home-page-chat" }),
    output: expect.objectContaining({
      response: expect.stringMatching(/\S/),
      citations: expect.arrayContaining([expect.objectContaining({ index: 1 })]),
    }),
  },
  {
    operation: sendMessage,
    title: "answers in Chinese",
    as: "user",
    input: () => ({ message: "虚拟电厂有什么好处？", language: "zh" }),
    output: expect.objectContaining({ response: expect.stringMatching(/\p{Script=Han}/u) }),
  },
  {
    operation: sendMessage,
    title: "refuses blank text",
    as: "visitor",
    input: () => ({ message: "   " }),
    refusal: { code: "invalid_input", path: "message" },
  },
  {
    operation: sendMessage,
    title: "refuses a key that stands for another message",
    as: "user",
    input: async (session) => {
      const messageKey = crypto.randomUUID();
      await session.postJson(sendMessage.path, { message: "What is base load?", messageKey });
      return { message: "What is a tariff?", messageKey };
    },
    refusal: { code: "idempotency_mismatch" },
  },
  {
    operation: stopMessage,
    title: "says that a finished answer was not stopped",
    as: "user",
    input: async (session) => {
      const messageKey = crypto.randomUUID();
      await session.postJson(sendMessage.path, { message: "What is base load?", messageKey });
      return { messageKey };
    },
    output: { stopped: false },
  },
  {
    operation: stopMessage,
    title: "knows only the caller's own messages",
    as: "user",
    input: () => ({ messageKey: crypto.randomUUID() }),
    refusal: { code: "not_found" },
  },
  {
    operation: chatHistory,
    title: "gives a conversation back, oldest first",
    as: "user",
    input: async (session) => {
      await session.postJson(sendMessage.path, { message: "What is base load?", sessionId: "chat-page" });
      return { sessionId: "chat-page" };
    },
    output: {
      messages: [
        expect.objectContaining({ isUser: true, message: "What is base load?" }),
        expect.objectContaining({ isUser: false, isLoading: false }),
      ],
      earlier: null,
    },
  },
  {
    operation: chatHistory,
    title: "is empty for a new visitor",
    as: "visitor",
    input: () => ({ sessionId: "home-page-chat" }),
    output: { messages: [], earlier: null },
  },
  {
    operation: clearChat,
    title: "starts anew",
    as: "user",
    input: () => ({ sessionId: "chat-page" }),
    output: { ok: true },
  },
  { operation: latestUpload, title: "is null before the first upload", as: "user", input: () => ({}), output: null },
  {
    operation: latestUpload,
    title: "refuses a visitor",
    as: "visitor",
    input: () => ({}),
    refusal: { code: "not_signed_in" },
  },
  {
    operation: listItems,
    title: "lists what coins can buy",
    as: "visitor",
    input: () => ({}),
    output: expect.arrayContaining([
      expect.objectContaining({ id: "plant-a-tree", name: "Plant a tree", price: 100, category: "donations" }),
    ]),
  },
  {
    operation: listItems,
    title: "lists one category in Chinese",
    as: "visitor",
    input: () => ({ category: "donations", language: "zh" }),
    output: [expect.objectContaining({ name: "种一棵树" }), expect.objectContaining({ name: "校园光伏" })],
  },
  {
    operation: listItems,
    title: "refuses a category that does not exist",
    as: "visitor",
    input: () => ({ category: "yachts" }),
    refusal: { code: "invalid_input", path: "category" },
  },
  {
    operation: subscribe,
    title: "subscribes an address, twice as well as once",
    as: "visitor",
    input: async (session) => {
      const subscription = { email: "reader@example.com", plan: "newsletter" };
      await session.postJson(subscribe.path, subscription);
      return subscription;
    },
    output: { ok: true },
  },
  {
    operation: subscribe,
    title: "refuses what is no address",
    as: "visitor",
    input: () => ({ email: "reader", plan: "newsletter" }),
    refusal: { code: "invalid_input", path: "email" },
  },
  {
    operation: openWidgetSession,
    title: "opens a chat session on a page that the partner allows",
    as: "visitor",
    origin: PARTNER_ORIGIN,
    input: () => ({ key: "wl_pk_brightwater_demo" }),
    output: expect.objectContaining({
      token: expect.stringMatching(/^[\w-]{20,}$/),
      partner: { name: "Brightwater Power & Light" },
    }),
  },
  {
    operation: openWidgetSession,
    title: "refuses a page that is not on the partner's list",
    as: "visitor",
    origin: SITE_ORIGIN,
    input: () => ({ key: "wl_pk_brightwater_demo" }),
    refusal: { code: "origin_not_allowed" },
  },
  {
    operation: openWidgetSession,
    title: "refuses an unknown key",
    as: "visitor",
    origin: PARTNER_ORIGIN,
    input: () => ({ key: "wl_pk_nobody" }),
    refusal: { code: "unknown_widget_key" },
  },
  {
    operation: signInProviders,
    title: "offers the sample household, and Google where it is configured",
    as: "visitor",
    input: () => ({}),
    output: { google: false, demo: true },
  },
  {
    operation: health,
    title: "says that all is well",
    as: "visitor",
    input: () => ({}),
    output: expect.objectContaining({ status: "ok" }),
  },
];
