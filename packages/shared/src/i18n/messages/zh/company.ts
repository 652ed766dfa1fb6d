import type { company as en } from "../en/company";

export const company: Record<keyof typeof en, string> = {
  "company.title": "电表知道钱花在哪里，我们让它说出来。",
  "company.mission":
    "Wattleaf 把电表读数和账单变成可以核对的决定：哪台电器、哪个时段、花了多少钱。我们在加利福尼亚州森尼韦尔，服务家庭、机构、能源从业者和开发者。",
  "company.rule.title": "最重要的一条规矩",
  "company.rule.text": "只有数据或注明的来源能够支持的数字才会出现。示例数据一律标明，我们没有亲自测量过的也会写明。",
  "company.rule.link": "我们如何测量",

  "company.stats.title": "数字里的 Wattleaf",
  "company.stats.customers": "企业客户",
  "company.stats.countries": "国家",
  "company.stats.energy": "kWh 电量已分析",
  "company.stats.savings": "为客户节省",

  "company.leaders.title": "谁负责什么",
  "company.leaders.text": "公司由三位负责人领导，每人对您负责一项承诺。",
  "company.leaders.ceo.role": "首席执行官",
  "company.leaders.ceo.owns": "客户与价格",
  "company.leaders.ceo.text": "对我们的承诺和收费负责，也保证本站的每项说法都有出处。",
  "company.leaders.cto.role": "首席技术官",
  "company.leaders.cto.owns": "产品、安全与您的数据",
  "company.leaders.cto.text": "对软件如何运行、保存什么负责，并确保您可以带走或删除自己的数据。",
  "company.leaders.science.role": "能源科学负责人",
  "company.leaders.science.owns": "方法与测量",
  "company.leaders.science.text": "对算法和公布的准确度负责，包括效果不好的地方。",

  "company.values.title": "我们的做法",
  "company.values.evidence.title": "先有证据",
  "company.values.evidence.text": "基准测试用公开数据和公开的命令运行，未达标的结果与达标的列在同一张表里。",
  "company.values.yours.title": "数据归您",
  "company.values.yours.text": "全部下载或删除账户都由您自己操作，立即生效，无需向我们申请。",
  "company.values.plain.title": "把话说明白",
  "company.values.plain.text": "账单已经够难懂了。回答先说金额，再注明出处。",
  "company.values.consent.title": "您点头才做",
  "company.values.consent.text": "助手只提建议。开关设备或参加响应事件，都要等您确认。",

  "company.careers.title": "招聘职位",
  "company.careers.text": "在森尼韦尔办公，或在相近时区远程工作。用几句话告诉我们您做过什么。",
  "company.careers.apply": "立即申请",
  "company.careers.applyFor": "立即申请：{position}",
  "company.careers.ai.title": "高级人工智能工程师",
  "company.careers.ai.text": "让负荷分解在从未见过的家庭里也好用，让助手不说任何无法证明的话。",
  "company.careers.pm.title": "能源市场产品经理",
  "company.careers.pm.text": "决定如何把需求响应、电价方案和虚拟电厂变成客户愿意参加的产品。",
  "company.careers.devops.title": "运维开发工程师",
  "company.careers.devops.text": "负责服务的运行、备份和更新，并帮助电力公司在自己的服务器上运行。",

  "company.contact.title": "联系我们",
  "company.contact.text": "我们会在 24 小时内回复。",
  "company.contact.email": "邮箱",
  "company.contact.phone": "电话",
  "company.contact.address": "地址",

  "company.privacy.title": "隐私政策",
  "company.privacy.text":
    "没有跟踪器，也没有广告。电表读数和对话属于您的账户，您可以随时下载或删除。上传的文件不会保留，只保存从中读出的内容。",
  "company.privacy.link": "阅读完整的隐私政策",
  "company.terms.title": "服务条款",
  "company.terms.text":
    "您可以为自己或自己的企业使用 Wattleaf。估算有助于决策，但不能代替账单或安全检查。付费套餐 30 天内可以退款。",
  "company.terms.link": "阅读完整的服务条款",
};
