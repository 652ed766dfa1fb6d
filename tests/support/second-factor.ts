import { login, register } from "../../packages/shared/src/contracts/auth";
import { addPasskey, beginPasskey, beginTotp, confirmTotp } from "../../packages/shared/src/contracts/second-factor";
import { TOTP } from "otpauth";
import { newRegistration } from "../factories/account";
import { SITE_ORIGIN } from "./api";
import { Authenticator } from "./authenticator";
import { BrowserSession } from "./browser-session";

const { password } = newRegistration();
const jsonOf = async <T>(response: Promise<Response>) => (await (await response).json()) as T;

/** The code that an authenticator app shows at a time. */
export const codeAt = (secret: string, timestamp: number) => new TOTP({ secret }).generate({ timestamp });

/** Turns an authenticator app on for a signed-in session. */
export async function turnOnTotp(session: BrowserSession) {
  const { secret } = await jsonOf<{ secret: string }>(session.postJson(beginTotp.path, { password }));
  const code = codeAt(secret, session.api.platform.clock.now());
  const { recoveryCodes } = await jsonOf<{ recoveryCodes: string[] }>(session.postJson(confirmTotp.path, { code }));
  return { secret, recoveryCodes };
}

/** Adds a passkey to a signed-in session's account. */
export async function addPasskeyTo(session: BrowserSession) {
  const authenticator = new Authenticator(SITE_ORIGIN);
  const { options } = await jsonOf<{ options: { challenge: string } }>(
    session.postJson(beginPasskey.path, { password }),
  );
  const added = await session.postJson(addPasskey.path, {
    name: "Laptop",
    response: authenticator.register(options),
  });
  const { recoveryCodes } = (await added.json()) as { recoveryCodes: string[] };
  return { authenticator, recoveryCodes, id: authenticator.id.toString("base64url") };
}

export async function signUpIn(session: BrowserSession): Promise<string> {
  const registration = newRegistration();
  await session.postJson(register.path, registration);
  return registration.email ?? "";
}

/** A browser that has given the password of an account with a second factor. */
export async function afterPassword(api: BrowserSession["api"], identifier: string) {
  const session = new BrowserSession(api);
  const response = await session.postJson(login.path, { identifier, password });
  return { session, response };
}
