import type { IslandDefinition } from "../../../../packages/app/src/lib/island";

interface IslandProps<Props extends object> {
  of: IslandDefinition<Props>;
  props?: Props;
  className?: string;
}

/** Stands in for components/island: the part belongs to the page's own tree, and is hydrated with it. */
export function Island<Props extends object>({ of: { Component }, props, className }: IslandProps<Props>) {
  return (
    <div className={className}>
      <Component {...((props ?? {}) as Props)} />
    </div>
  );
}
