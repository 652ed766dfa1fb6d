import type { labsAssistant as en } from "../en/labs-assistant";

export const labsAssistant: Record<keyof typeof en, string> = {
  "labsAssistant.open": "询问项目助手",
  "labsAssistant.title": "项目助手",
  "labsAssistant.close": "关闭项目助手",
  "labsAssistant.log": "关于项目的对话",
  "labsAssistant.greeting": "欢迎询问本页的项目，回答均来自本页内容。",
  "labsAssistant.you": "您：",
  "labsAssistant.typing": "正在输入…",
  "labsAssistant.placeholder": "询问某个项目…",
  "labsAssistant.quick": "快捷问题",
  "labsAssistant.quick.progress": "目前进展如何？",
  "labsAssistant.quick.metrics": "目标是什么？",
  "labsAssistant.quick.deliverables": "会有哪些成果？",
  "labsAssistant.quick.team": "团队有哪些人？",
};
