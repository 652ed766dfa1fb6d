import type { Attachment } from "@wattleaf/shared/contracts/attachments";
import type { Evidence } from "../guard";
import type { CitedPassage, Fact, Source, ToolResult } from "../tools/facts";
import type { Understanding } from "../understand/types";

/** What the tools have found out for one answer: all that it may state, cite and show. */
export class Findings implements Evidence {
  readonly facts: Fact[] = [];
  readonly passages: CitedPassage[] = [];
  readonly attachments: Attachment[] = [];
  proposal: Understanding["proposal"];
  readonly #sources: Source[] = [];

  add({ facts, passages, attachments = [], proposal }: ToolResult): void {
    this.facts.push(...facts);
    this.passages.push(...passages);
    this.attachments.push(...attachments);
    this.proposal = proposal ?? this.proposal;
    for (const { source } of [...facts, ...passages]) this.nameOf(source);
  }

  /** All but the asker's own words, which need no citation. */
  get sources(): readonly Source[] {
    return this.#sources;
  }

  /** What a model calls a source: S1, S2 …; null for the asker's own words. */
  nameOf(source: Source): string | null {
    if (source.kind === "question") return null;
    const known = this.#sources.findIndex(({ key }) => key === source.key);
    return `S${known >= 0 ? known + 1 : this.#sources.push(source)}`;
  }

  named(names: readonly string[]): Source[] {
    return names.flatMap((name) => this.#sources[Number(name.slice(1)) - 1] ?? []);
  }
}
