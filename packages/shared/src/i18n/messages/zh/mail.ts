import type { mail as en } from "../en/mail";

export const mail: Record<keyof typeof en, string> = {
  "mail.welcome.subject": "欢迎使用 Wattleaf",
  "mail.welcome.text":
    "{firstName}，您好：\n\n您的 Wattleaf 账户已开通。上传账单或电表数据文件，即可向助手提问：\n{url}/chat\n\n您的邀请码是 {inviteCode}，使用该邀请码注册的朋友可以获得更多绿币。\n\nWattleaf 团队\n",
};
