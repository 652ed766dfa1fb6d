import { EMPTY_FIELDS, type UtilityFields } from "./utility-form";

/** Why the utility sent somebody back without a meter. */
const REASONS = ["declined", "expired", "failed"] as const;
type ReturnReason = (typeof REASONS)[number];

/** How it went at the utility, from the address that it sent the person back to, and what had been typed before. */
export interface UtilityReturn {
  /** Null when a meter was connected: it is the account's newest. */
  problem: ReturnReason | null;
  fields: UtilityFields;
}

const FIELDS_KEY = "utilityFields";
const OUTCOME_PARAMETER = "utility";
const REASON_PARAMETER = "reason";

/** What was typed outlasts the way to the utility and back, in this tab alone. */
export function rememberFields(fields: UtilityFields): void {
  try {
    sessionStorage.setItem(FIELDS_KEY, JSON.stringify(fields));
  } catch {
    // Without storage the form is empty after a refusal.
  }
}

/** What the address says of a way to the utility and back; null when nobody came back. */
export function readUtilityReturn(): UtilityReturn | null {
  const { searchParams } = new URL(window.location.href);
  const outcome = searchParams.get(OUTCOME_PARAMETER);
  if (!outcome) return null;
  const reason = REASONS.find((each) => each === searchParams.get(REASON_PARAMETER));
  return { problem: outcome === "connected" ? null : (reason ?? "failed"), fields: readFields() };
}

/** Takes it out of the address, so that a reload does not tell it again. */
export function forgetUtilityReturn(): void {
  const address = new URL(window.location.href);
  for (const name of [OUTCOME_PARAMETER, REASON_PARAMETER]) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, "", address);
  try {
    sessionStorage.removeItem(FIELDS_KEY);
  } catch {
    // Nothing was kept then.
  }
}

function readFields(): UtilityFields {
  try {
    const kept = sessionStorage.getItem(FIELDS_KEY);
    return { ...EMPTY_FIELDS, ...(kept ? (JSON.parse(kept) as Partial<UtilityFields>) : {}) };
  } catch {
    return EMPTY_FIELDS;
  }
}
