import type { SiteMessages } from "../en";

export const resourcesFinder: SiteMessages["resourcesFinder"] = {
  "resourcesFinder.search": "搜索资料",
  "resourcesFinder.search.placeholder": "搜索文章、白皮书、活动和指南……",
  "resourcesFinder.search.clear": "清空搜索",
  "resourcesFinder.results": "搜索结果",
  "resourcesFinder.loading": "正在搜索",
  "resourcesFinder.found": "{count} 条结果",
  "resourcesFinder.found.one": "1 条结果",
  "resourcesFinder.none.title": "没有找到",
  "resourcesFinder.none.text": "换个关键词，或者直接问助手。",
  "resourcesFinder.failed.title": "搜索未能加载",
  "resourcesFinder.failed.text": "请检查网络连接，然后重试。",
  "resourcesFinder.failed.action": "重试",
  "resourcesFinder.more": "还有 {count} 条结果，再加一个词可以缩小范围。",
  "resourcesFinder.tabs": "资料类型",
  "resourcesFinder.kind.blog": "博客文章",
  "resourcesFinder.kind.papers": "白皮书",
  "resourcesFinder.kind.events": "活动",
  "resourcesFinder.kind.guides": "开发文档",
  "resourcesFinder.kind.help": "帮助",
};
