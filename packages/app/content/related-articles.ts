import type { Language } from "@wattleaf/shared/i18n/language";

/** What an article is about, in the words of its readers. */
export interface Subject {
  slug: string;
  title: string;
  keywords: readonly string[];
}

/** So many that the list stays shorter than an article. */
const MOST = 8;

/**
 * For each article the slugs of those closest to it, closest first: they share the words in title and keywords that
 * few other articles have.
 */
export function relatedArticles(
  subjects: readonly Subject[],
  language: Language,
): ReadonlyMap<string, readonly string[]> {
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  const wordsOf = ({ title, keywords }: Subject) =>
    new Set(
      Array.from(segmenter.segment([title, ...keywords].join(" ").toLowerCase()))
        .filter(({ isWordLike }) => isWordLike)
        .map(({ segment }) => segment),
    );
  const words = subjects.map(wordsOf);
  const articlesWith = new Map<string, number>();
  for (const each of words) for (const word of each) articlesWith.set(word, (articlesWith.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log(subjects.length / (articlesWith.get(word) ?? 1));
  const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...one].reduce((sum, word) => (other.has(word) ? sum + rarity(word) : sum), 0);

  return new Map(
    subjects.map(({ slug }, index) => {
      const own = words[index] ?? new Set<string>();
      const closest = subjects
        .map((other, at) => ({ slug: other.slug, score: shared(own, words[at] ?? new Set()) }))
        .filter((other) => other.slug !== slug)
        .toSorted((a, b) => b.score - a.score);
      return [slug, closest.slice(0, MOST).map((other) => other.slug)];
    }),
  );
}
