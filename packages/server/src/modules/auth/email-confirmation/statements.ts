import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { Email } from "../../../adapters/mail";
import { hashSecret, newSecret } from "../../../adapters/secrets";
import type { Platform } from "../../../core/platform";
import { queuedEmail } from "../../emails";
import { insertToken } from "./repo";

const LIFETIME_MS = 7 * DAY_MS;

/** The statements that keep a new token and queue the email that carries it; call `sendQueued` after their batch. */
export function confirmationStatements(platform: Platform, userId: string, compose: (token: string) => Email) {
  const token = newSecret();
  const expiresAtMs = platform.clock.now() + LIFETIME_MS;
  return [
    insertToken(platform.db, { userId, tokenHash: hashSecret(token), expiresAtMs }),
    queuedEmail(platform, { userId, email: compose(token) }),
  ] as const;
}
