import type { SignInProblemCode } from "@wattleaf/shared/domain/sign-in-problems";

/** Why a user returning from a provider could not be signed in; the sign-in page shows it in their language. */
export class SignInProblem extends Error {
  override name = "SignInProblem";

  constructor(
    readonly code: SignInProblemCode,
    cause?: unknown,
  ) {
    super(code, cause === undefined ? undefined : { cause });
  }
}
