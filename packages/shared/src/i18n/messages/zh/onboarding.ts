import type { onboarding as en } from "../en/onboarding";

export const onboarding: Record<keyof typeof en, string> = {
  "onboarding.progress": "第 {step} 步，共 {total} 步",
  "onboarding.skipSetup": "跳过设置",
  "onboarding.skipStep": "跳过此步",
  "onboarding.continue": "继续",
  "onboarding.finish": "完成",
  "onboarding.finishWithout": "跳过并完成",
  "onboarding.stepDone": "已完成",
  "onboarding.step.welcome": "欢迎",
  "onboarding.step.upload_bill": "您的账单",
  "onboarding.step.connect_devices": "电表与设备",

  "onboarding.welcome.title": "{name}，欢迎使用 Wattleaf",
  "onboarding.welcome.text": "三个简短步骤，让助手了解您的用电情况。任何一步都可以跳过，以后再补。",
  "onboarding.welcome.coins": "您已有 {count} 枚绿币。",
  "onboarding.welcome.invite": "您的好友邀请码：{code}",

  "onboarding.upload.title": "上传电费账单或电表文件",
  "onboarding.upload.text":
    "PDF 账单和照片会读取账期、用电量和费用，CSV 和 Green Button 文件会读取每条读数。首次上传可得 100 枚绿币。",
  "onboarding.upload.choose": "选择文件",
  "onboarding.upload.limits": "支持 PDF、JPG、PNG、CSV 或 Green Button XML，最大 10 MB",
  "onboarding.upload.percent": "{percent}%",
  "onboarding.upload.reading": "正在读取…",
  "onboarding.upload.period": "{start} 至 {end}",
  "onboarding.upload.removeFailed": "未能移除",
  "onboarding.upload.done": "文件已读取",
  "onboarding.upload.remove": "移除",
  "onboarding.upload.wrongType": "请选择 PDF、JPG、PNG 或 CSV 文件。",
  "onboarding.upload.tooLarge": "请选择小于 10 MB 的文件。",
  "onboarding.upload.failed.title": "上传失败",
  "onboarding.upload.failed.text": "请使用有效的电费账单文件重试。",

  "onboarding.coinsPaid": "+{count} 枚绿币",

  "onboarding.devices.title": "连接电表与设备",
  "onboarding.devices.text": "此步可选。连接第一块电表或第一台设备可得 50 枚绿币，以后可随时再连接。",
  "onboarding.devices.meter": "电表",
  "onboarding.devices.meterText": "通过电力公司账户，或使用 Green Button 文件",
  "onboarding.devices.connect": "连接",
  "onboarding.devices.another": "连接另一块电表",
  "onboarding.devices.connected": "已连接：获得 50 枚绿币",

  "onboarding.failed.title": "未能保存进度",
  "onboarding.failed.update": "进度更新失败，请重试。",
  "onboarding.failed.complete": "未能完成设置。",
  "onboarding.done.title": "设置完成",
  "onboarding.done.text": "欢迎来到您的 Wattleaf 仪表盘！",
  "onboarding.signIn.title": "请登录后设置账户",
};
