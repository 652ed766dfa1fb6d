import type { attachments as en } from "../en/attachments";

export const attachments: Record<keyof typeof en, string> = {
  "attachment.sandbox": "沙盒",
  "attachment.asTable": "显示表格",
  "attachment.asChart": "显示图表",
  "attachment.menu": "“{title}”的数据与文件",
  "attachment.csv": "下载 CSV",
  "attachment.png": "下载 PNG",
  "attachment.partial": "斜纹：未完整计量。",
  "attachment.describe.range": "{name}：最高 {high} {unit}（{highAt}），最低 {low} {unit}（{lowAt}）。",
  "attachment.describe.none": "{name}：暂无数据。",
  "attachment.action.decline": "暂不",
  "attachment.action.meterConnected": "您的电表已连接。",
  "attachment.action.meterAdded": "这些读数已添加为电表。",
  "attachment.action.meterOpen": "在仪表盘查看",
  "attachment.action.meterSending": "正在添加读数… {percent}%",
  "attachment.action.meterReading": "正在读取文件…",
  "attachment.action.meterFileAgain": "请再选择一次{file}：此页面已不再保留它。",
  "attachment.action.done": "已完成。",
  "attachment.action.declined": "已取消。",
  "attachment.action.failed": "未能完成操作。",
  "attachment.action.expired": "此建议已过期，请重新提问。",
};
