import type { preview as en } from "../en/preview";

export const preview: Record<keyof typeof en, string> = {
  "preview.badge": "准备中",
  "preview.note": "完整页面正在制作中，以下为目前已确定的内容。",
  "preview.ask.title": "无需等待，直接提问",
  "preview.ask.text": "助手现在就能回答相关问题，并注明出处。",
  "preview.ask.action": "询问助手",
  "preview.facts": "要点",

  "preview.pricing.title": "价格",
  "preview.pricing.lead": "先免费试用，满意再付费。",
  "preview.pricing.p1":
    "免费试用 30 天，无需绑卡。最受欢迎的成长版每月 49 美元或每年 490 美元；专业版每月 149 美元或每年 1,490 美元；企业版按需定价。",
  "preview.pricing.p2": "付费套餐享 30 天退款保证，无安装费用。企业团队在 24 小时内回复。",
  "preview.pricing.fact1": "免费试用：30 天，无需绑卡",
  "preview.pricing.fact2": "成长版：每月 49 美元或每年 490 美元",
  "preview.pricing.fact3": "专业版：每月 149 美元或每年 1,490 美元",

  "preview.company.title": "公司",
  "preview.company.lead": "让电表数据一看就懂。",
  "preview.company.p1": "Wattleaf 位于加利福尼亚州森尼韦尔，服务于 15 个以上国家的家庭、企业、公用事业与工业客户。",
  "preview.company.p2": "我们最看重一条原则：数字必须有数据或引用来源支撑才会显示，示例数据一律注明。",
  "preview.company.p3":
    "请发邮件至 hello@wattleaf.example 或致电 +1\u00a0(408)\u00a0555-0142；地址见每页底部。联系表单、招聘、隐私政策与服务条款将随完整页面推出。",
  "preview.company.fact1": "加利福尼亚州森尼韦尔",
  "preview.company.fact2": "100 多家企业客户",
  "preview.company.fact3": "15 个以上国家",

  "preview.leaderboard.title": "节能冠军榜",
  "preview.leaderboard.lead": "与其他节能者比拼，优化用电、赚取积分、提升排名。",
  "preview.leaderboard.p1":
    "排行榜将按积分列出前十名节能者及其节电量与连续天数。共五个等级：新手、500 分起的环保之友、1,000 分起的节能达人、2,500 分起的绿色冠军、5,000 分起的可持续大师。",

  "preview.marketplace.title": "绿色商店",
  "preview.marketplace.lead": "用绿币兑换精彩奖励。",
  "preview.marketplace.p1":
    "绿币只奖励真实行为：注册 50 枚，受邀注册 100 枚，上传账单 100 枚，连接设备 50 枚。所有收支都记入服务器账本。",
  "preview.marketplace.p2": "商店将提供奖励、代金券、捐赠与商品。",
};
