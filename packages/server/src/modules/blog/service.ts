import type { BlogPost as ContentPost } from "@wattleaf/content/blog/index";
import type {
  BlogPost,
  getBlogPost as getBlogPostOperation,
  ListedBlogPost,
  listBlogPosts as listBlogPostsOperation,
} from "@wattleaf/shared/contracts/blog";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import { BLOG_PAGE_SIZE } from "@wattleaf/shared/domain/blog";
import { previewPath } from "@wattleaf/shared/domain/preview-path";
import { DomainError } from "@wattleaf/shared/errors";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { RequestContext } from "../../core/request-context";
import { postsIn, publishedAt } from "./posts";
import { searchPosts } from "./search";

/** One page of the posts in the reader's language. */
export async function listPosts(
  ctx: RequestContext,
  { page, category, search = "", language = ctx.language }: InputOf<typeof listBlogPostsOperation>,
): Promise<OutputOf<typeof listBlogPostsOperation>> {
  const found = searchPosts(postsIn(language), search).filter((post) => !category || post.category === category);
  const start = (page - 1) * BLOG_PAGE_SIZE;
  return {
    posts: found.slice(start, start + BLOG_PAGE_SIZE).map((post) => toListedPost(post, language)),
    pagination: {
      page,
      pageSize: BLOG_PAGE_SIZE,
      totalPosts: found.length,
      totalPages: Math.ceil(found.length / BLOG_PAGE_SIZE),
    },
  };
}

export async function getPost(
  ctx: RequestContext,
  { id, language = ctx.language }: InputOf<typeof getBlogPostOperation>,
): Promise<BlogPost> {
  const post = postsIn(language).find((each) => each.id === id);
  if (!post)
    throw new DomainError("not_found", "There is no post with this id.", {
      issues: [{ path: "id", message: "No such post" }],
    });
  return { ...commonFields(post, language), publishedAt: publishedAt(post), content: post.content };
}

const toListedPost = (post: ContentPost, language: Language): ListedBlogPost => ({
  ...commonFields(post, language),
  publishDate: post.publishDate,
  readTime: post.readMinutes,
});

const commonFields = ({ id, title, excerpt, motif, category, author, tags }: ContentPost, language: Language) => ({
  id,
  title,
  excerpt,
  image: previewPath(`/blog/${id}`, language),
  motif,
  category,
  author,
  tags,
});
