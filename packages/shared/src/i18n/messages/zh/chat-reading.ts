import type { chatReading as en } from "../en/chat-reading";

export const chatReading: Record<keyof typeof en, string> = {
  "chat.reading": "问题的理解方式",
  "chat.reading.change": "{slot}：{value}。更改",
  "chat.reading.fixed": "{slot}：",
  "chat.reading.scope": "范围",
  "chat.reading.metric": "数据",
  "chat.reading.aggregate": "计算方式",
  "chat.reading.subject": "对象",
  "chat.reading.period": "时间",
  "chat.reading.comparedTo": "对比",
  "chat.reading.filters": "时段",
  "chat.reading.group": "划分方式",
  "chat.reading.pick": "筛选",
  "chat.reading.unit": "单位",
  "chat.reading.topic": "主题",
  "chat.reading.choices": "请选择",
};
