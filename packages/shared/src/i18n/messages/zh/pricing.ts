import type { pricing as en } from "../en/pricing";

export const pricing: Record<keyof typeof en, string> = {
  "pricing.title": "先免费用，值得再付费。",
  "pricing.lead": "每个套餐都包含完整产品。区别只在于可以提问和调用多少次，以及我们为您投入多少时间。",

  "pricing.payoff.title": "套餐多久能回本？",
  "pricing.payoff.text":
    "平均节省 12%。按这个比例，每月电费达到约 {growth} 时，成长版省下的钱就超过它的价格；专业版则是约 {pro}。",
  "pricing.payoff.note": "实际能省多少取决于您的账单、电价方案和您做的改变。上传一张账单，就能看到您自己的数字。",
  "pricing.payoff.chart": "节省 12% 的金额随每月电费变化，并标出成长版和专业版的价格",
  "pricing.payoff.axis": "每月电费",
  "pricing.payoff.saving": "电费的 12%",

  "pricing.compare.title": "套餐对比",
  "pricing.compare.feature": "功能",
  "pricing.compare.use": "用量",
  "pricing.compare.questionsDay": "每天向助手提问次数",
  "pricing.compare.questionsMinute": "每分钟向助手提问次数",
  "pricing.compare.calls": "每分钟 API 调用次数",
  "pricing.compare.keys": "API 密钥数量",
  "pricing.compare.analysis": "分析",
  "pricing.compare.bills": "账单与电表文件",
  "pricing.compare.meter": "接入智能电表，最多 24 个月历史数据",
  "pricing.compare.appliances": "电器分项（NILM）",
  "pricing.compare.tariffs": "电价方案比较与账单解释",
  "pricing.compare.control": "控制",
  "pricing.compare.schedules": "电池、电动车与电器的用电排程",
  "pricing.compare.vpp": "虚拟电厂与需求响应",
  "pricing.compare.account": "账户",
  "pricing.compare.security": "身份验证器应用与通行密钥",
  "pricing.compare.export": "下载和删除您的全部数据",
  "pricing.compare.service": "服务",
  "pricing.compare.email": "邮件支持",
  "pricing.compare.setup": "工程师协助上线",
  "pricing.compare.contact": "专属联系人",
  "pricing.compare.servers": "部署在自有服务器，使用自有单点登录",
  "pricing.compare.yes": "包含",
  "pricing.compare.no": "不包含",

  "pricing.value.setup.title": "无安装费",
  "pricing.value.setup.text": "上传文件或接入电表即可开始。除套餐外没有其他费用。",
  "pricing.value.support.title": "专家支持",
  "pricing.value.support.text": "由工程师通过邮件解答您的问题，24 小时内回复。",
  "pricing.value.security.title": "企业级安全",
  "pricing.value.security.text":
    "支持通行密钥和身份验证器应用，电力公司授权加密保存，并公开对照 OWASP ASVS 5.0 的自查结果。",

  "pricing.faq.title": "关于价格的问题",
  "pricing.faq.family.question": "一个家庭要花多少钱？",
  "pricing.faq.family.answer":
    "不用花钱。免费套餐包含家庭所需的一切：账单和电表文件、接入智能电表、电器分项、每天 {questions} 次助手提问、用电排程和绿币。按节省 12% 计算，每月 $150 的电费能少 $18，比成长版的价格还低，所以我们不建议单个家庭购买付费套餐。",
  "pricing.faq.trial.question": "试用结束后会怎样？",
  "pricing.faq.trial.answer":
    "我们不要求提供信用卡，因此不会扣款。您的账户和数据都会保留，用量按免费套餐计算。需要更多时再选择付费套餐。",
  "pricing.faq.annual.question": "按年付款能省多少？",
  "pricing.faq.annual.answer":
    "成长版一年 {growthAnnual}，按月付十二个月则是 {growthTwelve}；专业版一年 {proAnnual}，按月则是 {proTwelve}。两者都便宜约 {percent}。开关上写的是“最多省 20%”，按目前的价格是 {percent}。",
  "pricing.faq.refund.question": "可以退款吗？",
  "pricing.faq.refund.answer": "可以。购买成长版或专业版后 {days} 天内写信给我们，即可全额退款。",
  "pricing.faq.payment.question": "怎么付款？谁能看到我的卡号？",
  "pricing.faq.payment.answer":
    "在 Stripe 的付款页面刷卡支付，卡号不会经过我们的服务器。没有配置收款服务的 Wattleaf 服务器（例如演示环境）只会模拟购买，并会明确说明。",
  "pricing.faq.cancel.question": "可以更改或取消套餐吗？",
  "pricing.faq.cancel.answer": "可以，随时通过联系表单告诉我们。删除账户时，订阅也会一并结束。",

  "pricing.talk.title": "不确定哪个套餐合适？",
  "pricing.talk.text": "告诉我们您有多少个站点，想了解哪些情况。",
  "pricing.talk.sales": "联系销售",
  "pricing.talk.trial": "开始免费试用",
};
