import type { ListedBlogPost } from "@wattleaf/shared/contracts/blog";
import { BLOG_CATEGORIES } from "@wattleaf/shared/domain/blog";
import { useEffect, useState } from "react";
import type { CardPost } from "../../components/posts/card-post";
import { useAddressQuery } from "../../lib/address-query";
import { getJson } from "../../lib/rest";
import { useLanguage } from "../../stores/language";

export interface FoundPosts {
  posts: readonly CardPost[];
  total: number;
  pages: number;
}

interface Answer {
  /** The question that it answers. */
  key: string;
  /** Null if it failed. */
  found: FoundPosts | null;
}

interface PostPage {
  posts: ListedBlogPost[];
  pagination: { totalPosts: number; totalPages: number };
}

export type CategoryChoice = (typeof BLOG_CATEGORIES)[number] | null;

/** The posts that the address asks for with `category` and `search`; without them, those that came with the page. */
export function usePostSearch(first: FoundPosts) {
  const language = useLanguage();
  const query = useAddressQuery();
  const category: CategoryChoice = BLOG_CATEGORIES.find((each) => each === query.get("category")) ?? null;
  const search = query.get("search")?.trim() ?? "";
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>({ key: "", found: first });
  const page = Math.max(1, Math.floor(Number(query.get("page") ?? 1)) || 1);
  const asked = { ...(category && { category }), ...(search && { search }), ...(page > 1 && { page: String(page) }) };
  const key = Object.keys(asked).length === 0 ? "" : JSON.stringify({ ...asked, language, attempt });

  useEffect(() => {
    if (key === "") return;
    // An answer that comes after the next question is not shown.
    let isCurrent = true;
    const { attempt: _, ...input } = JSON.parse(key) as Record<string, string>;
    getJson<PostPage>("/api/blog/posts", input).then(
      ({ posts, pagination }) =>
        isCurrent && setAnswer({ key, found: { posts, total: pagination.totalPosts, pages: pagination.totalPages } }),
      () => isCurrent && setAnswer({ key, found: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);

  const isLoading = key !== "" && answer.key !== key;
  // The list stays until the next one is there.
  const found = key === "" ? first : answer.found;
  return { category, search, page, found, isLoading, retry: () => setAttempt((count) => count + 1) };
}
