import type { forms as en } from "../en/forms";

export const forms: Record<keyof typeof en, string> = {
  "forms.newsletter.confirm.title": "确认订阅",
  "forms.newsletter.confirm.text": "点击按钮，即可在您的邮箱中接收 Wattleaf 资讯。",
  "forms.newsletter.confirm.submit": "确认订阅",
  "forms.newsletter.confirm.submitting": "正在确认…",
  "forms.newsletter.unsubscribe.title": "退订资讯",
  "forms.newsletter.unsubscribe.text": "我们会将您的邮箱从订阅列表中删除。",
  "forms.newsletter.unsubscribe.submit": "退订",
  "forms.newsletter.unsubscribe.submitting": "正在退订…",
  "forms.newsletter.linkFailed": "此链接未能生效",

  "forms.newsletter.sent.title": "请查收邮件",
  "forms.newsletter.sent.text":
    "我们正在向您发送邮件，请点击其中的链接确认订阅。如果几分钟后仍未收到，请查看垃圾邮件文件夹。",
  "forms.newsletter.confirmed.title": "订阅成功",
  "forms.newsletter.confirmed.text": "感谢您的确认。您可以通过每封邮件中的链接随时退订。",
  "forms.newsletter.unsubscribed.title": "您已退订",
  "forms.newsletter.unsubscribed.text": "我们已将您的邮箱从订阅列表中删除。",
  "forms.newsletter.failed.title": "操作未成功",
  "forms.newsletter.failed.text": "可能是邮箱填写有误、链接已失效，或表单提交过于频繁。请返回上一页重试。",

  "forms.contact.sent.title": "留言已发送",
  "forms.contact.sent.text": "感谢您的留言，我们会在 24 小时内回复。",
  "forms.contact.failed.title": "留言未发送",
  "forms.contact.failed.text":
    "请返回上一页检查：姓名至少 2 个字符，邮箱格式正确，主题至少 5 个字符，内容至少 10 个字符。如果您今天已多次留言，请直接给我们发邮件。",

  "forms.event.registered.title": "报名成功",
  "forms.event.registered.text":
    "我们正在向您发送邮件，内含日期和日历文件。如果几分钟内没有收到，请查看垃圾邮件文件夹。",
  "forms.event.failed.title": "报名尚未成功",
  "forms.event.failed.text":
    "活动可能已满员或截止报名，或者邮箱有误。请返回检查。如果您今天已为多人报名，请直接联系我们。",
};
