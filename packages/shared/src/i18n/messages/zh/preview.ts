import type { preview as en } from "../en/preview";

export const preview: Record<keyof typeof en, string> = {
  "preview.badge": "准备中",
  "preview.note": "完整页面正在制作中，以下为目前已确定的内容。",
  "preview.ask.title": "无需等待，直接提问",
  "preview.ask.text": "助手现在就能回答相关问题，并注明出处。",
  "preview.ask.action": "询问助手",
  "preview.facts": "要点",

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
