import type { widgetPreview as en } from "../en/widget-preview";

export const widgetPreview: Record<keyof typeof en, string> = {
  "widgetPreview.title": "Brightwater 电力公司：带有 Wattleaf 小组件的示例用户页面",
  "widgetPreview.utility": "Brightwater 电力公司",
  "widgetPreview.fictional": "虚构的电力公司，示例数据",
  "widgetPreview.sample": "示例数据",
  "widgetPreview.heading": "您六月的用电",
  "widgetPreview.lead": "您用了 612 kWh，比去年六月少 9%。",
  "widgetPreview.chart": "一月至六月每月用电：884、802、741、655、590 和 612 kWh",
  "widgetPreview.hint": "助手就在页面角落。",
  "widgetPreview.off": "此服务器未启用示例数据，因此这里不显示助手。",
};
