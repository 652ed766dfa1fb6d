import type * as preact from "preact";

/**
 * Parts load after the panel and draw with its copy of Preact: the build puts this file in the place of "preact" in
 * their bundles (rollup.config.ts), and the panel connects each part as it arrives.
 */
export let h: typeof preact.h;
export let Fragment: typeof preact.Fragment;

export function connect(own: Pick<typeof preact, "h" | "Fragment">): void {
  ({ h, Fragment } = own);
}
