import { referenceOfAccount } from "./reference-account";
import { referenceOfPartners } from "./reference-partners";

/**
 * The API reference in Chinese. The contracts are its English, so each text is found by the contract's own words: a text
 * that changes there shows in English until it is translated again, and a test says so.
 */
export const reference: Readonly<Record<string, string>> = {
  // Operations
  "Disaggregate a load": "负荷分解",
  "Splits a home's metered power into its appliances.": "将住宅的总功率分解到各台电器。",
  "List homes with labels": "列出有标注的住宅",
  "Homes whose labels are remembered, and what was learned from them.": "标注会被记住的住宅，以及从中学到的内容。",
  "Delete a home's labels": "删除住宅的标注",
  "Forgets everything learned from the home's labels.": "清除从该住宅标注中学到的全部内容。",
  "Get plant status": "查询电厂状态",
  "The state, available capacity, and revenue of a virtual power plant.": "虚拟电厂的状态、可用容量和收益。",
  "Create a plant": "创建电厂",
  "Creates a virtual power plant.": "创建虚拟电厂。",
  "List plants": "列出电厂",
  "Your account's plants and the sample plant.": "您账户的电厂和示例电厂。",
  "Add a participant": "添加参与者",
  "Adds a metered site to a plant.": "向电厂添加装有电表的站点。",
  "Enroll a device": "登记设备",
  "Adds a device that can be dispatched.": "登记可调度的设备。",
  "List participants": "列出参与者",
  "A plant's participants with their devices.": "电厂的参与者及其设备。",
  "Create an event": "创建事件",
  "Dispatches a plant with a time, a power, and a price. An event in the past is recorded so you can settle it.":
    "调度电厂：指定时间、功率和价格。过去的时间会补录事件以供结算。",
  "List events": "列出事件",
  "A plant's latest events, newest first.": "电厂最近的事件，最新的在前。",
  "Opt a participant in or out": "设置参与者加入或退出",
  "For one event before it starts, or for all events without a choice of their own.":
    "可针对某个尚未开始的事件，或所有未单独设置的事件。",
  "Report meter readings": "上报电表读数",
  "A participant's meter readings, used for baselines and settlements.": "上报参与者的电表读数，用于计算基线和结算。",
  "Cancel an event": "取消事件",
  "Only before the event is over. A running event ends and isn't settled.":
    "仅限未结束的事件。正在进行的事件会终止，且不结算。",
  "Settle an event": "结算事件",
  "Calculates delivered energy, revenue, and its split once the event is over and reported. The participants are measured as one group; only what is certain of the group's reduction is paid, and is split by what each site's meter shows. Settling again returns the same result.":
    "结算已结束且已上报读数的事件：交付电量、收益及分成。参与者作为一组测量，只为该组确定的削减量付费，并按各站点电表显示的削减量分配。重复结算结果不变。",
  "Remove a device": "移除设备",
  "Removes a device from its plant.": "将设备移出电厂。",
  "Delete a plant": "删除电厂",
  "Also deletes its participants, readings, events, and settlements.": "同时删除其参与者、读数、事件和结算单。",
  "Create a schedule": "生成用电计划",
  "Create or replace a facility": "创建或替换设施",
  "A facility is what you plan schedules for.": "设施是生成用电计划的对象。",
  "List facilities": "列出设施",
  "Your account's facilities and the sample home.": "您账户的设施和示例家庭。",
  "Delete a facility": "删除设施",
  "Calculate a bill": "计算账单",
  "Bills a series under a tariff to the cent, line by line.": "按电价逐项计算一段用电的费用，精确到分。",
  "Compare tariffs": "比较电价",
  "Bills a series under several tariffs, cheapest first, with the changes from the current one. Tariffs that the customer can't choose are listed last, with the reason.":
    "按多种电价计算费用，从低到高排列，并列出与当前电价的差异。客户无法选用的电价排在最后，并注明原因。",
  "Get prices": "查询价格",
  "The price of the next kWh bought and sold in each interval, and of the next kW of peak demand.":
    "查询每个间隔再买或再卖 1 kWh 的价格，以及需量再增加 1 kW 的价格。",
  "List tariffs": "列出电价",
  "The catalog of sample residential tariffs, each with its source and date.": "列出示例居民电价目录，附来源和日期。",
  "Get a tariff": "查询电价",
  "A tariff from the catalog with its rates, in the format of OpenEI's Utility Rate Database.":
    "查询目录中的一项电价及其价格，采用 OpenEI 美国电价数据库（URDB）格式。",
  "Extract a bill": "读取账单",
  "Reads a bill (PDF, scan, picture, or Excel) or a usage table (CSV or Excel) field by field, each with its confidence.":
    "逐项读取账单（PDF、扫描件、图片、Excel）或用电表格（CSV、Excel），并给出置信度。",
  "Explain a bill change": "分析账单变化",
  "Explains the difference between two bills to the cent, and what the same use would cost under other tariffs.":
    "分析两期账单的变化原因，精确到分，并计算在其他电价下的费用。",
  "Parse a Green Button file": "解析 Green Button 文件",
  "Returns the interval series of every usage point in a Green Button (ESPI) file.":
    "将 Green Button（ESPI）文件读取为各用电点的间隔序列。",
  "Forecast load": "预测负荷",
  "Forecasts the hourly load after a series, with an interval based on backtests.":
    "按小时预测后续负荷，区间由回测得出。",
  "Detect anomalies": "检测异常",
  "Finds unusual days, the hours responsible for them, and a creeping base load.":
    "查找异常日期及造成异常的钟点，以及缓慢升高的基础负荷。",
  "Create a program": "创建项目",
  "A program corresponds to a plant.": "创建项目（program），即电厂。",
  "List programs": "列出项目",
  "Get a program": "查询项目",
  "Replace a program": "替换项目",
  "Plant terms without an attribute stay unchanged.": "替换项目；属性中未提及的电厂条款保持不变。",
  "Create a VEN": "创建 VEN",
  "List VENs": "列出 VEN",
  "Get a VEN": "查询 VEN",
  "Includes its resources.": "查询一个 VEN 及其资源。",
  "Replace a VEN": "替换 VEN",
  "Create a subscription": "创建订阅",
  "List subscriptions": "列出订阅",
  "Get a subscription": "查询订阅",
  "Its participants are notified right away.": "创建事件，并立即通知参与者。",
  "Get an event": "查询事件",
  "Replace an event": "替换事件",
  "One that requests power only before it starts; a signal at any time.":
    "要求调整功率的事件只能在开始之前替换或删除；信号随时可以。",
  "Create a report": "创建上报",
  "List reports": "列出上报",
  "Get a report": "查询上报",
  "List notifications": "列出通知",
  "Changes to a subscription's objects in the last 30 days, oldest first.":
    "列出订阅对象最近 30 天的变动，最早的在前。",
  "Delete a subscription": "删除订阅",
  "Delete an event": "删除事件",
  "Delete a VEN": "删除 VEN",
  "Also deletes its resources and readings.": "删除 VEN 及其资源和读数。",
  "Delete a program": "删除项目",
  "Also deletes everything in it.": "删除项目及其全部内容。",
  "Validate a request": "校验请求",
  "Checks a request body against an endpoint's schema without running it, and names the fields that it would ignore.":
    "按操作的模式校验请求体，但不执行，并列出会被忽略的字段。",
  "Fields of the body that the endpoint would ignore": "请求体中会被忽略的字段",
  "Reject a request with unknown fields, instead of ignoring them with a notice":
    "拒绝含有未知字段的请求，而不是忽略这些字段并给出提示",
  "Unknown fields of the request, which were ignored; absent without any": "请求中被忽略的未知字段；没有时不返回此项",

  // What a value must keep to
  "exactly {n} characters": "恰好 {n} 个字符",
  "exactly {n} items": "恰好 {n} 项",
  "exactly {n}": "恰好 {n}",
  "{least} to {most} characters": "{least} 至 {most} 个字符",
  "{least} to {most} items": "{least} 至 {most} 项",
  "{least} to {most}": "{least} 至 {most}",
  "at least {n} characters": "至少 {n} 个字符",
  "at least {n} items": "至少 {n} 项",
  "at least {n}": "不小于 {n}",
  "at most {n} characters": "最多 {n} 个字符",
  "at most {n} items": "最多 {n} 项",
  "at most {n}": "不大于 {n}",
  "more than {n}": "大于 {n}",
  "less than {n}": "小于 {n}",
  "not empty": "不能为空",
  "default {n}": "默认 {n}",

  // Fields
  "Mean power of the whole home in each interval in W; null if missing, negative for export":
    "全屋在每个间隔内的平均功率（W），缺失时为 null，向电网送电时为负",
  "Samples per second: 1 for one-second data, 0.016667 for one minute, 0.001111 for 15 minutes":
    "每秒采样数：每秒一次为 1，每分钟一次为 0.016667，每 15 分钟一次为 0.001111",
  "Devices to report; everything else stays unassigned. Defaults to all":
    "需要报告的设备，其余归入未分配；不填则为全部",
  "Start of the first interval. If set, runs also have times": "第一个间隔的起点；填写后运行记录也带有时间",
  "Requires start. It says which appliances to expect, such as no kettles above 1.8 kW at 120 V. With intervals longer than 5 minutes, the local hour separates heating from cooling":
    "需要同时提供 start。由此判断当地可能有哪些电器，例如 120 V 地区没有 1.8 kW 以上的电水壶；间隔超过 5 分钟时，还按当地钟点区分供暖和制冷",
  "A home in your account. Labels are remembered for it": "账户中的一个住宅，其标注会被保存",
  "Times in data when a device is known to have been on; end is when it turned off":
    "data 中已知某设备运行的时段；end 为再次关闭的时刻",
  "kettle, dishwasher, washing_machine, microwave, electric_shower, fridge, freezer, ev_charger, oven, air_conditioner, electric_heating, or a custom name used in labels":
    "kettle、dishwasher、washing_machine、microwave、electric_shower、fridge、freezer、ev_charger、oven、air_conditioner、electric_heating，或标注中使用的自定义名称",
  "Whether to include power_breakdown. Responses are shorter without it": "是否需要 power_breakdown；不需要时响应较短",
  "Largest first": "用电最多的在前",
  "kettle, dishwasher, washing_machine, microwave, electric_shower, fridge, freezer, ev_charger, oven, air_conditioner, electric_heating, ev_like, cooling, heating, or the name of a label":
    "kettle、dishwasher、washing_machine、microwave、electric_shower、fridge、freezer、ev_charger、oven、air_conditioner、electric_heating、ev_like、cooling、heating，或标注中的名称",
  "How it was detected: learned from measured homes, from typical construction, or from labels":
    "识别依据：实测住宅的训练结果、设备构造特征或标注",
  "Share of the energy used": "占总用电量的比例",
  "Index of the first sample after the run": "运行结束后的第一个采样点",
  "Share of similar runs that were correct in homes not used for training":
    "在未参与训练的住宅上，此类运行判断正确的比例",
  "For all devices, weighted by energy; 0 if none was found": "所有设备按电量加权；未识别出设备时为 0",
  "With intervals longer than 5 minutes, types of load are named instead of individual appliances":
    "间隔超过 5 分钟时看不出单台电器，只给出负荷类别",
  "The always-on load": "全天不停的负荷",
  "Samples without a value": "没有数值的采样点",
  "Samples beyond what a home's supply can carry; left unassigned": "超出住宅供电能力的单个采样点，归入未分配",
  "Samples below zero, which hide the loads behind them": "小于零的采样点，其背后的负荷无法看到",
  "What was learned from this call's labels; saved if home_id is set":
    "本次调用的标注所学到的内容；提供 home_id 时会保存",
  "Power while on": "运行时的功率",
  "Duration at that power": "以该功率运行的时间",
  "For each sample, base + devices + unassigned − exported = data, within 0.1 W; null where data is null":
    "每个采样点满足 base + devices + unassigned − exported = data，精确到 0.1 W；data 为 null 时为 null",
  "Null if nothing was exported": "没有上网电量时为 null",
  "Unique within the account": "账户内唯一",
  "Includes the capacity of the next 24 hours": "附上未来 24 小时的容量",
  "MW one event is expected to deliver": "一次调度预计可交付的功率（MW）",
  "MW; the 80% interval of what one event would deliver": "单位 MW；一次调度交付功率的 80% 区间",
  "MW of opted-in devices available in this hour": "已加入且此时可调度的设备功率（MW）",
  "All devices in the plant, whether opted in or not": "电厂的全部设备，无论是否加入",
  "Sum of settled events. A calculated statement only; no money is moved":
    "已结算事件的合计；仅为计算结果，不涉及资金往来",
  "The current or next event": "正在进行或即将开始的事件",
  "Your own ID, unique within the account; generated if omitted": "自定义的 id，账户内唯一；不填则自动生成",
  "IANA time zone that sets the days and hours of all the plant's meters": "IANA 时区，所有电表的日期和钟点均以此为准",
  "The operator's share of the revenue": "运营方的收益分成",
  "Calendar of non-business days other than weekends": "除周末外，哪些日子不算工作日",
  "Delivery is paid up to this share of the request in each interval": "每个间隔内，最多按请求量的这一比例付费",
  "True for the simulated plant, which anyone can view": "所有人可查看的模拟电厂为 true",
  "IANA time zone, such as America/Los_Angeles": "IANA 时区，例如 America/Los_Angeles",
  "Power it can reduce or feed in when dispatched": "调度时可削减或回馈的功率",
  "First hour of the plant's day when it's available": "一天中可开始调度的钟点",
  "Last hour, exclusive. Earlier than the first hour means past midnight": "可调度到此钟点；早于起始钟点表示跨过午夜",
  "Up to 24 hours after start": "不晚于 start 后 24 小时",
  "How long before the start participants are notified": "开始前多久通知参与者",
  "Reduction over the whole event. A plant can only have one event at a time":
    "整个事件期间的削减量；同一电厂同一时间只能有一个事件",
  "Paid per kWh delivered, in the plant's currency": "每交付 1 kWh 的价格，以电厂的货币计",
  "Paid once per kW held on average, up to the request": "平均每保持 1 kW 付费一次，不超过请求量",
  "Deducted per kWh not delivered": "未交付的每 1 kWh 扣除的金额",
  "Set by the clock until the event is settled or canceled": "结算或取消之前由时间决定",
  "Delivered ÷ requested energy, once settled": "交付电量 ÷ 请求电量，结算后给出",
  "Start of the first interval. Readings older than 400 days aren't stored":
    "第一个间隔的起点；超过 400 天的读数不保留",
  "Length of every interval in seconds; the same in all of a participant's reports":
    "每个间隔的秒数；同一参与者的所有上报须一致",
  "Net energy of each interval in kWh; null if missing. A later report for the same time replaces it, but null doesn't remove a value":
    "每个间隔的净电量（kWh），缺失时为 null。同一时间以后上报的为准，但 null 不会覆盖已有读数",
  "Sites measured together; one with too short a history is left out": "一起测量的站点数；历史读数太短的站点不计入",
  "Baseline minus metered energy: the best estimate": "基线减去实测值，即最佳估计",
  "Half of the 90% interval, from the same baseline on days without an event":
    "90% 区间的半宽，由同一基线在没有事件的日子里的误差得出",
  "Lower end of the 90% interval": "90% 区间的下限",
  "Upper end of the 90% interval": "90% 区间的上限",
  "The lower end, at least zero. No more than this is ever paid": "区间下限，不小于零；付费不会超过此值",
  "Days without an event on which the baseline was tried": "用于检验基线的无事件天数",
  "Baseline minus metered energy of the group: the best estimate, of which only the certain part is paid":
    "整组的基线减去实测值，即最佳估计；只为其中确定的部分付费",
  "The certain part, up to the request in each interval": "确定的部分，每个间隔不超过请求量",
  "The participants measured as one. Null if that isn't possible, or for events settled site by site before":
    "全体参与者作为一组的测量结果。无法测量时，以及此前逐站结算的事件，为 null",
  "Why the group couldn't be measured. Nothing is paid then; delivered energy is the sum of the sites'":
    "无法按组测量的原因；此时不付费，交付电量为各站点之和",
  "The site's own baseline minus its metered energy": "该站点自己的基线减去实测值",
  "Half of the 90% interval of the site's own result; null with too few days to tell":
    "该站点自身结果的 90% 区间半宽；天数太少无法判断时为 null",
  "True if the site's own result may be chance; null with too few days to tell":
    "该站点自身的结果可能出于偶然时为 true；天数太少无法判断时为 null",
  "Its share of the paid energy, by its own delivered energy, and never more than that":
    "在付费电量中所占的份额，按自身交付电量分配，且不超过自身交付电量",
  "Delivered ÷ requested energy": "交付电量 ÷ 请求电量",
  "Together with the participants' revenue, exactly the total revenue": "与参与者的收益相加，恰好等于总收益",
  "The days averaged, most recent first": "参与平均的日期，最近的在前",
  "Factor of a multiplicative adjustment": "乘法修正所乘的系数",
  "Amount added to each interval by an additive adjustment": "加法修正加到每个间隔的数值",
  "Why there is no result for this participant, which counts as nothing delivered":
    "无法结算该参与者的原因；按未交付计",
  "A facility in your account, or sample-home": "账户的设施，或 sample-home",
  "Hours to plan; a whole number of steps": "计划的小时数，须为步长的整数倍",
  "Overrides for the stored facility": "与已保存设施不同之处",
  "Start of the plan, on a quarter hour. Defaults to the next step": "计划的起点，须在整刻钟；不填则为下一步",
  "Defaults to 15": "不填则为 15",
  "Defaults to 5": "不填则为 5",
  "Region for emissions: a country such as GB, or US with an eGRID subregion such as US-CAMX":
    "用于计算排放：国家（例如 GB），或带 eGRID 子区域的美国（例如 US-CAMX）",
  "A tariff in the catalog: GET /api/v1/tariffs": "电价目录中的电价：GET /api/v1/tariffs",
  "A tariff in the format of OpenEI's Utility Rate Database": "采用 OpenEI 美国电价数据库（URDB）格式的电价",
  "Bundled, Energy, Delivery, or Delivery with Standard Offer":
    "Bundled、Energy、Delivery 或 Delivery with Standard Offer",
  "Not in URDB: the currency of a tariff from outside the US": "不在 URDB 中：美国以外电价的货币",
  "Start date in seconds since 1970": "开始适用的时间，自 1970 年起的秒数",
  "Upper limit of the tier in the unit of the demand rate; omitted for the last tier":
    "该档的上限，以需量电价的单位计；最后一档不填",
  "Added to the rate": "加到单价上的金额",
  "Unit of `max`: kWh, kWh daily, kWh/kW, or kWh/kW daily. Defaults to kWh":
    "`max` 的计量方式：kWh、kWh daily、kWh/kW 或 kWh/kW daily；不填则为 kWh",
  "Paid per kWh exported": "每上网 1 kWh 支付的金额",
  "Per kWh, by month": "每 kWh，按月",
  "Minutes over which demand is averaged": "需量取平均的分钟数",
  "Months to look back over": "回溯的月数",
  "Versions 2 and 3": "版本 2 和 3",
  "Extension to URDB: taxes on the bill": "不在 URDB 中：账单税费",
  "Percent of all charges before taxes": "占税前全部费用的比例",
  "Currency per kWh bought": "每购入 1 kWh 的金额",
  "Custom prices": "自定义价格",
  "Currency of the two price series below, if no tariff is set": "未提供电价时，下面两个价格序列的货币",
  "Price of energy bought, one value per step of the plan": "购电价格，计划的每一步一个值",
  "Price of energy sold, one value per step of the plan": "售电价格，计划的每一步一个值",
  "Energy bought since the start of the local month, for tiers": "当地月初以来的购电量，用于阶梯电价",
  "Highest import this month so far. Demand charges only count what rises above it":
    "本月至今的最高购电功率：需量电费只计超出部分",
  "The same, by label, for demand charges that only apply at certain hours. Defaults to 0":
    "同上，按仅在特定钟点计费的需量电费名称；不填则为 0",
  "Expected load, excluding the battery and the devices below": "电池和下列设备之外的预计负荷",
  "Expected load on weekends; defaults to load_kw": "同上，用于周末；不填则用 load_kw",
  "Expected generation": "预计发电",
  "Expected load, excluding battery and devices, one value per step of the plan":
    "电池和设备之外的预计负荷，计划的每一步一个值",
  "Expected generation, one value per step of the plan": "预计发电，计划的每一步一个值",
  "No limit if omitted": "不填则不限",
  "Share of the capacity that is reserved and never used": "始终不使用的容量比例",
  "State of charge at the start of the plan, as a share of capacity": "计划开始时的荷电状态，为容量的比例",
  "Battery wear cost per kWh discharged": "每放出 1 kWh 折合的电池损耗成本",
  "Whether it may export to the grid. If not, exports are limited to solar generation":
    "是否可以向电网送电；否则上网量不超过光伏发电",
  "State of charge required at the end of the plan, or the value of a kWh left in it":
    "计划结束时须保有的电量，或剩余每 kWh 的价值",
  "When it was plugged in": "自何时起插枪",
  "When charging must be done": "须在何时充好",
  "Energy to charge; or send battery_kwh, soc, and target_soc": "充入电池的电量；或提供 battery_kwh、soc、target_soc",
  "State of charge when plugged in": "插枪时的荷电状态",
  "Minimum charging power when charging": "充电桩要么不输出，要么至少输出这一功率",
  "The phases of a run, in order": "运行过程，各阶段依次进行",
  "Earliest start": "可以启动的时间",
  "Latest end": "须完成的时间",
  "Whether it can pause; if so, it has one phase": "是否可以暂停；若可以则只有一个阶段",
  "Heat needed to warm the building by one kelvin": "建筑升温 1 K 所需的热量",
  "Heat lost per kelvin of difference from outdoors": "与室外每相差 1 K 损失的热量",
  "Heat moved per kWh of electricity": "每 kWh 电可搬运的热量",
  "Electric power of the heat pump or air conditioner": "热泵或空调的电功率",
  "Temperature at the start of the plan": "计划开始时的温度",
  "Heat gains from sun and people": "来自日照和人员的热量",
  "Comfort band": "舒适温度范围",
  "Outdoor temperature, one value per step of the plan": "室外温度，计划的每一步一个值",
  "Appliance start times already communicated; changing them has a cost": "已告知用户的电器启动时间；改动会产生成本",
  "Cost of moving a communicated start by one hour. Defaults to 2% of the run's cost":
    "将已告知的启动时间移动一小时的成本；不填则为该次运行成本的 2%",
  "Carbon intensity of the grid, one value per step of the plan": "电网的碳强度，计划的每一步一个值",
  "True if the facility is the sample home or its tariff is a sample from the catalog":
    "设施为示例家庭，或其电价为目录中的示例",
  "Curtailed solar": "未利用的光伏发电",
  "Temperature at the end of the step; null without heating or cooling": "该步结束时；没有供暖制冷时为 null",
  "Every vehicle stay and appliance run": "车辆的每次停留和电器的每次运行",
  "When it first draws power; null if it doesn't run": "首次用电的时间；不运行时为 null",
  "Energy drawn from the site": "从站点取用",
  "Devices with no stay or complete window in the time horizon": "计划期内没有停留、也没有完整时段的设备",
  "Preferences and limits that couldn't be met, and by how much": "未能满足的要求和限制，以及相差多少",
  "Baseline cost minus plan cost, in the currency": "基线成本减去计划成本，以相应货币计",
  "Share of the baseline total; null if that isn't positive": "占基线总成本的比例；基线不为正时为 null",
  "For the whole month: what the plan's peak adds to the current monthly peak":
    "按整月计：计划的峰值使本月至今的峰值增加的费用",
  "From drawing less energy from the grid": "因少用电网的电",
  "From using energy at cleaner times": "因在更清洁的时段用电",
  "The rounding applied to the factor": "显示时因子四舍五入到此精度",
  "How the figures are calculated, and why any are null": "数据的构成，以及为 null 的原因",
  "Proven to be within 0.1% of the best plan's energy value, the best plan found before the search stopped, or the simple plan":
    "已证明与最优计划相差不超过电费的 0.1%、搜索停止前找到的最优计划，或简单计划",
  "Parts of the tariff that the prices don't include": "电价中未计入价格的部分",
  "Machine-readable code": "供程序使用",
  "Human-readable message": "供阅读",
  "Values mentioned in the message": "消息中的数值，供程序使用",
  "Unique within the facility": "设施内唯一",
  "True for the sample home, which anyone can plan for": "所有人可用于计划的示例家庭为 true",
  "Metered energy in intervals of an hour or less. Longer intervals work for tariffs without hourly or demand rates":
    "计量电量。间隔不超过一小时；没有分时和需量价格的电价可用更长的间隔",
  "Start of the first interval": "第一个间隔的起点",
  "Length of every interval in seconds": "每个间隔的秒数",
  "Energy of each interval in kWh; null if missing, negative if more was exported than used":
    "每个间隔的电量（kWh），缺失时为 null，上网多于用电时为负",
  "A tariff in the format of OpenEI's Utility Rate Database: one element of its items":
    "采用 OpenEI 美国电价数据库（URDB）格式的电价，即 items 中的一项",
  "The customer's billing periods. Defaults to calendar months": "用户的账单周期；不填则为自然月",
  "Local dates billed as weekend days": "按周末计费的当地日期",
  "Highest demand in months before the series, for demand charges that look back":
    "序列之前各月的最高需量，用于回溯历史需量的电价",
  "Times of the utility's own peaks, for coincident peak charges": "电力公司的系统高峰时刻，用于按这些时刻的需量收费",
  "Generation in each interval, for Buy All Sell All; the series' kwh remains net":
    "每个间隔的发电量，用于 Buy All Sell All；序列中的 kwh 仍为净值",
  "ISO 4217; XXX if the tariff doesn't say": "ISO 4217；电价未注明时为 XXX",
  "True if the rates are sample figures from the catalog, not for billing": "价格为目录中的示例数据，不用于计费",
  "Sum of the billing periods, in whole cents of the currency": "各周期之和，精确到货币的分",
  "Share of a month's charges": "占一个月费用的比例",
  "Null if the tariff doesn't require it": "电价不需要时为 null",
  "Sum of the lines, in whole cents of the currency": "各明细之和，精确到货币的分",
  "Tariff period number, starting at 0": "电价时段的编号，从 0 开始",
  "Tier number, starting at 1; null without tiers": "从 1 开始；没有阶梯时为 null",
  "Currency per unit, including adjustments": "单价（货币/单位），含调整",
  "quantity × rate, in whole cents of the currency": "quantity × rate，精确到货币的分",
  "The time window whose average power was charged; ratcheted if it's from an earlier month":
    "按其平均功率收费的时间窗口；按之前月份收费时 ratcheted 为 true",
  "The first 1,000 missing readings; nothing is billed for them": "缺少读数的时段，最多 1,000 个；不计费",
  "Tariffs in the catalog": "目录中的电价",
  "Tariffs in URDB format. Their ID is their label; without one, tariffs.0 and so on":
    "采用 URDB 格式的电价；id 为其 label，没有则为 tariffs.0 等",
  "The customer's current tariff, used to calculate savings": "用户目前使用的电价：节省额与之比较",
  "Cost of the series, in whole cents of the currency": "该序列的费用，精确到货币的分",
  "Current tariff's cost minus this one; null without a current tariff":
    "当前电价的费用减去此电价的费用；没有当前电价时为 null",
  "True if the use is within the tariff's limits and the tariff is for the current tariff's sector":
    "用电量在适用范围之内，且适用的用户类型与当前电价相同",
  "Components that differ from the current tariff, largest difference first": "与当前电价不同的组成部分，差额大的在前",
  "Number of intervals": "间隔的数量",
  "The customer's current position in the tiers": "用户在阶梯中的位置",
  "Energy bought since the start of the local month": "当地月初以来的购电量",
  "Energy added to it for each following day": "此后每天增加的电量",
  "For tiers based on hours of use": "用于按用电小时数划分的阶梯",
  "Currency per kWh bought: the tier's rate, adjustments, and taxes": "每购入 1 kWh 的金额：该档的单价、调整和税费",
  "Currency per kWh sold": "每售出 1 kWh 的金额",
  "One for each charge and month or day": "每项收费每月（或每天）一个",
  "Currency per kW of peak demand, for a whole month or one day": "最高需量每 kW 的金额，按整月或一天",
  "The intervals in which the highest demand is charged": "在这些间隔中取最高需量收费",
  "Date the published schedule took effect": "公布的价目开始适用的日期",
  "The file in Base64: PDF, PNG, JPEG, XLSX, XLS, CSV, or Green Button XML. The type is detected from the content":
    "Base64 编码的文件：PDF、PNG、JPEG、XLSX、XLS、CSV 或 Green Button XML，按内容识别",
  "A CSV file as text": "文本形式的 CSV 文件",
  "Time zone of the meter, required to get interval_series": "电表的时区，提供后间隔数据会以 interval_series 返回",
  "Null for a usage table": "用电表格为 null",
  "Share of fields like this one that were correct on synthetic bills, at most 0.8 until enough real bills support it. 0.8 means that the bill itself confirms the field":
    "在合成账单上测得的同类字段读取正确的比例；在真实账单足够多之前最高为 0.8。0.8 表示账单上的其他内容印证了该字段",
  "The stated total, or the sum of the registers": "账单列出的总电量，未列出时为各计量项之和",
  "What the bill asks to be paid, including earlier balances": "账单要求支付的金额，含以往欠款",
  "The text it was read from": "读取所依据的原文",
  "Masked to its last four characters, also in text": "仅保留末四位，text 中也一样",
  "First and last day, inclusive, YYYY-MM-DD": "含首尾两天，YYYY-MM-DD",
  "Cost of the period including taxes, excluding earlier balances": "本期含税费用，不含以往欠款",
  "ISO 4217 code, or $ if the bill doesn't say which dollar": "ISO 4217 代码；账单未注明是哪种元时为 $",
  "Currency per kWh, if the bill states exactly one": "每 kWh 的价格，账单只有一个单价时给出",
  "kWh by time-of-use period": "各分时时段的电量（kWh）",
  "Checks on the bill's own figures, and whether they add up": "可用账单自身数据核对的合计，以及是否相符",
  "Null for a bill": "账单为 null",
  "Unit of every quantity": "适用于此处的所有数量",
  "The meter's local time": "电表的当地时间",
  "Null if the intervals differ in length": "各行间隔不一致时为 null",
  "Days covered, not counting gaps": "覆盖的天数，不含缺口",
  "Electricity in intervals of equal length, if the file has them and time_zone is set":
    "等间隔的用电数据，需提供 time_zone 且文件中有此数据",
  "First day of the billing period": "账单周期的首日",
  "Last day of the billing period, inclusive": "包含在账单周期内",
  "Number of days. Send it instead of first_day and last_day, or make sure it matches them":
    "代替 first_day 和 last_day，或与其一致",
  "Everything charged for the period, excluding earlier balances": "本期的全部费用，不含以往余额",
  "Charges that don't depend on use": "与用电量无关的费用",
  "Price per kWh, if the bill states one": "账单上每 kWh 的价格（如有）",
  "Usage and price by time-of-use period": "各分时时段的电量和价格",
  "Earlier bills with degree days, used to estimate how use depends on the weather":
    "更早的账单及其度日数，用于分析用电与天气的关系",
  "How use depends on the weather, if you know it": "用电与天气的关系（如已知）",
  "The tariff the bill was issued under": "账单所适用的电价",
  "Readings for the current bill's period, needed for time-of-use and demand tariffs":
    "本期的读数：有了它才能计算分时电价和需量电价",
  "Cost of the current bill minus the previous one": "本期账单费用减去上期账单费用",
  "The causes add up exactly to the change": "各项之和恰好等于变化额",
  "Effect on the cost": "对费用的影响",
  "Effect on the energy; null if the cause doesn't change it": "对电量的影响；不影响电量的原因为 null",
  "What these bills can't show": "这些账单无法说明的内容",
  "Share of the variance in daily use that it explains": "能解释日均用电方差的比例",
  "Null if no tariffs are given": "未提供电价时为 null",
  "The tariff that savings are compared with": "节省额的比较对象",
  "Tariffs that the customer can choose now first, then cheapest first": "客户现在可以选用的电价在前，其中便宜的在前",
  "The same compressed with gzip (.xml.gz), in Base64, instead of xml":
    "同一文件的 gzip 压缩包（.xml.gz），以 Base64 编码，代替 xml",
  "The file: an Atom feed, a single entry, or bare ESPI resources, with any namespace prefix":
    "文件内容：Atom feed、单个 entry 或 ESPI 资源，可带任意命名空间前缀",
  "Time zone for the returned times. If omitted, one that matches the file's own rules":
    "返回时间所用的时区；不填则用与文件自身规则一致的时区",
  "Its self link without scheme and host; empty if the file has none": "其 self 链接，不含协议和主机；文件未给出时为空",
  "One for each MeterReading with readings and a usage unit": "每个有读数且带用量单位的 MeterReading 一个",
  "delivered to the customer, exported to the grid, or delivered minus exported": "用户用电、上网电量，或用电减上网",
  "Unit of every quantity: kWh for electricity, therm for gas, liters of water (`liter`)":
    "适用于此处的所有数量：电为 kWh，燃气为 therm，水为升（`liter`）",
  "Null unless every reading with use has a cost": "只有每个用电的读数都带有费用时才给出，否则为 null",
  "Electricity in intervals of equal length, ready to use in every other endpoint":
    "等间隔的用电数据，格式与其他操作所用的一致",
  "Individual readings that interval_series can't hold: gas, water, months, and days of 23 or 25 hours":
    "逐条给出 interval_series 无法容纳的读数：燃气、水、月度数据，以及 23 或 25 小时的日期",
  "Notices about the file as a whole": "对整个文件的发现",
  "At least 14 days of metered load in intervals of an hour or less; eight weeks is better":
    "至少 14 天的计量负荷，间隔不超过一小时；最好八周",
  "Number of hours to forecast from the end of the series": "自序列结束起的小时数",
  "Share of hours the interval should cover, such as 0.8": "区间应覆盖的小时比例，例如 0.8",
  "Expected energy in the hour": "该小时的预计电量",
  "Hours excluded as meter errors: more than ten times the 99th percentile":
    "作为电表错误剔除的小时：超过 99% 的小时所处水平的十倍",
  "How accurate this forecast was on the last days of the series": "此类预测在序列最后几天的表现",
  "Past days forecast in the same way": "以相同方法预测的历史天数",
  "Mean absolute error per hour": "每小时的平均绝对误差",
  "Mean of metered minus forecast energy": "实测值减预测值的平均",
  "MAE when using the same hour of the previous day as the forecast": "同上，以前一天同一小时作为预测",
  "MAE when using the same hour of the previous week as the forecast": "同上，以前一周同一小时作为预测",
  "mae_kwh ÷ the smaller naive error; below 1 is better than both":
    "mae_kwh ÷ 两种朴素预测误差中较小者：小于 1 表示优于两者",
  "Share of hours that fell within intervals based on earlier days": "落在由之前各天得出的区间内的小时比例",
  "Metered load in intervals of an hour or less": "计量负荷，间隔不超过一小时",
  "Local days the series covers, fully or partly": "序列覆盖的当地日期，含部分覆盖的日期",
  "Median of the same type of day in the same season": "同一季节同类日期的中位数",
  "Deviation in robust standard deviations; above 3.5 is unusual": "以稳健标准差衡量的偏离程度；超过 3.5 为异常",
  "Hours of the local day responsible for it, largest share first": "造成异常的当地钟点，影响大的在前",
  "Null with fewer than eight weeks of nights, or if the site exports at night":
    "夜间数据不足八周或站点夜间上网时为 null",
  "Fitted minimum load at night, at the start of the series": "拟合得出的夜间最低负荷，起始时",
  "Extra use per year at end_kw compared with start_kw": "以 end_kw 一年比以 start_kw 一年多用的电量",
  "Probability that the trend is due to chance (Mann–Kendall)": "偶然出现此趋势的概率（Mann–Kendall）",
  "False with less than two years of readings, when a rise may be seasonal":
    "读数不足两年时为 false：上升可能只是季节所致",
  "Your own ID; generated if omitted": "自定义的 id；不填则自动生成",
  "Enumerated or private string that describes the values": "枚举或自定义字符串，说明 values 的含义",
  "TIME_ZONE (default UTC), CURRENCY, OPERATOR_SHARE, BASELINE_METHOD, ADJUSTMENT, HOLIDAY_CALENDAR, PAID_UP_TO: the plant's terms, as in vpp.createPlant":
    "TIME_ZONE（默认 UTC）、CURRENCY、OPERATOR_SHARE、BASELINE_METHOD、ADJUSTMENT、HOLIDAY_CALENDAR、PAID_UP_TO：电厂的条款，同 vpp.createPlant",
  "A number set by the client; not a sequence number": "由客户端给出的编号，不是序号",
  "Overrides the object's own interval period": "覆盖整体的设置",
  "The venName of the reporting VEN": "上报方的 venName",
  "USAGE in kWh is added to the VEN's meter, summed over its resources. Everything else is stored unchanged":
    "USAGE（kWh）按资源求和后计入 VEN 的电表；其他内容原样保存",
  "Cursor of the last notification you have": "您收到的最后一条通知的游标",
  "Send the last one as `after` to continue": "将最后一条作为 `after` 传入以继续获取",
  "The object after the change, or before it was deleted": "操作后的对象，或删除前的对象",
  "The request body to check": "要校验的请求体",
  "The schema to check against: the operation ID in snake_case plus `_input`, such as tariffs_bill_input":
    "请求体的类型：操作 id 的 snake_case 形式加 `_input`，例如 tariffs_bill_input",
  "The first 100 errors, each with its field": "前 100 个错误及其所在的字段",

  // Energy questions
  "Answer a question about energy in figures": "用数字回答一个用电问题",
  "Filters, groups, ranks, and compares a home's energy, its cost, power, or carbon. Of the series that you send, or without one of your account's own readings. What cannot be answered is named.":
    "对住宅的电量、电费、功率或碳排放做筛选、分组、排序和比较。数据是您发送的序列；未发送时用您账户自己的读数。无法回答的会说明原因。",
  "day-1, month-1, 2026-10, last7d, --06..--08, summer-1, bill-1; everything measured without":
    "day-1、month-1、2026-10、last7d、--06..--08、summer-1、bill-1；不填表示全部读数",
  "The period to compare with": "用来比较的时段",
  "Only this load, as disaggregation finds it in readings of up to 15 minutes: an estimate. Its cost is its energy at the tariff's prices":
    "只算这一项负荷：由负荷分解从不超过 15 分钟的读数中得出，是估计值。费用按其用电量和电价计算",
  "A category such as cooling in readings of more than 5 minutes": "读数间隔超过 5 分钟时为 cooling 等类别",
  "How sure the disaggregation is, 0 to 1": "负荷分解的把握程度，0 到 1",
  "Loads that are left out of what was bought and its cost, as far as disaggregation finds them":
    "从购电量及其费用中扣除的负荷，以负荷分解能找到的为限",
  "The loads that were found and are left out": "找到并已扣除的负荷",
  "The load that was asked about": "所问的负荷",
  "daily_average: each group per measured day, months and weeks too; median: of daily totals; streak: the longest run of groups, days by default, that the pick holds of":
    "daily_average：每一组（包括月和周）按测到的天数平均；median：按日总量的中位数；streak：连续符合 pick 的最长一段，默认按天",
  "weekend, mon+tue, hours:18-21, night, peak, summer; all must hold":
    "weekend、mon+tue、hours:18-21、night、peak、summer；须同时满足",
  "highest, lowest, top:5, bottom:3, above:30kWh, below:5kWh, first, last":
    "highest、lowest、top:5、bottom:3、first、last；above 和 below 后加冒号、数量与单位",
  "The home's metered energy. Without it, the question is about your account's own":
    "住宅的电表电量。不填时问的是您账户自己的",
  "One of your account's meters. Defaults to the newest with readings, then files":
    "您账户的一块电表。默认取最新有读数的电表，其次是文件",
  "For periods such as bill-1, and costs without a tariff": "用于 bill-1 之类的时段，以及没有电价时的费用",
  "First day after the billing period": "账期结束后的第一天",
  "What the panels made in each interval of the series": "序列每个间隔内光伏的发电量",
  "Of the grid, for carbon: US-CAMX, DE. Defaults to US": "用于碳排放的电网，如 US-CAMX、DE，默认 US",
  "The moment that month-1 and the like count from. Defaults to the current time":
    "month-1 等从哪一刻算起，默认当前时间",
  "What was asked about; null for an account without any of it": "所问的数据来源；账户没有任何数据时为 null",
  "True for the readings of a sandbox meter": "沙盒电表的读数为 true",
  "The last day, included": "最后一天，含当天",
  "What the rows are by; null for a single row": "各行的分组方式；只有一行时为 null",
  "Everything within the period and filters": "时段和筛选条件内的全部",
  "2026-10-14T18 (2026-11-01T01B is the second hour from 1 AM where clocks go back), 18 (hour of day), 2026-10-14 (day, a week's Monday), 0 (Monday), weekend, 2026-10, peak, 2026-10-12..2026-11-10 (bill), or the filter":
    "2026-10-14T18（2026-11-01T01B 是时钟回拨当天第二个从 1:00 开始的小时）、18（一天中的小时）、2026-10-14（日期，或一周的周一）、0（周一）、weekend、2026-10、peak、2026-10-12..2026-11-10（账单），或筛选条件",
  "How many groups it goes through: what the period cuts off is left out": "趋势线经过的组数；被时段截断的不计入",
  "In the answer's unit": "以回答的单位计",
  "Of the period's total within the filter, 0 to 1": "在筛选条件内占时段总量的比例，0 到 1",
  "Local days with readings": "有读数的当地天数",
  "False when readings are missing or the period begins or ends within it":
    "缺少读数，或时段在其中开始或结束时为 false",
  "True for what counts when rows are ranked: whole ones, and where readings are missing in most, those of which half was measured":
    "参与排名时为 true：完整的各行；多数行都缺读数时，测到一半以上的各行",
  "Local time at which the strongest interval began": "最强间隔开始的当地时间",
  "By time, or by value where some are picked by it; one row when nothing is grouped":
    "按时间排列，按数值挑选时按数值排列；未分组时只有一行",
  "How many groups there were to pick from": "可供挑选的组数",
  "Of the first against the second, as a fraction": "第一个相对第二个的变化，以小数表示",
  "Length of the readings' intervals; 86400 and more for what a file kept":
    "读数间隔的长度；文件保留的数据为 86400 或更长",
  "Plans a facility's batteries, vehicles, appliances, heating, and hot water at the lowest cost. With Accept: text/event-stream, it streams progress events (queued with the number of schedules ahead, then solving, then explaining with the number of decisions solved) and ends with a done event, which has the schedule, or an error event. Closing the connection cancels the schedule.":
    "为场所的电池、车辆、电器、供暖和热水制定成本最低的计划。使用 Accept: text/event-stream 时，会推送 progress 事件（queued 及前面排队的计划数，随后是 solving，再后是 explaining 及已求解的决策数），最后是 done 事件（含计划）或 error 事件。关闭连接即取消计划。",
  "Solve again without each of the five largest decisions, and say what each is worth. Takes up to twice as long":
    "分别去掉五项影响最大的决策后重新求解，说明每项值多少。耗时最多加倍",
  "Lowest cost (the default), lowest emissions (needs grid_kg_per_kwh), or self-consumption: the least energy from the grid. The other two use the cost to decide between equal plans":
    "最低成本（默认）、最低排放（需要 grid_kg_per_kwh）或自用：从电网购电最少。后两者在方案相当时比较成本",
  "Load that is rarely exceeded, such as upper of forecast/load: the import limit is kept even then, one value per step of the plan":
    "很少被超过的负荷，例如 forecast/load 的 upper：即使达到该值也不超过购电上限；计划的每一步一个值",
  "Vehicle-to-home or vehicle-to-grid: what it can give back. Needs battery_kwh, soc, and target_soc. It leaves with at least target_soc, and never with less than it came with":
    "车辆向住宅或电网放电：可以放出多少。需要 battery_kwh、soc 和 target_soc。离开时电量不低于 target_soc，也不低于到达时的电量",
  "State of charge that it never goes below": "任何时候都不低于的荷电状态",
  "False if it may supply the site but not the grid": "若只能供场所使用、不能送入电网，则为 false",
  "Battery wear cost per kWh given back": "每放出 1 kWh 的电池损耗成本",
  "Electric power of the heating rod or heat pump": "电加热棒或热泵的电功率",
  "Heat per kWh of electricity: 1 for a heating rod": "每 kWh 电产生的热量：电加热棒为 1",
  "Temperature of the tank at the start of the plan": "计划开始时水箱的温度",
  "Lowest temperature of the tank that still serves its users": "水箱仍能满足使用的最低温度",
  "Temperature around the tank": "水箱周围的温度",
  "Standing loss per kelvin above the room around it": "水温比环境每高 1 开的待机散热",
  "Hot water drawn in each hour, in liters at draw_c": "每小时的热水用量，按 draw_c 温度计的升数",
  "Temperature of the water at the tap": "出水温度",
  "Temperature of the cold water": "冷水温度",
  "Vehicles, appliances, and further batteries to exclude from this plan": "本次计划不包含的车辆、电器和其他电池",
  "Sum of the site's batteries": "场所全部电池之和",
  "State of charge at the end of the step, as a share of their capacity; null without a battery":
    "该步结束时的荷电状态，占总容量的比例；没有电池时为 null",
  "The battery covers the site's own use in this step. Set the inverter to follow the load, down to the soc at the end of these steps, instead of holding discharge_kw: where less is used than forecast, nothing is sold for less than it's worth":
    "这一步由电池供应本地用电。请让逆变器跟随负荷放电，放到这些步结束时的 soc 为止，而不是保持 discharge_kw：用电少于预测时，就不会低价卖出",
  "Each battery and each plugged-in vehicle that can give energy back, by ID":
    "按 ID 列出每块电池和每辆已接入且可放电的车辆",
  "Vehicles and appliances drawing power, by ID; negative for a vehicle that gives energy back":
    "按 ID 列出正在用电的车辆和电器；放电的车辆为负值",
  "Temperature of the tank at the end of the step; null without one": "该步结束时水箱的温度；没有水箱时为 null",
  "Energy given back to the site or the grid; 0 for appliances": "放给场所或电网的电量；电器为 0",
  "Charges on the highest import of a month or day": "按月或按日最高购电功率收取的费用",
  "The month's peak so far, or what is free of charge if that's higher": "本月至今的峰值；若免费额度更高，则为免费额度",
  "What could be drawn on top in the first step without paying for more; null if it doesn't count":
    "第一步还可多用而不增加费用的功率；不计费时为 null",
  "The plan's largest departures from the baseline, most valuable first; null without explain":
    "计划与基准差别最大的决策，价值高的在前；未使用 explain 时为 null",
  'Device; "heat" for the room, "hot_water" for the tank': '设备；"heat" 表示房间供暖，"hot_water" 表示水箱',
  "What the best plan that may not do this costs more, including energy that it leaves missing":
    "不允许这样做时，最优计划多花的费用，含其缺少的电量",
  "What that plan emits more; null unless emissions are the objective": "该计划多出的排放；目标不是排放时为 null",
  "What that plan buys more; null unless self-consumption is the objective": "该计划多购的电量；目标不是自用时为 null",
  "What only that plan can't meet": "只有该计划无法满足的要求",
  "The same in one sentence": "用一句话说明同样的内容",
  "Neither exported nor curtailed": "既未送出也未弃用的部分",
  "Sum of the deductions in stored_energy, at the highest import price": "stored_energy 中各项扣减之和，按最高购电价计",
  "Energy in each battery at the end and in each vehicle that gives back as it leaves, and energy charged into other vehicles. Energy that's missing saves nothing":
    "每块电池结束时、每辆可放电车辆离开时的电量，以及充入其他车辆的电量。缺少的电量不算节省",
  "Null if the battery's final rule is a price": "电池的期末规则为价格时为 null",
  "What the plan lacks of the request or the baseline, as far as the device could have taken it":
    "计划比要求或基准少的部分，以设备实际能接收的为限",
  "What buying it at the highest import price would cost": "按最高购电价补足所需的费用",
  "How much better the plan could still be, in the unit of the objective: currency, kg, or kWh. A missed preference counts as many times its cost":
    "计划还可能改进多少，单位与目标一致：货币、千克或 kWh。未满足的偏好按其成本的倍数计",
  "Further batteries": "其他电池",
  "Where the home is: tariffs offered elsewhere aren't ranked. Defaults to the current tariff's utility, or else the series' time zone":
    "住宅所在地：其他地区的电价方案不参与排名。默认取当前方案的电力公司，否则取序列的时区",
  "The home's utility": "住宅的电力公司",
  "Tariffs that the customer can choose first, then cheapest first": "客户可以选用的电价在前，其中便宜的在前",
  "Of the day that was measured, above 0 and below 1": "当天测到的比例，大于 0 且小于 1",
  "Days of dailyTotals that are null there because only a part was measured. Absent in older uploads":
    "dailyTotals 中因只测到一部分而为 null 的日子。较早上传的文件没有此项",
  "Only those to one of these objects. Repeat the parameter for several":
    "只返回订阅了其中某一类对象的。要多类时请重复该参数",
  "What an average is divided by: a day of which half was measured counts as half a day":
    "计算平均值所用的天数：只测到一半的日子算半天",
  "With price_per_kwh: an additional charge per calendar month, such as a customer charge; of a month that was measured in part, its days' part":
    "与 price_per_kwh 一起使用：每个自然月另收的固定费用；只测到一部分的月份按天数折算",
  "With price_per_kwh: an additional charge per day, such as a standing charge, over as much of it as was measured":
    "与 price_per_kwh 一起使用：每天另收的固定费用，摊到当天测到的时段",
  "Of price_per_kwh. Defaults to the currency of the tariff or the bills":
    "price_per_kwh 的币种。默认为电价方案或账单的币种",
  "For cost: what a kWh that was bought costs, in place of the tariff and the bills":
    "用于费用：买入的每 kWh 的单价，代替电价方案和账单",
  "null for an OpenADR signal, which dispatches nothing": "OpenADR 信号不调度任何设备，为 null",
  "null for an OpenADR signal without an end": "没有结束时间的 OpenADR 信号为 null",
  "Last day of the published schedule; null if the source names none, also where newer rates replaced it":
    "公布的费率表的最后一天；来源未注明时为 null，即使已被新费率取代",
  "Why the customer can't choose it, or null: its rates ended, or don't apply yet; it's for businesses where the current tariff is for homes, or the reverse; the use is outside its limits. Such tariffs are listed last":
    "客户无法选用的原因，没有则为 null：费率已失效或尚未生效；当前电价面向居民而它面向企业，或相反；用电量超出适用范围。这类电价排在最后",
  "When the customer would choose: tariffs that don't apply then are listed last. Defaults to now":
    "客户打算选用的时间：届时无效的电价排在最后。默认为现在",
  "Served if the tariff is of the home's own utility; unknown if nothing excludes it. Tariffs of other places are in not_comparable":
    "方案属于住宅自己的电力公司时为 served；没有理由排除时为 unknown。其他地区的方案在 not_comparable 中",
  "Whether its rates apply at as_of; null if it names no dates": "费率在 as_of 时是否有效；方案未注明日期时为 null",
  "Peak demand up to which it costs nothing": "不收费的最高需量",
  "A step or ramp within the last 8 to 12 weeks, which may be seasonal":
    "最近 8 至 12 周内的阶跃或缓升，可能是季节性的",
  "First day of the week in which the higher level begins": "升高后水平开始的那一周的第一天",
  "Probability that the rise is due to chance (permutation test)": "升高出于偶然的概率（置换检验）",
  "For a VEN, the program that it participates in.": "对 VEN 而言，只返回其参与的项目。",
  "Such as GROUP": "例如 GROUP",
  "Repeat the parameter for several values": "多个值时重复该参数",
  "A VEN is a participant in the program named in its targets, or in the only one.":
    "创建 VEN。VEN 参与其 targets 所指的项目；只有一个项目时可以省略。",
  "What events can address it by, such as a GROUP. PROGRAM_NAME is the program it participates in; it can be omitted if there is only one":
    "事件可以用来指向它的内容，例如 GROUP。PROGRAM_NAME 是其参与的项目；只有一个项目时可以省略",
  "Unique within the VEN": "在该 VEN 内唯一",
  "DEVICE_KIND, FLEXIBLE_POWER_KW and AVAILABLE_HOURS (from, to) are the device's terms, as in vpp.enrollDevice. A resource without them counts as 0 kW":
    "DEVICE_KIND、FLEXIBLE_POWER_KW 和 AVAILABLE_HOURS（起、止）是设备的参与条件，与 vpp.enrollDevice 相同。未注明的资源按 0 kW 计",
  "For a VEN, itself.": "对 VEN 而言，只返回它自己。",
  "It stays in its program. A VEN itself can change its attributes only.":
    "替换 VEN；所属项目不变。VEN 自己只能修改其 attributes。",
  "Create a resource": "创建资源",
  "A resource is a device that the VEN controls. A VEN itself can't set its targets.":
    "资源是 VEN 控制的设备。VEN 自己不能设置资源的 targets。",
  "List a VEN's resources": "列出 VEN 的资源",
  "Get a resource": "查询资源",
  "Replace a resource": "替换资源",
  "Device terms without an attribute stay unchanged.": "没有对应属性的设备参与条件保持不变。",
  "Subscribes to a program's objects. Notifications are sent to the callbackUrl, and can be fetched for 30 days. Private and local addresses are rejected. A VEN is only notified of what it may read.":
    "订阅项目的对象。通知会发送到 callbackUrl，并可在 30 天内获取。私有地址和本地地址会被拒绝。VEN 只会收到其有权读取的内容。",
  "CREATE, UPDATE, DELETE, or the methods POST, PUT, DELETE. Callbacks always name the method, as 3.0.1's notifications do. Reads are never notified":
    "CREATE、UPDATE、DELETE，或方法 POST、PUT、DELETE。回调里始终写方法名，与 3.0.1 的通知一致。读取操作不会产生通知",
  "An https URL on the public internet. Without one, fetch the subscription's notifications":
    "公网上的 https 地址。不填时请自行获取订阅的通知",
  "Sent to the callbackUrl as Authorization: Bearer. Stored encrypted and never returned":
    "作为 Authorization: Bearer 发送到 callbackUrl。加密保存，不会返回",
  "For a VEN, its own.": "对 VEN 而言，只返回它自己的。",
  "Replace a subscription": "替换订阅",
  "It stays with its program. Send bearer tokens again: the old ones are deleted.":
    "所属项目不变。请重新发送 bearer token：原有的会被删除。",
  "DISPATCH_SETPOINT_RELATIVE is the reduction in kW, regardless of its sign, and needs a start and a duration. PRICE is paid per kWh reduced, or, without a request, is the price of energy; it can differ from interval to interval. Without a request an event is a signal: with no start it holds from now on, with no duration until it's replaced or deleted":
    "DISPATCH_SETPOINT_RELATIVE 是要减少的功率（kW），正负号不影响，需要给出开始时间和时长。PRICE 是每减少 1 kWh 的报酬；没有要求时是电价，各时段可以不同。没有要求的事件是信号：未给开始时间的从现在起有效，未给时长的直到被替换或删除",
  "Latest start first, without canceled events. This is what a VEN polls: it gets the events of its program that have no targets, or whose targets address it.":
    "列出事件（不含已取消的），开始时间晚的在前，供 VEN 轮询：VEN 得到其项目中没有 targets 或 targets 指向它的事件。",
  "Reports on an event. Usage becomes readings of the VEN's meter. A VEN reports under its own venName.":
    "上报事件；用电量会成为该 VEN 的电表读数。VEN 以自己的 venName 上报。",
  "Latest first. For a VEN, its own.": "列出报告，新的在前。对 VEN 而言，只返回它自己的。",
  "Replace a report": "替换报告",
  "It stays with its event and its VEN. Usage becomes readings again, which replace those of the same time.":
    "所属事件和 VEN 不变。用电量会再次成为读数，并替换同一时间的读数。",
  "Issue a client credential": "签发客户端凭据",
  "For a VEN, which then sees its own objects only, or for business logic (BL), which sees the account's. Only the operator can issue one. The secret is shown once.":
    "供 VEN 使用时，只能看到自己的对象；供业务逻辑（BL）使用时，可以看到账户的对象。只有运营方可以签发。密钥只显示一次。",
  "Required for a VEN": "用于 VEN 时必填",
  "All of the role's scopes if omitted": "不填时为该角色的全部权限范围",
  "The VEN that it acts as; null for BL": "它所代表的 VEN；BL 为 null",
  "List client credentials": "列出客户端凭据",
  "Without their secrets.": "不含密钥。",
  "Revoke a client credential": "撤销客户端凭据",
  "Its tokens stop working immediately.": "其令牌立即失效。",
  "Delete a report": "删除报告",
  "Readings that came with it stay with the meter.": "随报告上传的读数仍保留在电表中。",
  "Delete a resource": "删除资源",
  "Exchange a credential for a token": "用凭据换取令牌",
  "OAuth 2.0 client credentials. REST takes an application/x-www-form-urlencoded body, with the client in it or in Basic authentication, and answers errors as in RFC 6749, section 5.2.":
    "OAuth 2.0 客户端凭据模式。REST 接受 application/x-www-form-urlencoded 格式的请求体，客户端凭据可放在其中或使用 Basic 认证；错误按 RFC 6749 第 5.2 节返回。",
  "Separated by spaces; all of the client's if omitted": "以空格分隔；省略时为客户端的全部权限",
  Seconds: "秒数",
  "Forecast the energy and cost of a period": "预测一个时段的用电量和费用",
  "What a billing period that is not over has cost so far and will cost at its end, with an interval learned from earlier periods, and how much can be drawn now before a demand charge rises. Missing readings of the period are estimated like the coming days. Of the series that you send, or without one of your account's own meter.":
    "尚未结束的账期到目前的费用和期末的预计费用，并给出从以往账期学到的区间，以及现在还能用多大功率而不多收需量电费。账期内缺失的读数按与未来日子相同的方式估算。针对您发送的序列；未发送时针对您账户自己的电表。",
  "At least four weeks; 14 months is better": "至少四周，最好 14 个月",
  "One of your account's meters. Defaults to the newest with readings": "您账户的电表之一。默认为最新的有读数的电表",
  "For what is bought, where no tariff is known": "电价方案未知时，所购电量的单价",
  "Of price_per_kwh. Defaults to USD": "price_per_kwh 的货币，默认为 USD",
  "First local day. Defaults to the current billing period": "第一个当地日期。默认为当前账期",
  "Last local day, included": "最后一个当地日期（含）",
  "Defaults to the current time": "默认为当前时间",
  "End of the newest reading": "最新读数的结束时刻",
  "Measured of the period; null for one that has not begun": "该时段已计量的部分；尚未开始时为 null",
  "Energy bought": "购买的电量",
  "Null without a price; negative where exports earn more than the rest costs":
    "没有价格时为 null；上网收益高于其余费用时为负值",
  "Null with fewer than four earlier periods to learn errors from": "可用于学习误差的以往时段少于四个时为 null",
  "Share of periods that the interval is to hold": "区间应覆盖的时段比例",
  "The tariff's own name of the charge's hours": "电价自身对该收费时段的名称",
  "Of the highest demand, with taxes, in currency": "按最高需量，含税，币种见 currency",
  "True if each day's highest demand is charged": "按每天的最高需量收费时为 true",
  "Highest demand of the month (or day) so far, in the hours that count": "当月（或当天）至今在计费时段内的最高需量",
  "Demand up to which nothing more is charged: the peak so far, or what is free if that's higher":
    "不会多收费的需量上限：至今的最高需量；免费额度更高时为免费额度",
  "Newest measured demand; null if it's more than an hour old": "最新测得的需量；超过一小时前的为 null",
  "limit_kw − draw_kw, at least zero; null without draw_kw": "limit_kw − draw_kw，最小为零；没有 draw_kw 时为 null",
  "Charges on the highest demand that count now, from the readings of the local month; ratchets are left out":
    "当前计费的最高需量收费，依据当地当月的读数；不计棘轮条款",
  "Earlier periods that were forecast from the same point": "从同一时点重新预测过的以往时段数",
  "Latest days whose weekdays the coming ones are taken to be like": "未来各天按最近这些天的相同星期几估计",
  "Also forecast each day of the period that is not over": "同时预测该时段内尚未结束的每一天",
  "Each day of the period that is not over, when by_day is true; null otherwise":
    "by_day 为 true 时，该时段内尚未结束的每一天；否则为 null",
  "The same period a year earlier; null where it was not measured as a whole": "一年前的同一时段；未完整计量时为 null",
  // Tariffs after shifting
  "Compare tariffs after shifting": "比较移峰后的电价方案",
  "Plans a year of days of a home's flexible loads under each tariff, and bills the year before and after. The loads are the devices of a facility or of the request, and the charging and the machine runs that disaggregation finds in the readings of a meter or a series. With Accept: text/event-stream, it streams progress events (queued, then planning with the number of days planned) and ends with a done or an error event; closing the connection cancels it. The same question on the same data is answered from the stored result while the server keeps it.":
    "在每个电价方案下安排住宅灵活负荷一年中的每一天，并计算安排前后的全年账单。负荷包括设施或请求中的设备，以及负荷分解在电表或序列读数中找到的充电和机器运行。使用 Accept: text/event-stream 时，会流式返回进度事件（先是 queued，然后是带有已安排天数的 planning），最后是 done 或 error 事件；关闭连接即取消。对相同数据的相同请求，在服务器保留结果期间直接返回已存结果。",
  "A facility in your account, or sample-home: its load and devices": "您账户中的设施或 sample-home：其负荷和设备",
  "A meter of the account: its latest whole days, a year at most": "账户的电表：最近的完整日，最多一年",
  "Metered energy in intervals of an hour or less, four weeks at least; the latest year counts":
    "间隔不超过一小时的计量电量，至少四周；取最近一年",
  "Changes to the facility, or devices on top of what was metered": "对设施的修改，或计量之外另加的设备",
  "First local day of a facility's year. Defaults to the first of the current month, a year ago":
    "设施全年的第一个当地日期。默认为一年前的本月 1 日",
  "For loads found in readings: how many hours after it began a car may take to charge, and a machine may start later":
    "对读数中找到的负荷：汽车从开始充电起最多可用多少小时充完，机器最多可推迟多少小时启动",
  "True if the facility is the sample home or a tariff is a sample from the catalog":
    "设施为示例住宅或电价方案为目录示例时为 true",
  "What may run at another time": "可以改在其他时间运行的负荷",
  "What it uses in the year; null for batteries and hot water": "全年用电量；电池和热水为 null",
  "Of loads found in readings, 0 to 1": "读数中找到的负荷的置信度，0 到 1",
  "Tariffs that the customer can choose first, then lowest cost after shifting first":
    "客户可以选用的电价在前，其中移峰后费用最低的在前",
  "Served if the tariff is of the home's own utility": "电价方案属于住宅自己的电力公司时为 served",
  "Every load runs as it did, or as soon as it can": "每个负荷按原样运行，或尽早运行",
  "In whole cents of the currency, with fixed charges, demand charges, and taxes":
    "精确到分，含固定费用、需量费用和税费",
  "Flexible loads run when they cost the least": "灵活负荷在费用最低时运行",
  "before.total − after.total": "before.total − after.total（差额）",
  "The current tariff's before.total minus this after.total: what switching and shifting save together":
    "当前方案的 before.total 减去此处的 after.total：更换方案加移峰共节省的金额",
  "Energy that runs at another time than before; of batteries, what they give beyond before":
    "改在其他时间使用的电量；电池则为比之前多放出的电量",
  "Highest demand; null if the tariff doesn't depend on it": "最高需量；方案与需量无关时为 null",
  "Days on which a device can't get all that it asks for": "某台设备的需求不能全部满足的天数",
  "Days planned under all tariffs, and how many of them differ and were solved":
    "所有方案下安排的天数，以及其中各不相同、实际求解的天数",
  "Makes it safe to send the request again: a new UUID for each request, and the same one when you send it again":
    "让重发请求变得安全：每个请求使用新的 UUID，重发时使用同一个",
  ...referenceOfAccount,
  ...referenceOfPartners,
};
