import { expect } from "vitest";
import { openWidgetSession } from "../../../../packages/shared/src/contracts/partners";
import { PARTNER_ORIGIN, SITE_ORIGIN } from "../../../support/api";
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
      partner: { name: "Brightwater Power & Light" },
    }),
  },
  {
    operation: openWidgetSession,
    title: "rejects a page that is not on the partner's list",
    as: "visitor",
    origin: SITE_ORIGIN,
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
];
