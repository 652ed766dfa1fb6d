import { methods as en } from "@wattleaf/shared/i18n/messages/en/methods";
import { methods as zh } from "@wattleaf/shared/i18n/messages/zh/methods";
import { describe, expect, it } from "vitest";
import { CLAIMS } from "../../lib/claims";

describe.each([
  ["English", en],
  ["Chinese", zh],
])("the methods page in %s", (_language, messages: Record<string, string>) => {
  it.each(CLAIMS)("says where the figure of %s comes from", (id) => {
    expect(messages[`methods.claim.${id}.name`]).toBeTruthy();
    expect(messages[`methods.claim.${id}.text`]).toBeTruthy();
  });
});

it("each claim has one anchor", () => {
  expect(new Set(CLAIMS).size).toBe(CLAIMS.length);
});
