import type { palette as en } from "../en/palette";

export const palette: Record<keyof typeof en, string> = {
  "palette.title": "搜索或提问",
  "palette.placeholder": "搜索页面、对话和设备，或直接提问",
  "palette.pages": "页面",
  "palette.conversations": "对话",
  "palette.devices": "设备",
  "palette.ask": "提问：“{question}”",
  "palette.new": "新建对话",
  "palette.none": "没有结果",
};
