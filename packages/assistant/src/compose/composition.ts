import type { Attachment } from "@wattleaf/shared/contracts/attachments";
import { formatHours } from "@wattleaf/shared/i18n/format/clock";
import { formatList } from "@wattleaf/shared/i18n/format/lists";
import type { z } from "zod";
import type { Evidence } from "../guard";
import type { Article, Passage } from "../knowledge";
import type { CitedPassage, Fact, ToolResult } from "../tools/facts";
import { cite, readArticle } from "../tools/knowledge-search";
import type { Tool, ToolContext } from "../tools/tool";
import type { Understanding } from "../understand/types";
import type { AssistantKey } from "../messages";
import { messages } from "../messages";
import { Draft } from "./draft";
import type { Figure, FormatOptions } from "./format";
import { formatFact } from "./format";

/** How many sentences of an article an answer quotes when that is all it says, and when it adds to own figures. */
const QUOTE_FULL = 3;
const QUOTE_SHORT = 1;

type Proposal = NonNullable<Understanding["proposal"]>;

/** Everything a composer works with: the question as understood, the tools, and the draft it writes. */
export class Composition {
  readonly draft: Draft;
  /** Charts, tables and action cards below the text. Their figures come from tools, as the text's do. */
  readonly attachments: Attachment[] = [];
  /** What this answer proposes to do. */
  proposed: Proposal | undefined;
  readonly #facts: Fact[] = [];
  readonly #passages: CitedPassage[] = [];

  constructor(
    readonly understanding: Understanding,
    readonly before: {
      /** The last question with a subject; what "why?" and "tell me more" lean on. */
      earlier: Understanding | undefined;
      /** What the answer right before proposed; a yes or a no is about it. */
      proposal: Proposal | undefined;
    },
    readonly tools: ToolContext,
    /** Hears of each tool when it begins. */
    readonly onTool: (name: string) => void,
  ) {
    this.draft = new Draft(understanding.language);
  }

  get earlier(): Understanding | undefined {
    return this.before.earlier;
  }

  get evidence(): Evidence {
    return { facts: this.#facts, passages: this.#passages };
  }

  /** Calls a tool; what it returns becomes evidence for the guard, and its charts and cards stand below the text. */
  async use<Input extends z.ZodType, Result extends ToolResult>(
    tool: Tool<Input, Result>,
    input: z.output<Input>,
  ): Promise<Result> {
    this.onTool(tool.name);
    const result = await tool.run(input, this.tools);
    this.#facts.push(...result.facts);
    this.#passages.push(...result.passages);
    // A tool that is asked twice shows its chart once.
    const shown = new Set(this.attachments.map((one) => JSON.stringify(one)));
    this.attachments.push(...(result.attachments ?? []).filter((one) => !shown.has(JSON.stringify(one))));
    this.proposed = result.proposal ?? this.proposed;
    return result;
  }

  t(key: AssistantKey, values?: Readonly<Record<string, string>>): string {
    return messages(this.understanding.language)(key, values);
  }

  /** A fact as words, ready to fill a sentence and bring its citation along. */
  show(fact: Fact, options: Partial<FormatOptions> = {}): Figure {
    const { unit } = this.understanding.entities;
    return {
      text: formatFact(fact, {
        language: this.understanding.language,
        ...(unit ? { energyUnit: unit } : {}),
        ...options,
      }),
      sources: [fact.source],
    };
  }

  /** A change without its sign; the sentence says "more" or "less". */
  showSize(fact: Fact): Figure {
    return this.show({ ...fact, value: Math.abs(Number(fact.value)) });
  }

  /** "4–9 PM" from the hours that begin and end a stretch of the day. */
  showHours(first: Fact, last: Fact): Figure {
    const text = formatHours(Number(first.value), Number(last.value) + 1, this.understanding.language);
    return { text, sources: [first.source] };
  }

  /** Several figures as one list. */
  join(figures: readonly Figure[], list = formatList): Figure {
    return {
      text: list(
        figures.map(({ text }) => text),
        this.understanding.language,
      ),
      sources: figures.flatMap(({ sources }) => sources),
    };
  }

  /**
   * Quotes an article: the first section that one of `headings` names, else the part that answers the question, else
   * its opening. An article that the answer before already cited gives what fits best besides its opening.
   * Returns false when there is no such article.
   */
  async quote(
    slug: string,
    options: { question?: string; headings?: readonly RegExp[]; short?: boolean } = {},
  ): Promise<boolean> {
    const { question, headings = [], short = false } = options;
    const { article, cited } = await this.use(readArticle, question === undefined ? { slug } : { slug, question });
    if (!article || !cited) return false;
    const seen =
      this.understanding.explain &&
      !this.understanding.entities.appliance &&
      this.earlier?.sources.some(({ title }) => title === article.title);
    const { knowledge } = this.tools;
    const about = question ?? this.understanding.query;
    const section = seen
      ? knowledge.bestSection(article, about)
      : headed(article, headings, (among) => knowledge.bestSection(among, about));
    const passage = section ? cite(article, section) : cited;
    this.#passages.push(passage);
    this.draft.quote(passage, short ? QUOTE_SHORT : QUOTE_FULL);
    return true;
  }

  /** Adds a passage that a search found. */
  quotePassage(passage: CitedPassage): void {
    this.draft.quote(passage, QUOTE_FULL);
  }
}

/** The sections under the first of the headings that the article has; of several the best. */
function headed(
  article: Article,
  headings: readonly RegExp[],
  best: (among: Article) => Passage | null,
): Passage | null {
  const [opening, ...sections] = article.passages;
  for (const pattern of headings) {
    const matching = sections.filter(({ heading }) => heading !== null && pattern.test(heading));
    if (matching.length > 0) return best({ ...article, passages: [opening, ...matching] });
  }
  return null;
}

/** Writes the answer to one intent into the composition's draft. */
export type Composer = (composition: Composition) => Promise<void>;
