import type { transcript as en } from "../en/transcript";

export const transcript: Record<keyof typeof en, string> = {
  "transcript.exported": "与 Wattleaf 助手的对话，导出于 {time}",
  "transcript.you": "您",
  "transcript.file": "您的文件",
  "transcript.assistant": "助手",
  "transcript.stopped": "已停止。",
  "transcript.sources": "来源",
  "transcript.sandbox": "沙盒数据",
  "transcript.customer": "客户",
  "transcript.customerFile": "客户的文件",
};
