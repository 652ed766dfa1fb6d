import type { SignInProblemCode } from "@wattleaf/shared/domain/sign-in-problems";

/** Why somebody who comes back from a provider is not signed in; the sign-in page says it in their language. */
export class SignInProblem extends Error {
  override name = "SignInProblem";

  constructor(
    readonly code: SignInProblemCode,
    cause?: unknown,
  ) {
    super(code, cause === undefined ? undefined : { cause });
  }
}
