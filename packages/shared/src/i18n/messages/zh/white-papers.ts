import type { whitePapers as en } from "../en/white-papers";

export const whitePapers: Record<keyof typeof en, string> = {
  "whitePapers.title": "白皮书",
  "whitePapers.intro":
    "我们的方法如何工作，在公开数据上表现如何：能做到什么，在哪里失败，以及怎样重现每一个数字。免费阅读，无需填表。",
  "whitePapers.search": "搜索白皮书",
  "whitePapers.search.placeholder": "搜索白皮书、作者或主题…",
  "whitePapers.categories": "分类",
  "whitePapers.category.Technology": "技术",
  "whitePapers.category.Market Analysis": "市场分析",
  "whitePapers.category.Case Studies": "案例研究",
  "whitePapers.category.Privacy & Security": "隐私与安全",
  "whitePapers.category.Blockchain": "区块链",
  "whitePapers.shown": "共 {total} 篇，显示 {shown} 篇",
  "whitePapers.none": "没有符合条件的白皮书，换个词或分类试试。",

  "whitePapers.authors": "作者",
  "whitePapers.published": "发布日期",
  "whitePapers.pages": "页数",
  "whitePapers.downloads": "下载次数",
  "whitePapers.download": "下载 PDF",
  "whitePapers.cite": "引用本文",
  "whitePapers.cite.title": "引用这篇白皮书",
  "whitePapers.cite.text": "BibTeX 条目，可直接导入文献管理软件。",
  "whitePapers.cite.copy": "复制 BibTeX",
  "whitePapers.share": "分享",
  "whitePapers.linkCopied": "链接已复制到剪贴板！",
  "whitePapers.findings": "主要结论",
  "whitePapers.abstract": "摘要",
  "whitePapers.figure.case": "对象",
  "whitePapers.tags": "标签",

  "whitePapers.stats.label": "出版数据",
  "whitePapers.stats.publications": "出版物总数",
  "whitePapers.stats.downloads": "总下载量",
  "whitePapers.stats.partners": "研究合作伙伴",
  "whitePapers.stats.citations": "被引次数",
  "whitePapers.stats.note": "以上四个数字由公司自行公布。每篇白皮书旁的下载次数为本站实际统计。",

  "whitePapers.newsletter.title": "订阅更新",
  "whitePapers.newsletter.text": "新白皮书发布时，我们会发邮件通知您。",
  "whitePapers.newsletter.placeholder": "请输入邮箱地址",
};
