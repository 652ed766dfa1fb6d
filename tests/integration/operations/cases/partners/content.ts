import { expect } from "vitest";
import {
  createPartnerArticle,
  listPartnerArticles,
  removePartnerArticle,
  updatePartnerArticle,
} from "../../../../../packages/shared/src/contracts/partners/articles";
import {
  checkPartnerPage,
  getPartnerEffect,
  getPartnerUsage,
} from "../../../../../packages/shared/src/contracts/partners/insight";
import {
  listTestQuestions,
  runTestQuestions,
  setTestQuestions,
} from "../../../../../packages/shared/src/contracts/partners/questions";
import {
  createPartnerTariff,
  listPartnerTariffs,
  removePartnerTariff,
} from "../../../../../packages/shared/src/contracts/partners/tariffs";
import { MAX_PARTNER_ARTICLES, MAX_PARTNER_TARIFFS } from "../../../../../packages/shared/src/domain/partners";
import type { BrowserSession } from "../../../../support/browser-session";
import type { OperationCase } from "../../operation-case";
import { choiceOf, newPartner, onlyForItsAccount } from "./workspaces";

const ARTICLE = {
  language: "en",
  title: "How do I start service with Gridville?",
  markdown: "Gridville Power starts service within two business days of your application.",
};
const SHOWN = { ...ARTICLE, id: expect.any(String), updatedAt: expect.stringMatching(/Z$/) };

async function newArticle(session: BrowserSession) {
  const choice = await choiceOf(session);
  const response = await session.postJson(`/api/partners/${choice.partner_id}/articles`, ARTICLE);
  return { ...choice, article_id: ((await response.json()) as { id: string }).id };
}

const TARIFF = { name: "Gridville Saver", currency: "USD", energyratestructure: [[{ rate: 0.14, unit: "kWh" }]] };
const SHOWN_TARIFF = {
  id: expect.any(String),
  name: "Gridville Saver",
  kind: "flat",
  currency: "USD",
  notices: [],
  faults: [],
  updatedAt: expect.stringMatching(/Z$/),
  item: TARIFF,
};

async function newTariff(session: BrowserSession, tariff: object = TARIFF) {
  const choice = await choiceOf(session);
  const response = await session.postJson(`/api/partners/${choice.partner_id}/tariffs`, { tariff });
  return { ...choice, tariff_id: ((await response.json()) as { id: string }).id };
}

const QUESTION = { language: "en", question: "What is base load?" };
const ASKED = { ...QUESTION, id: expect.any(String), answer: null, changes: [], ranAt: null };

