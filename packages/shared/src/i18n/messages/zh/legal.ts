import type { legal as en } from "../en/legal";

export const legal: Record<keyof typeof en, string> = {
  "legal.updated": "自 2026 年 11 月 22 日起生效",
  "legal.contents": "本页内容",
  "legal.other.privacy": "隐私政策",
  "legal.other.terms": "服务条款",

  "privacy.title": "隐私政策",
  "privacy.lead": "Wattleaf 保存哪些关于您的信息、保存多久、如何删除。",
  "privacy.short.title": "简要说明",
  "privacy.short.text":
    "- 没有跟踪器，没有广告，不出售数据。\n- 读数、对话和设备属于您的账户。您可以在设置中将其全部下载为一个文件，或立即删除。\n- 您上传的文件读取后即丢弃，只保留从中读出的内容，例如每天的用电量。\n- 如果网站使用语言模型，在发送任何内容之前都会先去除个人信息。",
  "privacy.account.title": "您的账户",
  "privacy.account.text":
    "我们保存您的姓名、邮箱或手机号、语言、套餐、绿币，以及密码的 argon2id 哈希值，任何人都无法从中读出密码。\n\n对每次登录会话，我们保存开始时间、最近使用时间、浏览器，以及去掉最后一段的 IP 地址。会话在 30 天未使用后失效，最长 90 天。登录和安全变更记录保留 {securityDays} 天，您可以在设置中查看。",
  "privacy.energy.title": "电表读数、账单与设备",
  "privacy.energy.text":
    "电表读数可能反映您何时在家。只有您的账户能看到，并一直保留到您断开电表（断开即删除读数）或删除账户为止。您在电力公司的户号和访问令牌均加密保存。\n\n上传的账单或电表文件在我们的服务器上读取，文件本身不保存。在首页未注册试用的文件不会保存任何内容。接入电力公司时，对方会知道您授权了我们，也会知道您何时结束授权。\n\n没有接入电力公司时，您可以试用沙盒电表，其读数为模拟数据并已标明。",
  "privacy.assistant.title": "助手",
  "privacy.assistant.text":
    "提问和回答会保存，方便您以后查看；每段对话都可以删除。没有账户时，通过 Cookie 让您在 30 天内找回对话；在合作伙伴的网页上为 12 小时。\n\n默认情况下，回答在我们自己的服务器上生成。Wattleaf 服务器的运营方可以接入语言模型；此时，在发送问题或结果之前，户号、地址、邮箱、电话和密钥都会替换为占位符。如果您评价回答，评价和意见会与该回答一起保存。",
  "privacy.forms.title": "联系表单、资讯与活动",
  "privacy.forms.text":
    "- 联系表单的留言保存 {contactDays} 天，并通过邮件发给我们的团队。\n- 资讯订阅在您通过邮件确认后生效。未确认的邮箱会在 {confirmDays} 天后删除；退订时即删除您的邮箱。\n- 活动报名者的姓名和邮箱在活动结束 {eventDays} 天后删除。",
  "privacy.payments.title": "付款",
  "privacy.payments.text":
    "付费套餐由 Stripe 在其页面上处理，卡片信息不会经过我们的服务器。我们保存您付费的套餐，以及 Stripe 的订阅编号。没有配置 Stripe 时，购买为模拟，不保存任何内容。",
  "privacy.browser.title": "Cookie 与浏览器存储",
  "privacy.browser.text":
    "全部用于网站运行，没有任何一项用于广告或统计分析。\n\n- wattleaf_session：您的登录状态，30 天，持续使用最长 90 天。\n- wattleaf_visitor：未登录时的对话，30 天。\n- wattleaf_device：一个随机名称，避免他人猜错密码时把您锁在外面，400 天。\n- wattleaf_pending：输入密码之后、第二步验证之前，几分钟。\n- language：英文或中文。\n- 浏览器存储：主题、语言、是否登录过，以及尚未发送的消息。",
  "privacy.share.title": "还有谁会收到数据",
  "privacy.share.text":
    "只有完成您的请求所必需的各方：投递邮件的邮件服务器、付款时的 Stripe、接入时的电力公司、使用 Google 或公司账号登录时的对方，以及已接入的语言模型。\n\n我们的日志不含个人信息。为防止滥用，会按网络地址计数，以指纹形式保存，并在计数周期结束后一天内删除。",
  "privacy.rights.title": "您的权利",
  "privacy.rights.text":
    "“设置 → 您的数据”可将账户中的全部内容下载为一个 JSON 文件。“设置 → 删除账户”会立即永久删除，同时结束订阅并通知已接入的电力公司。删除后任何人都无法恢复，包括我们；备份中的副本保留到运营方的备份到期为止。\n\n如果您所在地适用 GDPR 或 CCPA，您还有权知情、更正、限制处理，以及向主管机构投诉。设置中没有提供的事项，请写信给我们。",
  "privacy.contact.title": "联系方式",
  "privacy.contact.text": "有关隐私的问题，请发邮件至 {email}，或使用联系表单。",

  "terms.title": "服务条款",
  "terms.lead": "您可以期待 Wattleaf 做什么，以及我们对您的要求。",
  "terms.service.title": "服务内容",
  "terms.service.text":
    "Wattleaf 读取电表数据和账单，估算各电器的用电，比较电价方案，安排可灵活调整的用电，并回答相关问题。使用自己的数据需要账户。您可以为自己、家庭或企业使用。",
  "terms.account.title": "您的账户",
  "terms.account.text":
    "请提供真实信息，并妥善保管密码和 API 密钥。在您通知我们或在设置中撤销之前，由此产生的操作由您负责。请只上传和接入您有权使用的数据。",
  "terms.fair.title": "合理使用",
  "terms.fair.text":
    "每个套餐都有提问和 API 调用的额度，见价格页面。超出后服务器会请您稍候。请不要试图获取他人的数据、干扰服务或绕过限制。如果您发现安全漏洞，请告诉我们；谨慎的报告不会被追究。",
  "terms.estimates.title": "估算就是估算",
  "terms.estimates.text":
    "电器用电、预测、节省和电价比较都是根据您的数据计算的，方法及其实测准确度均已公布。它们不是正式账单、安全检查或理财建议。示例、模拟和沙盒数据均已标明。\n\n助手会注明出处。做花费较大的决定之前，请先核对。",
  "terms.devices.title": "设备与需求响应",
  "terms.devices.text":
    "Wattleaf 只在您确认后才开关设备或让其参加响应事件，您可以随时退出。请不要接入一旦失灵会危及人身安全的设备，例如医疗设备。需求响应的收入取决于市场和实际交付的电量。",
  "terms.coins.title": "绿币",
  "terms.coins.text": "绿币用于奖励节能，可以在绿色商店使用。绿币不是货币，不能提现或转让，并随账户一同结束。",
  "terms.payment.title": "套餐与付款",
  "terms.payment.text":
    "免费试用为期 {trialDays} 天，无需信用卡。成长版和专业版按月或按年自动续订，直到您写信取消。付款后 {moneyBackDays} 天内提出，即可全额退款。企业版以单独合同为准。没有配置收款服务的服务器上，购买为模拟，不产生任何义务。",
  "terms.end.title": "终止",
  "terms.end.text":
    "您可以随时删除账户。对违反本条款的账户，我们可以暂停使用并说明原因。如果我们停止服务，会至少提前 {noticeDays} 天公告，以便您下载数据。",
  "terms.liability.title": "责任",
  "terms.liability.text":
    "对故意和重大过失，以及法律不允许限制的情形，我们承担责任。除此之外，责任以您最近十二个月支付的金额为限。本条款不影响您作为消费者享有的权利。",
  "terms.law.title": "法律与变更",
  "terms.law.text":
    "适用加利福尼亚州法律，以及您所在地强制性的消费者保护法律。条款变更会提前 {noticeDays} 天通过邮件通知；如不同意，您可以在此之前注销账户。",
};
