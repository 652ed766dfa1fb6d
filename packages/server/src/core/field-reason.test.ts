import { createPartnerTariff } from "@wattleaf/shared/contracts/partners/tariffs";
import { DomainError } from "@wattleaf/shared/errors";
import type { reasons as en } from "@wattleaf/shared/i18n/messages/en/reasons";
import { reasons as zh } from "@wattleaf/shared/i18n/messages/zh/reasons";
import { createTranslate } from "@wattleaf/shared/i18n/translate";
import { expect, test } from "vitest";
import { validate } from "./validate";

const CHINESE = createTranslate(zh);

/** What a Chinese reader is told of each rejected field of a rate plan. */
function faultsOf(tariff: unknown): [string, string][] {
  try {
    validate(createPartnerTariff.input, { partner_id: "any", tariff });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.issues.map(({ path, reason }) => [
      path,
      reason ? CHINESE(`reason.${reason.name}` as keyof typeof en, reason.values) : "",
    ]);
  }
  return [];
}

const row = (count: number) => Array.from({ length: count }, () => 0);

test.each([
  ["no name", {}, "tariff.name", "缺少此字段。"],
  ["an empty name", { name: " " }, "tariff.name", "此字段不能为空。"],
  ["a long name", { name: "x".repeat(500) }, "tariff.name", /^最多 \d+ 个字符。$/],
  [
    "a rate in quotation marks",
    { name: "A", energyratestructure: [[{ rate: "0.29" }]] },
    "tariff.energyratestructure.0.0.rate",
    "应为数字。",
  ],
  [
    "a rate that no utility has",
    { name: "A", energyratestructure: [[{ rate: 1e9 }]] },
    "tariff.energyratestructure.0.0.rate",
    "不能大于 100000。",
  ],
  [
    "a limit below zero",
    { name: "A", demandratestructure: [[{ max: -1 }]] },
    "tariff.demandratestructure.0.0.max",
    "不能小于 0。",
  ],
  ["half a period", { name: "A", flatdemandmonths: [0.5, ...row(11)] }, "tariff.flatdemandmonths.0", "应为整数。"],
  ["11 months", { name: "A", fueladjustmentsmonthly: row(11) }, "tariff.fueladjustmentsmonthly", "须正好有 12 个值。"],
  ["too many taxes", { name: "A", taxes: row(21).map(() => ({ name: "x" })) }, "tariff.taxes", "最多 20 个值。"],
  ["another unit", { name: "A", fixedchargeunits: "$/week" }, "tariff.fixedchargeunits", /^只能是以下之一：\$\/day, /],
  ["a currency in lower case", { name: "A", currency: "usd" }, "tariff.currency", "格式不正确。"],
  ["text for a list", { name: "A", energytoulabels: "peak" }, "tariff.energytoulabels", "应为列表。"],
  ["a book", { name: "A", description: "x".repeat(200_000) }, "tariff", /^一个电价方案的 JSON 最多 \d+ 个字符。$/],
])("%s is explained in Chinese", (_, tariff, path, said) => {
  expect(faultsOf(tariff)).toEqual([[path, typeof said === "string" ? said : expect.stringMatching(said)]]);
});
