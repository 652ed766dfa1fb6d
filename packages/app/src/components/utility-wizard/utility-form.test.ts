import { utilityForm } from "@wattleaf/shared/contracts/meters";
import { utility } from "@wattleaf/shared/i18n/messages/zh/utility";
import { createTranslate } from "@wattleaf/shared/i18n/translate";
import { expect, it } from "vitest";
import { EMPTY_FIELDS, type UtilityFields } from "./utility-fields";
import { utilityFieldText } from "./utility-form";

const t = createTranslate(utility) as Parameters<typeof utilityFieldText>[2];

/** The Chinese message for one field, with valid input in the others. */
function said(field: keyof UtilityFields, value: string): string | undefined {
  const fields = { ...EMPTY_FIELDS, utilityProvider: "con_ed", accountNumber: "4455667788", zipCode: "10001" };
  const issues = utilityForm.safeParse({ ...fields, [field]: value }).error?.issues ?? [];
  return utilityFieldText(
    field,
    issues.find(({ path }) => path[0] === field),
    t,
  );
}

it.each([
  ["accountNumber", "", utility["utility.form.required"]],
  ["accountNumber", "!!!", utility["utility.form.accountInvalid"]],
  ["accountNumber", "4".repeat(33), "户号最多 32 个字符。"],
  ["zipCode", "ABC", utility["utility.form.zipInvalid"]],
  ["serviceAddress", "1".repeat(201), "最多 200 个字符。"],
  ["accountNumber", "44-55 66/77", undefined],
] as const)("shows the right message for %s %j", (field, value, text) => {
  expect(said(field, value)).toBe(text);
});
