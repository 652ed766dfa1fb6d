import type { coins as english } from "../en/coins";

export const coins: Record<keyof typeof english, string> = {
  "coins.title": "绿币获取方式",
  "coins.column.action": "您的操作",
  "coins.column.coins": "绿币",
  "coins.column.verified": "验证方式",
  "coins.row.welcome": "注册账户",
  "coins.row.welcome_invited": "使用邀请码注册账户",
  "coins.row.upload_bill": "首次上传账单",
  "coins.row.connect_devices": "首次连接设备或电表",
  "coins.row.invite": "邀请好友，且好友添加了账单或电表",
  "coins.row.savings": "与您自己的基线相比节约用电",
  "coins.row.event": "在电网事件中兑现响应电量",
  "coins.row.achievement": "达成成就",
  "coins.per.account": "{coins} 个，限一次",
  "coins.per.friend": "每位好友 {coins} 个，最多 {limit} 个",
  "coins.per.savings": "每 kWh {coins} 个，每月最多 {limit} 个",
  "coins.per.event": "每 kWh {coins} 个，每次事件最多 {limit} 个",
  "coins.per.achievement": "每项最多 {coins} 个，共 {limit} 个",
  "coins.verified.never": "不验证",
  "coins.verified.bill": "电力公司账单的 PDF 或照片，且未在 Wattleaf 出现过",
  "coins.verified.meter": "通过电力公司连接的电表，且未在 Wattleaf 出现过",
  "coins.verified.readings": "通过电力公司连接的电表读数，且电表未在 Wattleaf 出现过",
  "coins.note":
    "任何绿币均可兑换“奖励”类商品。代金券、捐赠和商品具有现金价值，须使用已验证绿币并确认邮箱。沙盒电表和模拟设备不产生已验证绿币。",
};
