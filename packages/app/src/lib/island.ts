import type { SiteArea } from "@wattleaf/shared/i18n/messages/en";
import type { ComponentType } from "react";

/**
 * The interactive part of a document. It is prerendered with the page; its code loads and takes over when it is
 * touched. Exported as `island` by a file `pages/<page>/<name>.island.tsx`.
 */
export interface IslandDefinition<Props extends object> {
  /** `<page>/<name>` of its file, which is how the browser finds it. */
  name: string;
  /** Message areas that it uses, besides common. */
  areas: readonly SiteArea[];
  Component: ComponentType<Props>;
}

/** Only infers the type of the props. */
export const defineIsland = <Props extends object>(definition: IslandDefinition<Props>) => definition;
