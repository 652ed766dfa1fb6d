import type { assistantPartner as en } from "../en/assistant-partner";

export const assistantPartner: Record<keyof typeof en, string> = {
  "assistant.partner.greeting.named": "{name}，您好！我是{partner}的能源助手。",
  "assistant.partner.greeting.plain": "您好！我是{partner}的能源助手。",
  "assistant.partner.greeting.offer": "可以问我怎么省电、电价或家电问题，也可以上传账单，问您自己的用电情况。",
  "assistant.partner.who": "我是{partner}的能源助手，是软件，不是真人。",
  "assistant.partner.capabilities":
    "我是{partner}的能源助手：能读取账单和电表文件、讲解电价、估算可以省多少，也能给出家电使用建议。",
  "assistant.partner.decline": "这个我帮不上忙，我只回答家庭用电、账单和{partner}方面的问题。",
  "assistant.partner.unclear": "这个我不确定能不能帮上忙，我只了解家庭用电、账单和{partner}。",
  "assistant.partner.offer": "账单、电价、家电、节能、光伏和储能，以及{partner}自己的文章，都可以问我。",
  "assistant.partner.contact": "{partner}可以为您提供进一步帮助：{ways}。",
  "assistant.partner.contact.email": "发邮件至 {email}",
  "assistant.partner.contact.phone": "拨打 {phone}",
  "assistant.partner.contact.form": "使用表单 {url}",
  "assistant.partner.outage": "{partner}在 {url} 发布停电信息。",
  "assistant.partner.noAccount": "在这里看不到账户：在此页面我只了解您告诉我和上传的内容。",
  "assistant.partner.noDevices": "在此页面看不到也无法控制设备，没有做任何更改。",
  "assistant.partner.noEnrollment": "在此页面无法为您报名参加项目，没有做任何更改。",
  "assistant.partner.noRewards": "在这里看不到绿币：此页面没有告诉我您是谁。",
  "assistant.partner.noReadings": "我现在还查不到{subject}：还没有您的电表读数或账单。请上传账单或 Green Button 文件。",
  "assistant.partner.upload": "请先上传账单或 Green Button 文件。",
  "assistant.partner.action": "在这里无法操作。",
};
