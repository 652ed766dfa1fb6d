import type { SignInProviders } from "./providers";

declare module "../../core/platform" {
  interface Platform {
    /** Who signs people in beside ourselves. */
    signIn: SignInProviders;
  }
}
