import type { ApiKeyScope } from "@wattleaf/shared/domain/api-keys";
import type { OpenAdrScope } from "@wattleaf/shared/domain/openadr";

/** A scope as programs write it. */
export function ScopeName({ scope }: { scope: ApiKeyScope | OpenAdrScope }) {
  return (
    <span className="whitespace-nowrap rounded border border-line-strong/60 px-1.5 py-0.5 font-mono text-xs text-ink">
      {scope}
    </span>
  );
}
