import { EMPTY_FIELDS, type UtilityFields } from "./utility-fields";

/** Why the utility redirected the user back without a meter. */
const REASONS = ["declined", "expired", "failed"] as const;
type ReturnReason = (typeof REASONS)[number];

/** The result of the utility's page, from the URL that it redirected to, and the previous form input. */
export interface UtilityReturn {
  /** Null when a meter was connected: it is the account's newest. */
  problem: ReturnReason | null;
  fields: UtilityFields;
}

const FIELDS_KEY = "utilityFields";
const OUTCOME_PARAMETER = "utility";
const REASON_PARAMETER = "reason";

/** Keeps the form input across the redirects, in this tab only. */
export function rememberFields(fields: UtilityFields): void {
  try {
    sessionStorage.setItem(FIELDS_KEY, JSON.stringify(fields));
  } catch {
    // Without storage the form is empty after an error.
  }
}

/** Reads the result of a redirect from the URL; null without one. */
export function readUtilityReturn(): UtilityReturn | null {
  const { searchParams } = new URL(window.location.href);
  const outcome = searchParams.get(OUTCOME_PARAMETER);
  if (!outcome) return null;
  const reason = REASONS.find((each) => each === searchParams.get(REASON_PARAMETER));
  return { problem: outcome === "connected" ? null : (reason ?? "failed"), fields: readFields() };
}

/** Removes it from the URL, so that a reload does not show it again. */
export function forgetUtilityReturn(): void {
  const address = new URL(window.location.href);
  for (const name of [OUTCOME_PARAMETER, REASON_PARAMETER]) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, "", address);
  try {
    sessionStorage.removeItem(FIELDS_KEY);
  } catch {
    // Nothing was stored then.
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
