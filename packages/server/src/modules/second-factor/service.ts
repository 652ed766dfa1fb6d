import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type {
  beginTotp as beginTotpOperation,
  confirmTotp as confirmTotpOperation,
  getSecondFactor,
  removeTotp as removeTotpOperation,
  renewRecoveryCodes as renewOperation,
  verifySecondFactor as verifyOperation,
} from "@wattleaf/shared/contracts/second-factor";
import { DomainError } from "@wattleaf/shared/errors";
import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import { requireUserId } from "../../core/owner";
import type { RequestContext } from "../../core/request-context";
import { proveOwner } from "../account";
import { countTry, currentUser, finishPending, requirePending } from "../auth";
import { recordSecurityEvent } from "../security-events";
import { newRecoveryCodes, recoveryCodeHash } from "./recovery-codes";
import * as repo from "./repo";
import { newTotpSecret, qrPath, stepOf, totpUrl } from "./totp";

/** Between the password and the app's first code. */
const SET_UP_MS = 15 * MINUTE_MS;

export async function status(ctx: RequestContext): Promise<OutputOf<typeof getSecondFactor>> {
  const { db } = ctx.platform;
  const userId = requireUserId(ctx);
  const [totp, passkeys, recoveryCodesLeft] = await Promise.all([
    repo.findTotp(db, userId),
    repo.listPasskeys(db, userId),
    repo.countRecoveryCodes(db, userId),
  ]);
  return {
    totp: Boolean(totp?.confirmedAtMs),
    recoveryCodesLeft,
    passkeys: passkeys.map(({ id, name, createdAtMs, lastUsedAtMs }) => ({
      id,
      name,
      createdAt: new Date(createdAtMs).toISOString(),
      lastUsedAt: lastUsedAtMs === null ? null : new Date(lastUsedAtMs).toISOString(),
    })),
  };
}

/** @throws DomainError as {@link proveOwner}; conflict when an app is on */
export async function beginTotp(
  ctx: RequestContext,
  { password }: InputOf<typeof beginTotpOperation>,
): Promise<OutputOf<typeof beginTotpOperation>> {
  const { db, clock, encryption } = ctx.platform;
  const account = await proveOwner(ctx, password);
  if ((await repo.findTotp(db, account.id))?.confirmedAtMs) {
    throw new DomainError("conflict", "An authenticator app is already set up. Turn it off first.");
  }
  const secret = newTotpSecret();
  await repo.saveTotp(db, {
    userId: account.id,
    encryptedSecret: encryption.encrypt(secret),
    createdAtMs: clock.now(),
  });
  const url = totpUrl(secret, account.email ?? account.phone ?? "Wattleaf");
  return { secret, url, qrCode: qrPath(url) };
}

/**
 * Turns the app on. The first factor of an account comes with recovery codes.
 * @throws DomainError invalid_credentials, conflict (set-up not begun, or too long ago), rate_limited
 */
export async function confirmTotp(ctx: RequestContext, { code }: InputOf<typeof confirmTotpOperation>) {
  const { db, clock, encryption, throttles } = ctx.platform;
  const userId = requireUserId(ctx);
  const nowMs = clock.now();
  const totp = await repo.findTotp(db, userId);
  if (!totp || totp.confirmedAtMs || totp.createdAtMs < nowMs - SET_UP_MS) throw notBegun();
  await countTry(throttles.secondFactor, userId);
  const step = stepOf(encryption.decrypt(totp.encryptedSecret), code, nowMs);
  if (step === null) throw wrongCode();
  const codes = newRecoveryCodes();
  const { confirmed, codesAdded } = await repo.confirmTotp(db, totp, { step, nowMs }, hashesOf(ctx, userId, codes));
  if (!confirmed) throw notBegun();
  await throttles.secondFactor.forget(userId);
  recordSecurityEvent(ctx, userId, "totp_on");
  return { recoveryCodes: codesAdded ? codes : [] };
}

const notBegun = () => new DomainError("conflict", "Setting up took too long. Please start again.");

/** @throws DomainError as {@link proveOwner}; not_found when none is on */
export async function removeTotp(ctx: RequestContext, { password }: InputOf<typeof removeTotpOperation>) {
  const { id } = await proveOwner(ctx, password);
  if (!(await repo.removeTotp(ctx.platform.db, id))) {
    throw new DomainError("not_found", "No authenticator app is set up.");
  }
  recordSecurityEvent(ctx, id, "totp_off");
  return { ok: true as const };
}

/** @throws DomainError as {@link proveOwner}; conflict when no factor is on */
export async function renewRecoveryCodes(ctx: RequestContext, { password }: InputOf<typeof renewOperation>) {
  const { id } = await proveOwner(ctx, password);
  const { totp, passkeys } = await status(ctx);
  if (!totp && passkeys.length === 0) {
    throw new DomainError("conflict", "Set up an authenticator app or a passkey first.");
  }
  const codes = newRecoveryCodes();
  await repo.replaceRecoveryCodes(ctx.platform.db, id, hashesOf(ctx, id, codes));
  recordSecurityEvent(ctx, id, "recovery_codes_renewed");
  return { recoveryCodes: codes };
}

export const hashesOf = ({ platform }: RequestContext, userId: string, codes: readonly string[]): string[] =>
  codes.flatMap((code) => recoveryCodeHash(platform.encryption, userId, code) ?? []);

/**
 * The second step of a sign-in. Each code is good once.
 * @throws DomainError session_expired, invalid_credentials, rate_limited
 */
export async function verify(ctx: RequestContext, { code }: InputOf<typeof verifyOperation>): Promise<CurrentUser> {
  const { secondFactor } = ctx.platform.throttles;
  const { userId } = await requirePending(ctx);
  await countTry(secondFactor, userId);
  if (!(await useCode(ctx, userId, code))) {
    recordSecurityEvent(ctx, userId, "second_factor_failed");
    throw wrongCode();
  }
  await secondFactor.forget(userId);
  await finishPending(ctx);
  return currentUser(ctx);
}

/** Uses up a code of the app or a recovery code. @returns false when it is neither, or was used before */
async function useCode(ctx: RequestContext, userId: string, code: string): Promise<boolean> {
  const { db, clock, encryption } = ctx.platform;
  const totp = await repo.findTotp(db, userId);
  const step = totp?.confirmedAtMs ? stepOf(encryption.decrypt(totp.encryptedSecret), code, clock.now()) : null;
  if (step !== null) return repo.useStep(db, userId, step);
  const codeHash = recoveryCodeHash(encryption, userId, code);
  if (codeHash === null || !(await repo.useRecoveryCode(db, userId, codeHash))) return false;
  recordSecurityEvent(ctx, userId, "recovery_code_used");
  return true;
}

function wrongCode(): DomainError {
  const message = "This code isn't right, or was used already. Wait for the next one and try again.";
  return new DomainError("invalid_credentials", message, { issues: [{ path: "code", message }] });
}
