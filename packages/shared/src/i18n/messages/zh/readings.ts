import type { readings as en } from "../en/readings";

export const readings: Record<keyof typeof en, string> = {
  "readings.title": "读数",
  "readings.chart": "电网取用功率",
  "readings.description": "共 {count} 条读数，每条 {minutes} 分钟。",
  "readings.power": "功率",
  "readings.energy": "电量",
  "readings.mean": "平均",
  "readings.highest": "最高",
  "readings.lowest": "最低",
  "readings.missing": "未计量：{count} 条",
  "readings.zoomIn": "放大",
  "readings.zoomOut": "缩小",
  "readings.all": "显示全部读数",
  "readings.loading": "正在加载读数：{percent}",
  "readings.failed": "部分读数加载失败。",
  "readings.legend": "浅色区域：最低到最高读数之间。斜纹：未计量。",
  "readings.help": "拖动可移动，滚动或双指可缩放。方向键读取数值，按住 Shift 可移动；+ 和 − 缩放，0 显示全部。",
  "readings.by.day": "读数太多，此处按日汇总。CSV 文件包含每条读数。",
  "readings.by.month": "读数太多，此处按月汇总。CSV 文件包含每条读数。",

  "readings.demand.headroom": "功率不超过 {limit}，当月需量电费就不会增加；现在还剩 {left}。",
  "readings.demand.limit": "功率不超过 {limit}，当月需量电费就不会增加。",
  "readings.demand.headroom.daily": "功率不超过 {limit}，当天需量电费就不会增加；现在还剩 {left}。",
  "readings.demand.limit.daily": "功率不超过 {limit}，当天需量电费就不会增加。",
};
