/** The browser's part of passkeys. The library is loaded when a passkey is used, not with the page. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/browser";

type Options = Record<string, unknown>;

/** @returns null when the user has closed the browser's dialog */
export async function createPasskey(options: Options): Promise<Record<string, unknown> | null> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  return unlessClosed(startRegistration({ optionsJSON: options as never }));
}

/** @returns null when the user has closed the browser's dialog */
export async function signWithPasskey(options: Options): Promise<Record<string, unknown> | null> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  return unlessClosed(startAuthentication({ optionsJSON: options as never }));
}

async function unlessClosed(
  asked: Promise<AuthenticationResponseJSON | RegistrationResponseJSON>,
): Promise<Record<string, unknown> | null> {
  try {
    return { ...(await asked) };
  } catch (error) {
    if (error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError")) return null;
    throw error;
  }
}
