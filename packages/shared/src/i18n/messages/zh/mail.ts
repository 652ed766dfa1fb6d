import type { mail as en } from "../en/mail";

export const mail: Record<keyof typeof en, string> = {
  "mail.greeting": "{firstName}，您好：",
  "mail.greetingPlain": "您好：",
  "mail.team": "Wattleaf 团队",

  "mail.welcome.subject": "欢迎使用 Wattleaf",
  "mail.welcome.text": "您的 Wattleaf 账户已开通。上传账单或电表数据文件，即可向助手提问：",
  "mail.welcome.action": "向助手提问",
  "mail.welcome.confirm": "您的 Wattleaf 账户已开通。请确认这是您的邮箱：",
  "mail.welcome.invite": "您的邀请码是 {inviteCode}。好友使用它注册可以获得更多绿币，您也会获得奖励。",

  "mail.confirm.subject": "请确认您的邮箱",
  "mail.confirm.text": "请确认这是您 Wattleaf 账户的邮箱：",
  "mail.confirm.action": "确认邮箱",
  "mail.confirm.ignore": "该链接 7 天内有效，点击时需处于登录状态。如果您没有 Wattleaf 账户，请忽略此邮件。",

  "mail.newsletter.confirm.subject": "请确认订阅 Wattleaf 资讯",
  "mail.newsletter.confirm.text": "有人使用此邮箱订阅 Wattleaf 资讯。如果是您本人，请确认订阅：",
  "mail.newsletter.confirm.action": "确认订阅",
  "mail.newsletter.confirm.ignore":
    "该链接 7 天内有效。如果不是您本人操作，请忽略此邮件。未经您确认，我们不会向您发送资讯。",
  "mail.newsletter.already.subject": "您已订阅 Wattleaf 资讯",
  "mail.newsletter.already.text": "有人使用此邮箱订阅 Wattleaf 资讯，而您早已订阅，无需任何操作。",
  "mail.newsletter.why": "您收到此邮件，是因为有人在我们的订阅表单中填写了此邮箱。",
  "mail.newsletter.unsubscribe": "退订",

  "mail.contact.subject": "[{topic}] {subject}",
  "mail.contact.greeting": "联系表单收到一条新留言。",
  "mail.contact.from": "来自：{name}，{email}",
  "mail.contact.company": "公司：{company}",
  "mail.contact.topic": "类别：{topic}",
  "mail.contact.reply": "直接回复此邮件，即可答复 {name}。",
  "mail.contact.topic.general": "一般咨询",
  "mail.contact.topic.sales": "销售咨询",
  "mail.contact.topic.demo": "预约演示",
  "mail.contact.topic.integration": "系统集成",
  "mail.contact.topic.support": "技术支持",
  "mail.contact.topic.careers": "求职",
  "mail.contact.topic.speaker": "演讲嘉宾",
  "mail.contact.topic.partnership": "合作",
  "mail.contact.topic.press": "媒体",

  "mail.order.subject.pending": "已收到您的订单：{item}",
  "mail.order.subject.completed": "您的购买：{item}",
  "mail.order.subject.refunded": "绿币已退回：{item}",
  "mail.order.received":
    "感谢您的购买。您用 {coins} 枚绿币购买了 {quantity} 件“{item}”。发货时我们会再发邮件通知您，收货地址：",
  "mail.order.shipped": "“{item}”已发出。",
  "mail.order.reward": "您用 {coins} 枚绿币购买了“{item}”，可在购买记录中使用。",
  "mail.order.voucher": "您用 {coins} 枚绿币购买了 {quantity} 份“{item}”。兑换码：",
  "mail.order.donation": "感谢您的捐赠：用 {coins} 枚绿币捐赠 {quantity} 份“{item}”。",
  "mail.order.receipt": "收据 {number}，{day}。受赠方：{organization}。捐赠人：{email}。",
  "mail.order.refunded": "“{item}”已退款：{coins} 枚绿币已退回您的余额。",
  "mail.order.sample": "本商店为示例：兑换码无法在商家使用，也不会实际发货或捐赠。",
  "mail.order.action": "查看购买记录",

  "mail.reset.subject": "重设您的 Wattleaf 密码",
  "mail.reset.text": "我们收到了重设您 Wattleaf 账户密码的请求。请在一小时内通过以下链接设置新密码：",
  "mail.reset.action": "设置新密码",
  "mail.reset.ignore": "该链接只能使用一次。如果不是您本人操作，请忽略此邮件，您的密码不会改变。",

  "mail.passwordChanged.subject": "您的 Wattleaf 密码已更改",
  "mail.passwordChanged.text":
    "您的 Wattleaf 账户密码刚刚更改，其他设备均已退出登录。如果不是您本人操作，请立即在登录页点击“忘记密码？”重设密码：",
  "mail.passwordChanged.action": "前往登录页",

  "mail.newDevice.subject": "您的 Wattleaf 账户有新的登录",
  "mail.newDevice.text": "刚刚有人在一台我们没见过的设备上登录了您的 Wattleaf 账户：",
  "mail.newDevice.device": "{system} 上的 {browser}，网络 {network}，{time}",
  "mail.newDevice.unknownBrowser": "未知浏览器",
  "mail.newDevice.unknownSystem": "未知系统",
  "mail.newDevice.action": "查看安全动态",
  "mail.newDevice.ignore": "如果是您本人，无需任何操作。如果不是，请立即更改密码并退出所有设备。",

  "mail.signInLinked.subject": "Wattleaf 账户新增了一种登录方式",
  "mail.signInLinked.text":
    "您的 Wattleaf 账户刚刚通过一种新的方式登录，登录服务商已确认登录者是该邮箱的所有者。今后可以用这种方式登录您的账户。",
  "mail.signInLinked.passwordGone":
    "在此之前，该邮箱从未验证过。为安全起见，我们已移除账户原有的密码和 API 密钥，并结束了其他登录。您可以通过“忘记密码？”设置新密码。",
  "mail.signInLinked.action": "前往登录页",

  "mail.event.subject": "报名成功：{title}",
  "mail.event.text": "我们已为您保留“{title}”的席位：",
  "mail.event.invoice": "价格为 {price} 欧元。发票将通过邮件发送给您，目前没有扣款。",
  "mail.event.action": "添加到日历",
  "mail.event.cancel": "如果您无法参加，或者没有报名，请告诉我们，以便把席位留给其他人：{url}",
  "mail.event.kept": "活动结束 {days} 天后，我们会删除您的姓名和邮箱。",
  "mail.transcript.subject": "转交给{partner}的对话",
  "mail.transcript.text": "一位客户同意把自己与助手的这段对话发送给您，以便您进一步协助。",
  "mail.transcript.line": "{speaker}：{text}",
};
