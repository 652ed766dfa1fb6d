import type { Attachment } from "@wattleaf/shared/contracts/attachments";
import type { ReadingChoice } from "@wattleaf/shared/contracts/chat/reading";
import { formatHours } from "@wattleaf/shared/i18n/format/clock";
import { formatList } from "@wattleaf/shared/i18n/format/lists";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { AnswerOutcome } from "../answer-outcome";
import type { Frame, Unit } from "../frame/frame";
import type { Evidence } from "../guard";
import type { QuestionWords } from "../knowledge";
import type { AssistantKey } from "../messages";
import { messages } from "../messages";
import { type CitedPassage, type Fact, fact as factOf, QUESTION_SOURCE, type ToolResult } from "../tools/facts";
import { readArticle } from "../tools/knowledge-search";
import { partnerContact } from "../tools/partner-contact";
import type { Tool, ToolContext } from "../tools/tool";
import type { Proposal, ToldSection, Understanding } from "../turn";
import { Draft } from "./draft";
import type { EnergyUnit, Figure, FormatOptions } from "./format";
import { formatFact } from "./format";
import { toldHere } from "./told-here";

/** How many sentences of a passage an answer quotes when it adds to own figures. */
const QUOTE_SHORT = 1;

/** What was asked, and what the turn before leaves to lean on. */
export interface Asked {
  frame: Frame;
  /** The question with the words of what it follows, to search articles with and for nothing else. */
  question: QuestionWords;
  /** What the answer before cited, told of articles and proposed. */
  before: { sources: Understanding["sources"]; told?: readonly ToldSection[]; proposals: readonly Proposal[] };
}

/** Everything a composer works with: the question as understood, the tools, and the draft it writes. */
export class Composition {
  readonly draft: Draft;
  /** Charts, tables and action cards below the text. Their figures come from tools, as the text's do. */
  readonly attachments: Attachment[] = [];
  /** What the asker may choose from when the answer asks back. */
  readonly choices: ReadingChoice[] = [];
  /** Questions that the answer itself leads to; they are offered instead of the usual ones. */
  readonly offered: string[] = [];
  /** Whether the answer says that it does not know. */
  outcome: AnswerOutcome = "answered";
  /** Periods that this answer picked, for later questions to ask of. */
  picked: readonly string[] = [];
  /** The filter of a habit that it picked: Saturdays, 6–7 PM. */
  pickedPart: string | undefined;
  /** What this answer proposes to do. */
  proposed: Proposal | undefined;
  readonly #facts: Fact[] = [];
  readonly #passages: CitedPassage[] = [];

  constructor(
    readonly asked: Asked,
    readonly tools: ToolContext,
    /** Hears of each tool when it begins. */
    readonly onTool: (name: string) => void,
  ) {
    this.draft = new Draft(this.language, { partner: tools.partner, hasPanels: tools.hasPanels === true });
    // Its name may hold digits, and is no claim.
    if (tools.partner) this.#facts.push(factOf(QUESTION_SOURCE, "partner", tools.partner.name, "text"));
  }

  get frame(): Frame {
    return this.asked.frame;
  }

  get question(): QuestionWords {
    return this.asked.question;
  }

  get before(): Asked["before"] {
    return this.asked.before;
  }

  get language(): Language {
    return this.tools.language;
  }

