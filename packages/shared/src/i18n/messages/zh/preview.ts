import type { preview as en } from "../en/preview";

export const preview: Record<keyof typeof en, string> = {
  "preview.badge": "准备中",
  "preview.note": "完整页面正在制作中，以下为目前已确定的内容。",
  "preview.ask.title": "无需等待，直接提问",
  "preview.ask.text": "助手现在就能回答相关问题，并注明出处。",
  "preview.ask.action": "询问助手",
  "preview.facts": "要点",

  "preview.product.title": "产品",
  "preview.product.lead": "一个平台，从电表数据到用电决策。",
  "preview.product.p1":
    "Wattleaf 读取总表数据，识别其中每台电器的用电（非侵入式负荷监测，NILM）。它分析账单和电表文件，助手用通俗易懂的中文或英文回答相关问题。",
  "preview.product.p2": "发现问题后即可行动：可调设备通过虚拟电厂参与需求响应，智能控制将用电转移到更便宜的时段。",
  "preview.product.p3": "智能电表连接带来 15 分钟间隔的数据和最长 24 个月的历史。节能可获得绿币，并在绿色商店使用。",
  "preview.product.fact1": "支持 5 万多种设备",
  "preview.product.fact2": "RESTful API、MQTT/CoAP、Matter/Thread",
  "preview.product.fact3": "中英双语",

  "preview.solutions.title": "解决方案",
  "preview.solutions.lead": "六类场所，各有各的节能空间。",
  "preview.solutions.p1":
    "电用在哪里取决于行业。办公楼主要耗在非工作时间的通风，商店主要耗在制冷和照明，家庭则主要耗在供暖和全天不停的基础负荷。",
  "preview.solutions.p2":
    "典型节能幅度：商业 25%–40%，零售 30%–45%，住宅 15%–30%，制造 20%–35%，酒店 25%–40%，公用事业 10%–25%。",
  "preview.solutions.p3": "实施需要 1 至 16 周，取决于参与的系统数量。按行业的对比表将随完整页面推出。",
  "preview.solutions.fact1": "商业与零售：最高节能 45%",
  "preview.solutions.fact2": "住宅：节能 15%–30%",
  "preview.solutions.fact3": "1–16 周完成实施",

  "preview.pricing.title": "价格",
  "preview.pricing.lead": "先免费试用，满意再付费。",
  "preview.pricing.p1":
    "免费试用 30 天，无需绑卡。最受欢迎的成长版每月 49 美元或每年 490 美元；专业版每月 149 美元或每年 1,490 美元；企业版按需定价。",
  "preview.pricing.p2": "付费套餐享 30 天退款保证，无安装费用。企业团队在 24 小时内回复。",
  "preview.pricing.fact1": "免费试用：30 天，无需绑卡",
  "preview.pricing.fact2": "成长版：每月 49 美元或每年 490 美元",
  "preview.pricing.fact3": "专业版：每月 149 美元或每年 1,490 美元",

  "preview.company.title": "公司",
  "preview.company.lead": "让电表数据一看就懂。",
  "preview.company.p1": "Wattleaf 位于加利福尼亚州森尼韦尔，服务于 15 个以上国家的家庭、企业、公用事业与工业客户。",
  "preview.company.p2": "我们最看重一条原则：数字必须有数据或引用来源支撑才会显示，示例数据一律注明。",
  "preview.company.p3":
    "请发邮件至 hello@wattleaf.example 或致电 +1\u00a0(408)\u00a0555-0142；地址见每页底部。联系表单、招聘、隐私政策与服务条款将随完整页面推出。",
  "preview.company.fact1": "加利福尼亚州森尼韦尔",
  "preview.company.fact2": "100 多家企业客户",
  "preview.company.fact3": "15 个以上国家",

  "preview.leaderboard.title": "节能冠军榜",
  "preview.leaderboard.lead": "与其他节能者比拼，优化用电、赚取积分、提升排名。",
  "preview.leaderboard.p1":
    "排行榜将按积分列出前十名节能者及其节电量与连续天数。共五个等级：新手、500 分起的环保之友、1,000 分起的节能达人、2,500 分起的绿色冠军、5,000 分起的可持续大师。",

  "preview.marketplace.title": "绿色商店",
  "preview.marketplace.lead": "用绿币兑换精彩奖励。",
  "preview.marketplace.p1":
    "绿币只奖励真实行为：注册 50 枚，受邀注册 100 枚，上传账单 100 枚，连接设备 50 枚。所有收支都记入服务器账本。",
  "preview.marketplace.p2": "商店将提供奖励、代金券、捐赠与商品。",
};
