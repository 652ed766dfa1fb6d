import type { widget as enWidget, widgetLauncher as enLauncher } from "../en/widget";

export const widgetLauncher: Record<keyof typeof enLauncher, string> = {
  "launcher.label": "能源助手",
  "launcher.failed": "助手加载失败，请再次点击按钮重试。",
};

export const widget: Record<keyof typeof enWidget, string> = {
  "widget.title": "能源助手",
  "widget.byPartner": "为 {partner} 客户服务",
  "widget.poweredBy": "由 Wattleaf 提供解答，注明来源",
  "widget.close": "关闭对话",
  "widget.conversation": "对话内容",
  "widget.latest": "跳到最新内容",
  "widget.opening": "正在打开对话…",
  "widget.you": "您",
  "widget.assistant": "助手",
  "widget.thinking": "正在思考…",
  "widget.tool": "正在核对数据…",
  "widget.reconnecting": "连接已断开，正在重新连接…",
  "widget.stopped": "已停止",
  "widget.sources": "来源",
  "widget.source": "来源 {index}",
  "widget.source.upload": "您的文件",
  "widget.source.account": "您的账户",

  "widget.composer.label": "您的问题",
  "widget.composer.placeholder": "问问您的用电情况…",
  "widget.composer.send": "发送",
  "widget.composer.stop": "停止回答",
  "widget.composer.attach": "上传电费账单",
  "widget.composer.hint": "账单或用电数据文件，最大 10 MB",

  "widget.suggestions": "推荐问题",
  "widget.suggest.save": "我能省多少钱？",
  "widget.suggest.devices": "我的设备可以被控制吗？",
  "widget.suggest.vpp": "虚拟电厂有什么好处？",
  "widget.suggest.upload": "上传我的电费账单",

  "widget.upload.sent": "已上传 {name}",
  "widget.upload.progress": "正在上传 {name}：{percent}%",
  "widget.upload.reading": "正在读取 {name}…",
  "widget.upload.cancel": "取消上传",
  "widget.upload.wrongType": "请上传 PDF、CSV、Excel 或图片格式的电费账单。",
  "widget.upload.tooLarge": "请上传小于 10 MB 的文件。",
  "widget.upload.empty": "这个文件是空的，请选择其他文件。",
  "widget.upload.failed": "抱歉，我无法处理这个文件。请确认它是可读取的电费账单，然后重试。",

  "widget.retry": "重试",
  "widget.error.network": "抱歉，目前无法连接。请检查网络后重试。",
  "widget.error.technical": "抱歉，系统出现了技术问题。请重试，或联系我们的支持团队。",
  "widget.error.busy": "当前提问人数较多，请稍候再试。",
  "widget.error.busyFor": "当前提问人数较多，请在 {seconds} 秒后重试。",
  "widget.error.busyMinutes": "提问次数较多，请在 {minutes} 分钟后重试。",
  "widget.error.tooLong": "每条消息最多 {max} 个字符。",

  "widget.unavailable.origin.title": "此网站尚未启用助手",
  "widget.unavailable.origin.text": "{origin} 不在允许的来源之列。",
  "widget.unavailable.origin.who": "请网站管理员将上述地址加入允许的来源。",
  "widget.unavailable.key.title": "助手尚未设置完成",
  "widget.unavailable.key.text": "无法识别此页面的密钥。",
  "widget.unavailable.key.who": "请网站管理员填入正确的 Wattleaf 密钥。",
};
