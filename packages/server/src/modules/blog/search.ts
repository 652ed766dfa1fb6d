import type { BlogPost } from "@wattleaf/content/blog/index";

/**
 * The posts that have every word of the search somewhere in title, excerpt, tags or text, in their order. Parts of words
 * count, because Chinese does not separate its words. A search without words finds all.
 */
export function searchPosts(posts: readonly BlogPost[], search: string): readonly BlogPost[] {
  const words = comparable(search).split(/\s+/).filter(Boolean);
  return posts.filter((post) => words.every((word) => textOf(post).includes(word)));
}

/** Full-width letters and digits, which Chinese input methods produce, equal the usual ones. */
const comparable = (text: string) => text.normalize("NFKC").toLowerCase();

/** Posts never change. */
const texts = new WeakMap<BlogPost, string>();

function textOf(post: BlogPost): string {
  const known = texts.get(post);
  if (known !== undefined) return known;
  const text = comparable([post.title, post.excerpt, ...post.tags, post.content].join("\n"));
  texts.set(post, text);
  return text;
}
