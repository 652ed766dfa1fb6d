import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArticle } from "@wattleaf/assistant/knowledge/article";
import type { Language } from "@wattleaf/shared/i18n/language";
import { relatedArticles } from "./related-articles";

const FOLDER = fileURLToPath(new URL("../../assistant/content/knowledge", import.meta.url));

/** The help center's shelves, in their order, with the topics of the articles on each. */
const SHELVES = {
  bills: ["bills"],
  tariffs: ["tariffs"],
  savings: ["savings"],
  appliances: ["appliances"],
  heating: ["heating-cooling"],
  solar: ["solar", "solar-battery", "ev"],
  meter: ["smart-meter"],
  vpp: ["vpp"],
  rewards: ["rewards"],
  product: ["product"],
  safety: ["safety", "privacy"],
} as const;

export type HelpShelf = keyof typeof SHELVES;
export const HELP_SHELVES = Object.keys(SHELVES) as HelpShelf[];

export type HelpBlock =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; ordered: boolean; items: string[] };

export interface HelpArticle {
  slug: string;
  title: string;
  shelf: HelpShelf;
  /** The opening paragraph, which answers the title. */
  lead: string;
  /** What follows it. Code stands between backticks. */
  blocks: HelpBlock[];
  sources: readonly { name: string; year: number }[];
  /** Other words that a reader may search with. */
  keywords: readonly string[];
  questions: readonly string[];
  /** Slugs of the closest articles on the same shelf, closest first. */
  related: readonly string[];
}

let loaded: Record<Language, readonly HelpArticle[]> | undefined;

/**
 * The articles that the assistant answers from, as pages. Read once: pages, search and documentation show them.
 *
 * @throws Error naming the article that no shelf has a place for
 */
export const loadHelp = (): Record<Language, readonly HelpArticle[]> =>
  (loaded ??= { en: readArticles("en"), zh: readArticles("zh") });

function readArticles(language: Language): HelpArticle[] {
  const folder = join(FOLDER, language);
  const articles = readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .toSorted()
    .map((file) => readArticle(readFileSync(join(folder, file), "utf8"), language, `${language}/${file}`));
  const related = new Map(
    HELP_SHELVES.flatMap((shelf) => [
      ...relatedArticles(
        articles.filter((article) => article.shelf === shelf),
        language,
      ),
    ]),
  );
  return articles.map((article) => ({ ...article, related: related.get(article.slug) ?? [] }));
}

function readArticle(markdown: string, language: Language, name: string): Omit<HelpArticle, "related"> {
  const { slug, title, topic, keywords, questions, sources } = parseArticle(markdown, language, name);
  const shelf = HELP_SHELVES.find((each) => (SHELVES[each] as readonly string[]).includes(topic));
  if (!shelf) throw new Error(`${name}: no shelf for the topic ${topic}`);
  const [lead, ...blocks] = blocksOf(markdown.replace(/^---\n[\s\S]*?\n---\n/, ""));
  if (lead?.kind !== "paragraph") throw new Error(`${name}: no opening paragraph`);
  return { slug, title, shelf, lead: lead.text, blocks, sources, keywords, questions };
}

const LIST_ITEM = /^(?:-|\d+\.)\s+/;

const blocksOf = (body: string): HelpBlock[] =>
  body
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block): HelpBlock => {
      if (block.startsWith("#")) return { kind: "heading", text: block.replace(/^#+\s+/, "") };
      if (!LIST_ITEM.test(block)) return { kind: "paragraph", text: block.replaceAll("\n", " ") };
      const items = block.split("\n").map((line) => line.trim().replace(LIST_ITEM, ""));
      return { kind: "list", ordered: !block.startsWith("-"), items };
    });
