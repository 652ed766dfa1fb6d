import type {
  CurrentUser,
  login as loginOperation,
  register as registerOperation,
} from "@wattleaf/shared/contracts/auth";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import { DomainError } from "@wattleaf/shared/errors";
import type { Platform } from "../../core/platform";
import { notSignedIn } from "../../core/errors";
import type { RequestContext } from "../../core/request-context";
import { isUniqueViolation } from "../../db/constraint";
import { newId } from "../../adapters/secrets";
import { isReadOnly } from "../../core/actor";
import { requireUserId } from "../../core/owner";
import { sendQueued } from "../emails";
import { recordSecurityEvent } from "../security-events";
import { welcomeCoins } from "../rewards";
import { requireUncommonPassword } from "./common-passwords";
import { normalizeEmail, normalizePhone, parseIdentifier } from "./identifier";
import { newInviteCode } from "./invite-code";
import { networkOf } from "../../core/network";
import { verifyPassword } from "./passwords";
import { createAccount, findCredentials, findCurrentUser, findInviter, hasPasswordHash, type NewUser } from "./repo";
import { countRegistration } from "./registration-limit";
import { countSignIn } from "./sign-in-tries";
import { welcomeStatements } from "./welcome-email";

const INVITE_CODE_TRIES = 5;

/** Whose session to open, and the hash of the password that has proved it. */
export interface Proved {
  userId: string;
  passwordHash: string;
}

/** @throws DomainError not_signed_in */
export async function currentUser(ctx: RequestContext): Promise<CurrentUser> {
  const user = await findUserOf(ctx, requireUserId(ctx));
  if (!user) throw notSignedIn();
  return user;
}

/** The same for a page, to which a visitor is no error. */
export async function currentSession(ctx: RequestContext): Promise<{ user: CurrentUser | null }> {
  return { user: ctx.actor.kind === "user" ? await findUserOf(ctx, ctx.actor.userId) : null };
}

async function findUserOf({ platform, actor }: RequestContext, userId: string): Promise<CurrentUser | null> {
  const user = await findCurrentUser(platform.db, userId);
  return user && { ...user, readOnly: isReadOnly(actor) };
}

/**
 * Creates an account with its welcome coins. Its inviter is paid later, see `inviterCoins`. The caller opens the session.
 *
 * The response reveals that an address already has an account, because users must learn why they cannot register. This
 * operation's rate limit prevents testing many addresses.
 * @throws DomainError unknown_invite_code, already_exists, invalid_input (phone, a common password), rate_limited
 */
export async function register(ctx: RequestContext, input: InputOf<typeof registerOperation>): Promise<Proved> {
  const { platform } = ctx;
  requireUncommonPassword(input.password, "password", [input.email ?? null, input.phone ?? null]);
  const invitedById = input.invitedBy ? await requireInviter(ctx, input.invitedBy) : null;
  const release = await countRegistration(ctx);
  try {
    const user: NewUser = {
      id: newId(),
      email: input.email ? normalizeEmail(input.email) : null,
      phone: input.phone ? normalizePhone(input.phone) : null,
      firstName: input.firstName,
      lastName: input.lastName,
      passwordHash: await platform.passwordHasher.hash(input.password),
      inviteCode: newInviteCode(),
      invitedById,
      language: input.language ?? ctx.language,
      createdAtMs: platform.clock.now(),
    };
    await insertAccount(platform, user);
    return { userId: user.id, passwordHash: user.passwordHash };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * Finds the account of a name and a password, for who has not guessed too often. The caller opens the session.
 * @throws DomainError invalid_credentials and rate_limited, the same whether or not the account exists
 */
export async function login(ctx: RequestContext, input: InputOf<typeof loginOperation>): Promise<Proved> {
  const identifier = parseIdentifier(input.identifier);
  const found = identifier && (await findCredentials(ctx.platform.db, identifier, networkOf(ctx.clientAddress)));
  const userId = found?.id ?? null;
  const tries = await countSignIn(ctx, input.identifier, found).catch((failure: unknown) => {
    recordSecurityEvent(ctx, userId, "sign_in_locked");
    throw failure;
  });
  const matches = await verifyPassword(ctx.platform.passwordHasher, input.password, found?.passwordHash ?? null);
  if (!found || !matches) {
    recordSecurityEvent(ctx, userId, "sign_in_failed");
    throw invalidCredentials();
  }
  await tries.succeeded();
  return { userId: found.id, passwordHash: found.passwordHash };
}

/** @throws DomainError invalid_credentials when the account has another password by now */
export async function requireStillProved(
  { platform }: RequestContext,
  { userId, passwordHash }: Proved,
): Promise<void> {
  if (!(await hasPasswordHash(platform.db, userId, passwordHash))) throw invalidCredentials();
}

/** An account for whom a provider has proved to have its address, with its welcome coins. @throws DomainError already_exists */
export async function openAccount(platform: Platform, account: Omit<NewUser, "inviteCode">): Promise<void> {
  const user: NewUser = { ...account, inviteCode: newInviteCode() };
  await insertAccount(platform, user);
}

async function requireInviter(ctx: RequestContext, code: string): Promise<string> {
  const inviter = await findInviter(ctx.platform.db, code);
  if (inviter) return inviter;
  const message = "We don't recognize this invitation code. Check it, or leave the field empty.";
  throw new DomainError("unknown_invite_code", message, { issues: [{ path: "invitedBy", message }] });
}

/** With its coins and its welcome email. */
async function insertAccount(platform: Platform, user: NewUser): Promise<void> {
  const { id, invitedById } = user;
  const coins = welcomeCoins(platform, id, Boolean(invitedById));
  for (let tries = 1; ; tries += 1) {
    try {
      await createAccount(platform.db, user, [coins, ...welcomeStatements(platform, user)]);
      sendQueued(platform);
      return;
    } catch (error) {
      if (isUniqueViolation(error, "invite_code") && tries < INVITE_CODE_TRIES) user.inviteCode = newInviteCode();
      else throw isUniqueViolation(error) ? alreadyExists(user) : error;
    }
  }
}

function alreadyExists(user: NewUser): DomainError {
  const path = user.email ? "email" : "phone";
  const what = user.email ? "email address" : "phone number";
  const message = `An account with this ${what} already exists. Try signing in instead.`;
  return new DomainError("already_exists", message, { issues: [{ path, message }] });
}

const invalidCredentials = () => new DomainError("invalid_credentials", "Invalid credentials");
