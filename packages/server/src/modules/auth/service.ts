import type {
  CurrentUser,
  login as loginOperation,
  register as registerOperation,
} from "@wattleaf/shared/contracts/auth";
import type { InputOf } from "@wattleaf/shared/contracts/operation";
import { DomainError } from "@wattleaf/shared/errors";
import type { RequestContext } from "../../context";
import { isUniqueViolation } from "../../db/constraint";
import { newId } from "../../platform/secrets";
import { isReadOnly, requireUserId } from "../owner";
import { welcomeCoins } from "../rewards";
import { normaliseEmail, normalisePhone, parseIdentifier } from "./identifier";
import { newInviteCode } from "./invite-code";
import { hashPassword, verifyPassword } from "./passwords";
import { createAccount, findCredentials, findCurrentUser, findInviter, type NewUser } from "./repo";
import { sendWelcome } from "./welcome-letter";

const INVITE_CODE_TRIES = 5;

/** @throws DomainError not_signed_in */
export async function currentUser(ctx: RequestContext): Promise<CurrentUser> {
  const user = await findCurrentUser(ctx.platform.db, requireUserId(ctx));
  if (!user) throw new DomainError("not_signed_in", "Please sign in to go on.");
  return { ...user, readOnly: isReadOnly(ctx.actor) };
}

/**
 * Creates an account with its welcome coins. The caller opens the session.
 * @throws DomainError unknown_invite_code, already_exists, invalid_input (phone)
 */
export async function register(ctx: RequestContext, input: InputOf<typeof registerOperation>): Promise<CurrentUser> {
  const { clock } = ctx.platform;
  const inviter = input.invitedBy ? await requireInviter(ctx, input.invitedBy) : null;
  const user: NewUser = {
    id: newId(),
    email: input.email ? normaliseEmail(input.email) : null,
    phone: input.phone ? normalisePhone(input.phone) : null,
    firstName: input.firstName,
    lastName: input.lastName,
    passwordHash: await hashPassword(input.password),
    inviteCode: newInviteCode(),
    invitedById: inviter,
    language: input.language ?? ctx.language,
    createdAtMs: clock.now(),
  };
  await insertAccount(ctx, user);
  void sendWelcome(ctx.platform, user);
  return requireUser(ctx, user.id);
}

/** @throws DomainError invalid_credentials, the same whether the account exists or not */
export async function login(ctx: RequestContext, input: InputOf<typeof loginOperation>): Promise<CurrentUser> {
  const identifier = parseIdentifier(input.identifier);
  const found = identifier && (await findCredentials(ctx.platform.db, identifier));
  const matches = await verifyPassword(input.password, found?.passwordHash ?? null);
  if (!found || !matches) throw new DomainError("invalid_credentials", "Invalid credentials");
  return requireUser(ctx, found.id);
}

async function requireInviter(ctx: RequestContext, code: string): Promise<string> {
  const inviter = await findInviter(ctx.platform.db, code);
  if (inviter) return inviter;
  const message = "This invitation code does not exist. Check it, or leave the field empty.";
  throw new DomainError("unknown_invite_code", message, { issues: [{ path: "invitedBy", message }] });
}

async function insertAccount(ctx: RequestContext, user: NewUser): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await createAccount(ctx.platform.db, user, welcomeCoins(ctx.platform, user.id, Boolean(user.invitedById)));
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
  const message = `An account with this ${what} exists already. Sign in instead.`;
  return new DomainError("already_exists", message, { issues: [{ path, message }] });
}

async function requireUser(ctx: RequestContext, userId: string): Promise<CurrentUser> {
  const user = await findCurrentUser(ctx.platform.db, userId);
  if (!user) throw new DomainError("not_found", "This account does not exist any more.");
  return user;
}
