import type { SiteMessages } from "../en";

export const blogPost: SiteMessages["blogPost"] = {
  "blogPost.back": "返回博客",
  "blogPost.readTime": "阅读约 5 分钟",
  "blogPost.tags": "标签",
  "blogPost.actions": "本文操作",
  "blogPost.like": "点赞",
  "blogPost.bookmark": "收藏",
  "blogPost.share": "分享",
  "blogPost.share.copied": "链接已复制到剪贴板！",
  "blogPost.share.failed": "未能复制链接",
  "blogPost.share.failedText": "请从地址栏复制。",
  "blogPost.cta.title": "在自己的读数里看一看",
  "blogPost.cta.text": "上传账单或电表文件，直接问您看到的内容。免费试用 30 天。",
  "blogPost.cta.trial": "开始免费试用",
  "blogPost.cta.contact": "联系我们的团队",
  "blogPost.related": "相关文章",
  "blogPost.missing.title": "未找到文章",
  "blogPost.missing.text": "您要找的博客文章不存在。",
};
