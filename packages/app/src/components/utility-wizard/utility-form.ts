import { ACCOUNT_NUMBER_NEEDED, UTILITY_FIELDS_NEEDED, type utilityForm } from "@wattleaf/shared/contracts/meters";
import { ACCOUNT_NUMBER_MAX_LENGTH, SERVICE_ADDRESS_MAX_LENGTH } from "@wattleaf/shared/domain/meters";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import type { z } from "zod";
import type { UtilityFields } from "./utility-fields";

export type UtilityRequest = z.output<typeof utilityForm>;

/** A field's message in the reader's language; the contract's are in English, and zod's for lengths. */
export function utilityFieldText(
  field: keyof UtilityFields,
  error: { type?: unknown; message?: string } | undefined,
  t: Translate<MessageKey>,
): string | undefined {
  if (!error?.message) return undefined;
  if (error.type === "server") return error.message;
  if (error.message === UTILITY_FIELDS_NEEDED) return t("utility.form.required");
  if (error.message === ACCOUNT_NUMBER_NEEDED) return t("utility.form.accountInvalid");
  if (field === "zipCode") return t("utility.form.zipInvalid");
  if (field === "accountNumber") return t("utility.form.accountLong", { max: ACCOUNT_NUMBER_MAX_LENGTH });
  return t("utility.form.addressLong", { max: SERVICE_ADDRESS_MAX_LENGTH });
}
