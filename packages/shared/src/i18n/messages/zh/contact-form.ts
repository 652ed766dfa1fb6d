import type { contactForm as en } from "../en/contact-form";

export const contactForm: Record<keyof typeof en, string> = {
  "contact.name": "姓名",
  "contact.email": "邮箱",
  "contact.company": "公司（选填）",
  "contact.topic": "类别",
  "contact.subject": "主题",
  "contact.message": "内容",
  "contact.homepage": "请将此项留空",
  "contact.submit": "发送留言",
  "contact.submitting": "正在发送…",
  "contact.kept": "为便于回复，留言会保存一年。",

  "contact.topic.general": "一般问题",
  "contact.topic.sales": "套餐与销售",
  "contact.topic.demo": "演示",
  "contact.topic.integration": "集成",
  "contact.topic.support": "技术支持",
  "contact.topic.careers": "应聘",
  "contact.topic.speaker": "活动演讲",
  "contact.topic.partnership": "合作",
  "contact.topic.press": "媒体",

  "contact.position.ai": "应聘：高级人工智能工程师",
  "contact.position.pm": "应聘：能源市场产品经理",
  "contact.position.devops": "应聘：运维开发工程师",

  "contact.error.name": "姓名至少需要 2 个字符",
  "contact.error.email": "请输入有效的邮箱地址",
  "contact.error.subject": "主题至少需要 5 个字符",
  "contact.error.message": "内容至少需要 10 个字符",

  "contact.sent.title": "留言已发送",
  "contact.sent.text": "感谢您的留言，我们会在 24 小时内回复。",
  "contact.failed.title": "留言未发送",
  "contact.failed.text": "请重试。您填写的内容仍然保留在这里。",
};
