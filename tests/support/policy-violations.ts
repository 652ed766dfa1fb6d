import type { Page } from "playwright";

type WatchedWindow = Window & { violations?: string[] };

/** Before the page loads: records every violation of its content security policy, for {@link violationsOn}. */
export const watchPolicy = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const violations: string[] = [];
    (window as WatchedWindow).violations = violations;
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });

export const violationsOn = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(() => (window as WatchedWindow).violations);
