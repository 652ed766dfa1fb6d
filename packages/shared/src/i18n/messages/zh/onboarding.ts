import type { onboarding as en } from "../en/onboarding";

export const onboarding: Record<keyof typeof en, string> = {
  "onboarding.progress": "第 {step} 步，共 {total} 步",
  "onboarding.skipSetup": "跳过设置",
  "onboarding.skipStep": "跳过此步",
  "onboarding.continue": "继续",
  "onboarding.finish": "完成",
  "onboarding.stepDone": "已完成",
  "onboarding.step.welcome": "欢迎",
  "onboarding.step.upload_bill": "您的账单",
  "onboarding.step.connect_devices": "设备",

  "onboarding.welcome.title": "{name}，欢迎使用 Wattleaf",
  "onboarding.welcome.text": "三个简短步骤，让助手了解您的用电情况。任何一步都可以跳过，以后再补。",
  "onboarding.welcome.coins": "您已有 {count} 枚绿币。",
  "onboarding.welcome.invite": "您的好友邀请码：{code}",

  "onboarding.upload.title": "上传电费账单或电表文件",
  "onboarding.upload.text": "CSV 与 Green Button 文件会被逐条读取：总用电量、基础负荷、高峰时段、夜间占比与逐月变化。",
  "onboarding.upload.choose": "选择文件",
  "onboarding.upload.limits": "支持 PDF、JPG、PNG、CSV 或 Green Button XML，最大 10MB",
  "onboarding.upload.percent": "{percent}%",
  "onboarding.upload.done": "文件已读取",
  "onboarding.upload.remove": "移除",
  "onboarding.upload.wrongType": "请选择 PDF、JPG、PNG 或 CSV 文件。",
  "onboarding.upload.tooLarge": "请选择小于 10MB 的文件。",
  "onboarding.upload.failed.title": "上传失败",
  "onboarding.upload.failed.text": "请使用有效的电费账单文件重试。",

  "onboarding.devices.title": "连接设备",
  "onboarding.devices.text": "温控器、充电桩和智能插座将在设备页面添加，该页面仍在准备中。没有它们，助手也已可用。",

  "onboarding.failed.title": "未保存",
  "onboarding.failed.update": "进度更新失败，请重试。",
  "onboarding.failed.complete": "未能完成设置。",
  "onboarding.done.title": "设置完成",
  "onboarding.done.text": "欢迎来到您的 Wattleaf 仪表盘！",
  "onboarding.signIn.title": "请登录后设置账户",
};
