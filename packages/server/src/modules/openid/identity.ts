import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from "@wattleaf/shared/domain/account";
import { z } from "zod";

/** A provider's claims about a user. */
export interface Identity {
  issuer: string;
  subject: string;
  /** As the provider writes it; null when it tells none that mail could reach. */
  email: string | null;
  /** The provider has made sure that the address is theirs. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

const name = z
  .string()
  .transform((text) => text.trim().slice(0, NAME_MAX_LENGTH))
  .catch("");

/** The standard claims (OpenID Connect Core, section 5.1). Some providers write booleans as text. */
export const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(EMAIL_MAX_LENGTH).nullable().catch(null).default(null),
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false).default(false),
  given_name: name.default(""),
  family_name: name.default(""),
  name: name.default(""),
});
export type Claims = z.infer<typeof claimsSchema>;

export const toIdentity = (issuer: string, claims: Claims): Identity => ({
  issuer,
  subject: claims.sub,
  email: claims.email,
  emailVerified: claims.email_verified,
  firstName: claims.given_name || claims.name || (claims.email?.split("@")[0] ?? ""),
  lastName: claims.family_name,
});
