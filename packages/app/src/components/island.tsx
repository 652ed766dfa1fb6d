import { createContext, use } from "react";
import type { IslandDefinition } from "../lib/island";

/** Renders an island as a tree of its own, as the browser will hydrate it. */
export type RenderIsland = (definition: IslandDefinition<object>, props: object) => { __html: string };

/** Only the prerenderer has one: a document is never rendered anywhere else. */
export const RenderIslandContext = createContext<RenderIsland | null>(null);

interface IslandProps<Props extends object> {
  of: IslandDefinition<Props>;
  /** Plain data: the page carries it as JSON. */
  props?: Props;
  /**
   * When it takes over without being touched: `address` if the page was opened with a query, `stored` if this browser
   * has stored something under that key.
   */
  wake?: "address" | { stored: string };
  className?: string;
}

export function Island<Props extends object>({ of: definition, props, wake, className }: IslandProps<Props>) {
  const render = use(RenderIslandContext);
  if (!render) throw new Error(`The island ${definition.name} is outside a document`);
  return (
    <div
      className={className}
      data-island={definition.name}
      data-props={props && JSON.stringify(props)}
      data-wake={typeof wake === "object" ? wake.stored : wake}
      // oxlint-disable-next-line react/no-danger -- React's own rendering of the island, at the build
      dangerouslySetInnerHTML={render(definition as unknown as IslandDefinition<object>, props ?? {})}
    />
  );
}
