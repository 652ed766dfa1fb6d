/** One post. */
export const blogPost = {
  "blogPost.back": "Back to Blog",
  "blogPost.readTime": "5 min read",
  "blogPost.tags": "Tags",
  "blogPost.actions": "This article",
  "blogPost.like": "Like",
  "blogPost.bookmark": "Bookmark",
  "blogPost.share": "Share",
  "blogPost.share.copied": "Link copied to clipboard!",
  "blogPost.share.failed": "The link could not be copied",
  "blogPost.share.failedText": "Copy it from the address bar.",
  "blogPost.cta.title": "See it in your own readings",
  "blogPost.cta.text":
    "Upload a bill or a meter file, and ask about what you find in it. The trial is free for 30 days.",
  "blogPost.cta.trial": "Start Free Trial",
  "blogPost.cta.contact": "Contact Our Team",
  "blogPost.related": "Related Articles",
  "blogPost.missing.title": "Post Not Found",
  "blogPost.missing.text": "The blog post you're looking for doesn't exist.",
} as const;
