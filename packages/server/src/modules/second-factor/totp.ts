import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { Secret, TOTP } from "otpauth";
import { encode } from "uqr";

/** RFC 6238, with the parameters that every authenticator app knows. */
const PERIOD_SECONDS = 30;
/** A code of the step before and after counts too: clocks differ, and typing takes time. */
const STEPS_AROUND = 1;

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, label = "") =>
  new TOTP({ issuer: "Wattleaf", label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS });

/** What an authenticator app scans. @param label the account, as the app lists it */
export const totpUrl = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The time step that a code belongs to; null for a wrong code. */
export function stepOf(secret: string, code: string, nowMs: number): number | null {
  const token = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp: nowMs, window: STEPS_AROUND });
  return delta === null ? null : Math.floor(nowMs / SECOND_MS / PERIOD_SECONDS) + delta;
}

/** A QR code as an SVG path: drawn here, so that no other server ever sees the secret. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size, path };
}
