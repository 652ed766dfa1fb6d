import { expect } from "vitest";
import { closeWidgetSession, openWidgetSession } from "../../../../packages/shared/src/contracts/partners";
import { PARTNER_ORIGIN } from "../../../support/api";
import type { OperationCase } from "../operation-case";

export const PARTNERS_CASES: readonly OperationCase[] = [
  {
    operation: openWidgetSession,
    title: "opens a chat session on a page that the partner allows",
    as: "visitor",
    origin: PARTNER_ORIGIN,
    input: () => ({ key: "wl_pk_brightwater_demo" }),
    output: expect.objectContaining({
      token: expect.stringMatching(/^[\w-]{20,}$/),
      identified: false,
      partner: { name: "Brightwater Power & Light" },
      quickQuestions: [],
      features: { upload: true, charts: true, rewards: true, redeem: true },
    }),
    again: "another",
  },
  {
    operation: openWidgetSession,
    title: "rejects a page that is not on the partner's list",
    as: "visitor",
    origin: "https://elsewhere.example",
    input: () => ({ key: "wl_pk_brightwater_demo" }),
    error: { code: "origin_not_allowed" },
  },
  {
    operation: openWidgetSession,
    title: "rejects an unknown key",
    as: "visitor",
    origin: PARTNER_ORIGIN,
    input: () => ({ key: "wl_pk_nobody" }),
    error: { code: "unknown_widget_key" },
  },
  {
    operation: closeWidgetSession,
    title: "ends a session",
    as: "visitor",
    origin: PARTNER_ORIGIN,
    input: async (session) => {
      const response = await session.postJson(openWidgetSession.path, { key: "wl_pk_brightwater_demo" });
      return { token: ((await response.json()) as { token: string }).token };
    },
    output: { ok: true },
    again: "same",
  },
];

export const PARTNERS_ERRORS_TESTED_ELSEWHERE: readonly string[] = [
  "partners.openWidgetSession revoked_widget_key: widget-identity.test.ts",
  "partners.openWidgetSession identity_token_invalid: widget-identity.test.ts",
  "partners.openWidgetSession identity_token_expired: widget-identity.test.ts",
  "partners.openWidgetSession identity_token_lifetime: widget-identity.test.ts",
  "partners.openWidgetSession identity_token_audience: widget-identity.test.ts",
  "partners.openWidgetSession identity_token_replayed: widget-identity.test.ts",
  "partners.openWidgetSession unknown_signing_key: widget-identity.test.ts",
  "partners.openWidgetSession revoked_signing_key: widget-identity.test.ts",
];