export const PARTNER_CONTENT_CASES: readonly OperationCase[] = [
  {
    operation: createPartnerArticle,
    title: "adds an article",
    as: "user",
    input: async (session) => ({ ...(await choiceOf(session)), ...ARTICLE }),
    output: SHOWN,
    again: "repeated",
  },
  {
    operation: createPartnerArticle,
    title: "asks for a paragraph that answers the title",
    as: "user",
    input: async (session) => ({
      ...(await choiceOf(session)),
      ...ARTICLE,
      markdown: "## Only a heading\n\nAnd text.",
    }),
    error: { code: "invalid_input", path: "markdown" },
  },
  {
    operation: createPartnerArticle,
    title: "stops at a hundred articles",
    as: "user",
    input: async (session) => {
      const choice = await choiceOf(session);
      for (let n = 0; n < MAX_PARTNER_ARTICLES; n += 1)
        await session.postJson(`/api/partners/${choice.partner_id}/articles`, ARTICLE);
      return { ...choice, ...ARTICLE };
    },
    error: { code: "conflict", reason: "partner_articles_full" },
  },
  ...onlyForItsAccount(createPartnerArticle, ARTICLE),
  {
    operation: listPartnerArticles,
    title: "lists articles",
    as: "user",
    input: async (session) => ({ partner_id: (await newArticle(session)).partner_id }),
    output: [SHOWN],
  },
  ...onlyForItsAccount(listPartnerArticles),
  {
    operation: updatePartnerArticle,
    title: "replaces an article",
    as: "user",
    input: async (session) => ({ ...(await newArticle(session)), ...ARTICLE, title: "Starting service" }),
    output: { ...SHOWN, title: "Starting service" },
    again: "same",
  },
  ...onlyForItsAccount(updatePartnerArticle, { article_id: "any", ...ARTICLE }),
  {
    operation: removePartnerArticle,
    title: "deletes an article",
    as: "user",
    input: newArticle,
    output: { ok: true },
    again: "not_found",
  },
  ...onlyForItsAccount(removePartnerArticle, { article_id: "any" }),
  {
    operation: createPartnerTariff,
    title: "adds a rate plan",
    as: "user",
    input: async (session) => ({ ...(await choiceOf(session)), tariff: TARIFF }),
    output: SHOWN_TARIFF,
    again: "repeated",
  },
  {
    operation: createPartnerTariff,
    title: "asks for a name",
    as: "user",
    input: async (session) => ({ ...(await choiceOf(session)), tariff: { ...TARIFF, name: " " } }),
    error: { code: "invalid_input", path: "tariff.name" },
  },
  {
    operation: createPartnerTariff,
    title: "names the field of a rate plan that cannot be billed",
    as: "user",
    input: async (session) => ({
      ...(await choiceOf(session)),
      tariff: { ...TARIFF, energyratestructure: [[{ rate: 0.14 }], [{ rate: 0.3 }]] },
    }),
    error: { code: "invalid_input", path: "tariff.energyweekdayschedule" },
  },
  {
    operation: createPartnerTariff,
    title: "takes each name once",
    as: "user",
    input: async (session) => ({ partner_id: (await newTariff(session)).partner_id, tariff: TARIFF }),
    error: { code: "conflict", reason: "partner_tariff_exists" },
  },
  {
    operation: createPartnerTariff,
    title: "stops at twenty rate plans",
    as: "user",
    input: async (session) => {
      const choice = await choiceOf(session);
      for (let n = 0; n < MAX_PARTNER_TARIFFS; n += 1) {
        const tariff = { ...TARIFF, name: `Gridville Saver ${n}` };
        await session.postJson(`/api/partners/${choice.partner_id}/tariffs`, { tariff });
      }
      return { ...choice, tariff: TARIFF };
    },
    error: { code: "conflict", reason: "partner_tariffs_full" },
  },
  ...onlyForItsAccount(createPartnerTariff, { tariff: TARIFF }),
  {
    operation: listPartnerTariffs,
    title: "lists rate plans",
    as: "user",
    input: async (session) => ({ partner_id: (await newTariff(session)).partner_id }),
    output: [SHOWN_TARIFF],
  },
  ...onlyForItsAccount(listPartnerTariffs),
  {
    operation: removePartnerTariff,
    title: "deletes a rate plan",
    as: "user",
    input: (session) => newTariff(session),
    output: { ok: true },
    again: "not_found",
  },
  ...onlyForItsAccount(removePartnerTariff, { tariff_id: "any" }),
  {
    operation: setTestQuestions,
    title: "sets the questions, each once",
    as: "user",
    input: async (session) => ({ ...(await choiceOf(session)), questions: [QUESTION, QUESTION] }),
    output: [ASKED],
    again: "same",
  },
  ...onlyForItsAccount(setTestQuestions, { questions: [QUESTION] }),
  { operation: listTestQuestions, title: "is empty at first", as: "user", input: choiceOf, output: [] },
  ...onlyForItsAccount(listTestQuestions),
  {
    operation: runTestQuestions,
    title: "answers the questions",
    as: "user",
    input: choiceOf,
    output: [],
    again: "another",
  },
  ...onlyForItsAccount(runTestQuestions),
  {
    operation: getPartnerUsage,
    title: "has every day, also those without use",
    as: "user",
    input: async (session) => ({ ...(await choiceOf(session)), days: 7 }),
    output: {
      days: Array.from({ length: 7 }, () => ({
        day: expect.any(String),
        conversations: 0,
        answered: 0,
        askedBack: 0,
        unknown: 0,
        offTopic: 0,
        uploads: 0,
        redemptions: 0,
        topics: [],
      })),
      topics: [],
    },
  },
  ...onlyForItsAccount(getPartnerUsage),
  {
    operation: getPartnerEffect,
    title: "has no figure before there are homes to compare",
    as: "user",
    input: async (session) => {
      const { id, name, settings } = await newPartner(session);
      const features = { ...settings.features, rewards: true };
      await session.sendJson("PUT", `/api/partners/${id}`, { name, settings: { ...settings, features } });
      return { partner_id: id };
    },
    output: { treatedHomes: 0, holdoutHomes: 0, homesNeeded: 30, fromMonth: null, toMonth: null, saved: null },
  },
  {
    operation: getPartnerEffect,
    title: "is there only where rewards are on",
    as: "user",
    input: choiceOf,
    error: { code: "feature_off" },
  },
  ...onlyForItsAccount(getPartnerEffect),
  {
    operation: checkPartnerPage,
    title: "reads pages of listed origins alone",
    as: "user",
    input: async (session) => ({ ...(await choiceOf(session)), url: "https://www.gridville.example/help" }),
    output: {
      url: "https://www.gridville.example/help",
      status: null,
      findings: [{ code: "origin_not_listed", detail: "https://www.gridville.example", expected: null }],
    },
    again: "another",
  },
  {
    operation: checkPartnerPage,
    title: "rejects private addresses",
    as: "user",
    input: async (session) => ({ ...(await choiceOf(session)), url: "https://169.254.169.254/latest/meta-data" }),
    error: { code: "invalid_input", path: "url" },
  },
  {
    operation: checkPartnerPage,
    title: "says how to check a page of one's own computer",
    as: "user",
    input: async (session) => ({ ...(await choiceOf(session)), url: "http://localhost:3302" }),
    error: { code: "invalid_input", path: "url", reason: "page_not_public" },
  },
  ...onlyForItsAccount(checkPartnerPage, { url: "https://www.gridville.example" }),
];
