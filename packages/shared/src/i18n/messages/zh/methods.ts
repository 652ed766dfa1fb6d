import type { methods as en } from "../en/methods";

export const methods: Record<keyof typeof en, string> = {
  "methods.title": "我们的数字从何而来",
  "methods.lead":
    "本站的每项说法都指向这里。有些经过我们测量，有些是 Wattleaf 自己的陈述、本软件无法证实，还有一些是举例。我们逐一说明。",
  "methods.kind.measured": "实测",
  "methods.kind.claimed": "厂商说法，未经本软件测量",
  "methods.kind.sample": "举例",
  "methods.kind.measured.text": "用本软件测量或计算得出，任何人都可以重复。",
  "methods.kind.claimed.text": "由 Wattleaf 陈述。如有替代的实测结果，会写在旁边。",
  "methods.kind.sample.text": "为展示效果而编写。",
  "methods.command": "测量命令",
  "methods.claims.title": "逐项说明",
  "methods.trial.title": "节能报告带来的变化",
  "methods.trial.text":
    "由电力公司连接电表的家庭每月会收到节能报告，但抽签选出的五分之一账户不会收到，作为对照组。我们比较两组与上一年相比的用电变化，并给出 95% 区间。积分、绿币和其他所有功能对所有人相同；任一组少于 30 户时不给出结果。",
  "methods.how.title": "主要结果如何计算",
  "methods.how.text": "每份白皮书说明一种方法，包括资料来源、局限，以及未达到目标的数字。",
  "methods.paper": "阅读白皮书（PDF）",
  "methods.docs": "API 文档",
  "methods.papers": "全部白皮书",
  "methods.paper.disaggregation-on-unseen-homes.name": "电器分项",
  "methods.paper.disaggregation-on-unseen-homes.text":
    "先将总表中的脉冲配对，再由随机森林分类；周期性负荷使用隐马尔可夫模型。各分项与电表读数逐点相符。",
  "methods.paper.billing-to-the-cent.name": "账单与电价",
  "methods.paper.billing-to-the-cent.text": "按公布的电价方案对各时段计费，精确到分，因此可以比较方案并解释变化。",
  "methods.paper.demand-response-baselines.name": "需求响应",
  "methods.paper.demand-response-baselines.text": "以相似日期的基线衡量事件中节省的电量，并据此分配收入。",
  "methods.paper.forecasts-that-state-their-error.name": "预测",
  "methods.paper.forecasts-that-state-their-error.text": "次日负荷带有预测区间，约 80% 的日子里实际值落在其中。",
  "methods.paper.no-figure-without-a-source.name": "助手",
  "methods.paper.no-figure-without-a-source.text": "由工具计算，由助手表述；数字没有出处的句子会被拦下。",
  "methods.paper.a-ledger-not-a-blockchain.name": "绿币",
  "methods.paper.a-ledger-not-a-blockchain.text": "每一枚绿币都是账本中的一条记录，账本只能追加。",
  "methods.claim.average-savings.name": "平均节能 12% 以上",
  "methods.claim.average-savings.text":
    "这是 Wattleaf 自己的说法，没有用本软件测量过。软件实际测量的是每个账户自己的节省：把每一天与一年前相同的星期几相比。",
  "methods.claim.nilm-accuracy.name": "NILM 准确率 97.8% 以上",
  "methods.claim.nilm-accuracy.text":
    "这是 Wattleaf 自己的说法，未能复现。我们用公开数据测得：参与过训练的房屋，四种电器的平均 F1 为 0.876；从未见过的房屋（UK-DALE 2 号房）三个月分别为 0.557、0.633 和 0.669；另一户未见过的房屋（REFIT 2 号房）为 0.624 至 0.653。",
  "methods.claim.supported-devices.name": "支持 5 万种以上设备",
  "methods.claim.supported-devices.text":
    "指可以通过开放协议接入的型号数量，我们没有在此清点。账户中没有真实连接的设备为模拟设备，并已标明。",
  "methods.claim.detection-accuracy.name": "设备识别准确率 95% 以上",
  "methods.claim.detection-accuracy.text":
    "这是 Wattleaf 自己的说法。我们在从未见过的家庭中测得：电热水壶的 F1 为 0.880 至 0.927（UK-DALE 2 号房）；在最难的一户（IDEAL 65 号房），洗衣机和洗碗机的平均值只有 0.311 和 0.330。",
  "methods.claim.analytics-accuracy.name": "分析准确率 99.9%",
  "methods.claim.analytics-accuracy.text":
    "一个数字无法概括所有分析。我们测得：200 个随机排程中，两个独立求解器的结果完全一致；日前预测的误差是最佳简单预测的 0.78 至 0.95 倍；基线在两个公开的示例年度上误差为 8.3% 和 8.0%，但在两户单独的家庭上为 49% 和 59%。",
  "methods.claim.response-time.name": "1 毫秒响应时间",
  "methods.claim.response-time.text":
    "对部分请求成立，并非全部。我们测得：电表按天的月度图表为 0.7 毫秒（第 95 百分位）；32 个对话并行时，回答的第一个词为 36.9 毫秒；32 个问题同一瞬间提出时为 101 毫秒。",
  "methods.claim.example-savings.name": "每月平均节省 $2,340",
  "methods.claim.example-savings.text": "这是举例，不是测量结果：相当于每月 $19,500 电费的 12%。",
  "methods.claim.uptime.name": "99.99% 可用性",
  "methods.claim.uptime.text":
    "可用性取决于由谁运行服务器，我们尚未公布自己的记录。我们测得：30 轮强制终止（19,000 次已确认写入）和 300 次模拟断电中，没有丢失任何已确认的写入。",
  "methods.claim.energy-analyzed.name": "已分析 5,000 万 kWh 以上",
  "methods.claim.energy-analyzed.text": "这是业务数据。服务器不会跨账户汇总读数，因此软件无法证实。",
  "methods.claim.total-savings.name": "节省 200 万美元以上",
  "methods.claim.total-savings.text": "这是业务数据。节省金额按账户计算，不跨账户汇总。",
  "methods.claim.customers.name": "企业客户 100 家以上",
  "methods.claim.customers.text": "这是业务数据，软件不作测量。",
  "methods.claim.countries.name": "15 个以上国家",
  "methods.claim.countries.text": "这是业务数据，软件不作测量。网站本身提供英文和中文。",
  "methods.claim.connectivity.name": "RESTful API、MQTT/CoAP、OpenADR 2.0b、IEEE 2030.5、Matter/Thread",
  "methods.claim.connectivity.text":
    "软件目前具备：REST API 及自动生成的参考文档、OpenADR 3.0.1 对象、Green Button 文件与连接，以及 Home Assistant 或支持其发现协议的 MQTT 代理。CoAP、OpenADR 2.0b、IEEE 2030.5、Matter 和 Thread 需要通过网关，不包含在内。",
  "methods.claim.compliance.name": "端到端加密、OAuth 2.0/SAML、ISO 27001、SOC 2 Type II、GDPR",
  "methods.claim.compliance.text":
    "证书属于企业而非软件，本站没有展示任何证书。软件具备：基于 OAuth 2.0 的 OpenID Connect 登录（没有 SAML）、加密保存的电力公司授权，以及下载和删除账户的全部数据。传输加密由运营方配置。我们对照 OWASP ASVS 5.0 一级和二级自查：158 项符合，39 项部分符合，13 项不符合，43 项不适用。",
  "methods.claim.smart-meter-data.name": "15 分钟间隔，最多 24 个月历史",
  "methods.claim.smart-meter-data.text":
    "用完整的 70,080 个间隔测得：读取 14.6 MB 的 Green Button XML 需 550 毫秒，连同每日合计一起保存需 239 毫秒。真实电表能追溯多久取决于电力公司。",
  "methods.claim.industry-savings.name": "各行业的节省幅度、实施时间和投资回收期",
  "methods.claim.industry-savings.text":
    "来自 Wattleaf 自身经验的范围：从电力公司的 10–25% 到零售业的 30–45%，1 至 16 周，6 至 24 个月。均未用本软件测量，您的情况可能不在其中。",
  "methods.claim.annual-billing.name": "最多省 20%",
  "methods.claim.annual-billing.text":
    "按目前的价格计算：成长版和专业版按年付款比按月付十二次便宜 17%。20% 是优惠的上限。",
  "methods.claim.resource-statistics.name": "150 多篇文章、25 份以上白皮书、50 多个视频、1 万多名社区成员",
  "methods.claim.resource-statistics.text":
    "这是 Wattleaf 对其所有发布渠道的统计。本站可以阅读的以列表为准，数量更少。",
  "methods.claim.white-paper-statistics.name": "47 份出版物、2.53 万次下载、15 家研究伙伴、1,247 次引用",
  "methods.claim.white-paper-statistics.text":
    "这是 Wattleaf 自己的说法。本服务器对每份白皮书的下载次数自行计数，从零开始。",
  "methods.claim.event-statistics.name": "47 场活动、1.25 万名参加者、25 个国家、240 小时以上",
  "methods.claim.event-statistics.text": "这是 Wattleaf 自己的说法。本站每场活动的席位由服务器计数。",
  "methods.claim.lab-figures.name": "实验功能的参与人数与评分",
  "methods.claim.lab-figures.text": "示例数据。各研究项目的关键指标则为实测，见基准测试。",
};
