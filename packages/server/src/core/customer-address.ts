const PREFIX = "customer:";

/**
 * What the account of a partner's customer has in place of an email address, since every account has one. No sign-in,
 * reset or email can name it: it is no address.
 */
export const customerAddress = (userId: string): string => `${PREFIX}${userId}`;

/** The address that emails about an account go to; null where there is none. */
export const mailboxOf = (email: string | null): string | null => (email?.startsWith(PREFIX) ? null : email);