  get evidence(): Evidence {
    return { facts: this.#facts, passages: this.#passages };
  }

  /** Calls a tool; what it returns becomes evidence for the guard, and its charts and cards stand below the text. */
  async use<Input, Result extends ToolResult>(tool: Tool<Input, Result>, input: Input): Promise<Result> {
    const result = await this.look(tool, input);
    this.take(result);
    return result;
  }

  /** Calls a tool whose result may be left out: what of it is told has to be taken. */
  look<Input, Result extends ToolResult>(tool: Tool<Input, Result>, input: Input): Promise<Result> {
    this.onTool(tool.name);
    return tool.run(input, this.tools);
  }

  /** Makes a result evidence for the guard, and shows its charts and cards below the text. */
  take(result: ToolResult): void {
    this.#facts.push(...result.facts);
    this.#passages.push(...(result.passages ?? []));
    // A tool that is asked twice shows its chart once.
    const shown = new Set(this.attachments.map((one) => JSON.stringify(one)));
    this.attachments.push(...(result.attachments ?? []).filter((one) => !shown.has(JSON.stringify(one))));
    this.proposed = result.proposal ?? this.proposed;
  }

  t(key: AssistantKey, values?: Readonly<Record<string, string>>): string {
    return messages(this.language)(key, values);
  }

  /** A fact as words, ready to fill a sentence and bring its citation along. */
  show(fact: Fact, options: Partial<FormatOptions> = {}): Figure {
    const unit = energyUnit(this.frame.unit);
    // The caveat names them, also where the sentence says only what was calculated from them.
    for (const { file, figures } of fact.doubts ?? []) this.#facts.push(file, ...figures);
    return {
      text: formatFact(fact, {
        language: this.language,
        temperatureUnit: this.tools.temperatureUnit,
        ...(unit ? { energyUnit: unit } : {}),
        ...options,
      }),
      sources: [fact.source],
      doubts: fact.doubts,
    };
  }

  /** A change without its sign; the sentence says "more" or "less". */
  showSize(fact: Fact): Figure {
    return this.show({ ...fact, value: Math.abs(Number(fact.value)) });
  }

  /** "4–9 PM" from the hours that begin and end a stretch of the day. */
  showHours(first: Fact, last: Fact): Figure {
    const text = formatHours(Number(first.value), Number(last.value) + 1, this.language);
    return { text, sources: [first.source] };
  }

  /** Words of the question, such as a name that holds digits: they are no claim. */
  showSaid(words: string): Figure {
    const said = factOf(QUESTION_SOURCE, "said", words, "text");
    this.#facts.push(said);
    return this.show(said);
  }

  /** Several figures as one list. */
  join(figures: readonly Figure[], list = formatList): Figure {
    return {
      text: list(
        figures.map(({ text }) => text),
        this.language,
      ),
      sources: figures.flatMap(({ sources }) => sources),
      doubts: figures.flatMap(({ doubts = [] }) => doubts),
    };
  }

  /**
   * Quotes what of an article answers the question, else its opening.
   * @param options.short as an addition: what cannot be told here is left out without a word
   * @returns false when there is no such article
   */
  async quote(
    slug: string,
    { short = false, question = this.question }: { short?: boolean; question?: QuestionWords | string } = {},
  ): Promise<boolean> {
    const { cited } = await this.use(readArticle, { slug, question });
    if (!cited) return false;
    const told = toldHere(cited, this.tools.partner);
    if (told) this.draft.quote(told, short ? QUOTE_SHORT : undefined);
    else if (!short) await this.notManaged();
    return true;
  }

  /** Adds a passage that a search found. */
  async quotePassage(passage: CitedPassage): Promise<void> {
    const told = toldHere(passage, this.tools.partner);
    if (told) this.draft.quote(told);
    else await this.notManaged();
  }

  /**
   * Whom to turn to where the assistant does not know, on a partner's page.
   *
   * @param about what the answer has already said of the partner, so that both have one source
   */
  async handover(about?: "outage"): Promise<void> {
    const { partner } = this.tools;
    if (!partner) return;
    const { email, phone, url } = partner.contact;
    const ways = [
      ...(phone ? [this.t("assistant.partner.contact.phone", { phone })] : []),
      ...(email ? [this.t("assistant.partner.contact.email", { email })] : []),
      ...(url ? [this.t("assistant.partner.contact.form", { url })] : []),
    ];
    if (ways.length === 0) return;
    const { source } = await this.use(partnerContact, about ? { about } : {});
    this.draft.add("assistant.partner.contact", { ways: formatList(ways, this.language) }, source ? [source] : []);
  }

  /** Says that what was asked for is not to be had here, and who has it. */
  async notManaged(): Promise<void> {
    this.draft.add("assistant.partner.notManaged");
    await this.handover();
  }
}

const energyUnit = (unit: Unit | undefined): EnergyUnit | undefined =>
  unit === "Wh" || unit === "kWh" || unit === "MWh" ? unit : undefined;

/** Writes one kind of answer into the composition's draft. */
export type Composer = (composition: Composition) => Promise<void>;
