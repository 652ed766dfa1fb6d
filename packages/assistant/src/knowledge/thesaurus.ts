/**
 * What people call the things that the articles are about: each line is one meaning with its English and its Chinese
 * names. A text with any of the names holds the meaning, so that a "geyser" finds the water heater, a "light bill" the
 * electricity bill and an English word in a Chinese question its Chinese article. English names are matched by their
 * word stems. Meanings of appliances bear the names of the frame's vocabulary.
 */
export const THESAURUS: Readonly<Record<string, readonly [english: string, chinese: string]>> = {
  // Bills and money
  bill: [
    "bill, statement, invoice, electricity bill, light bill, current bill, hydro bill, utility bill, power bill",
    "账单, 电费单, 电费, 电钱, 电费账单, 帐单, 单据",
  ],
  pay: ["pay, payment, paid, settle, autopay, direct debit", "缴费, 付款, 交费, 缴电费, 交电费, 扣费, 扣款, 支付"],
  hardship: [
    "cannot pay, cant pay, unable to pay, cant afford, afford, behind on, payment plan, low income, struggling, broke, arrears, overdue, past due, in debt, shutoff, shut off, cut me off, cut us off, disconnection, disconnected, assistance",
    "交不起, 付不起, 欠费, 没钱交, 缴不起, 负担不起, 困难补助, 分期, 催缴, 拖欠",
  ],
  whom_to_call: [
    "whom to call, who do i call, whom do i call, who to call, report, phone number, hotline",
    "打给谁, 打哪个电话, 打电话, 找谁, 联系谁, 该联系, 报修, 热线",
  ],
  due_date: [
    "due date, due, late fee, late charge, late payment, penalty, deadline, grace period",
    "截止日, 到期, 滞纳金, 违约金, 逾期, 晚交, 缴费日, 期限, 多久扣一次, 几号交, 几号扣",
  ],
  credit_balance: [
    "in credit, credit balance, account credit, refund, overpaid, money back, in debit",
    "余额, 退款, 退费, 多交, 结余, 退电费, 退回",
  ],
  budget_billing: [
    "budget billing, balanced billing, level pay, levelized billing, average billing, equal payment, even payment, budget plan, smoothed",
    "均摊, 平均付款, 固定金额, 每月一样",
  ],
  deposit: ["deposit, credit check, credit score", "押金, 保证金, 信用审查, 信用查询"],
  moving: [
    "moving house, move house, move out, move in, moving, moved, relocate, new apartment, new flat, transfer service, final bill",
    "搬家, 搬进, 搬走, 搬出, 过户, 入住, 退租, 换房",
  ],
  supplier: [
    "supplier, provider, utility, utility company, power company, electric company, electricity company, discom, retailer, energy company, hydro company",
    "供电公司, 电力公司, 售电公司, 供电局, 电网公司, 电厂公司, 台电, 国网, 南网",
  ],
  switching: [
    "switch supplier, switch provider, change supplier, change provider, change electricity company",
    "换供电公司, 换电力公司, 换售电公司, 更换供应商",
  ],
  landlord: [
    "landlord, tenant, rent, renter, renting, rental, lease, letting, flatmate, roommate, hostel, pg, paying guest",
    "房东, 租客, 租房, 出租, 合租, 租户, 出租屋, 二房东",
  ],
  dispute: [
    "dispute, complain, complaint, wrong bill, overcharged, billing error, contest, challenge, ombudsman",
    "投诉, 异议, 多收, 乱收, 账单错误, 申诉, 算错",
  ],
  estimated: ["estimated, estimate bill, guessed, actual reading, catch up bill", "估算, 估抄, 预估, 估计读数, 实抄"],
  fixed_charge: [
    "fixed charge, standing charge, service charge, customer charge, basic charge, daily charge, supply charge, meter rent, connection charge",
    "固定费用, 基本费, 基本电费, 月租, 固定收费, 基本电价",
  ],
  delivery_charge: [
    "delivery charge, distribution charge, transmission, network charge, wheeling, grid fee, poles and wires",
    "输配电, 过网费, 配电费, 网费, 输电费",
  ],
  tax: ["tax, vat, gst, levy, duty, surcharge, fee", "税, 附加费, 基金, 增值税, 政府性基金"],
  demand_charge: [
    "demand charge, maximum demand, kva demand, capacity charge, sanctioned load",
    "需量, 最大需量, 容量电费, 需量电费",
  ],
  power_factor: ["power factor, reactive, kvar, pf penalty, capacitor bank", "功率因数, 力率, 无功, 力调"],
  language_of_bill: [
    "bill language, bill in chinese, bill in spanish, mailing address, postal address, correspondence address",
    "账单语言, 语文, 通讯地址, 邮寄地址, 中文账单, 英文账单",
  ],
  price: ["price, tariff, rate, cost per kwh, unit rate, per unit", "电价, 单价, 价格, 费率"],
  cost: ["cost, expensive, cheap, price, money, charge me, dear", "多少钱, 费用, 贵, 便宜, 成本, 花费, 花钱"],
  time_of_use: [
    "time of use, tou, time of day tariff, tod, economy 7, day night rate, ev rate, peak pricing, time based",
    "分时电价, 峰谷电价, 峰谷, 时间电价, 谷电, 峰平谷, 时段电价, 分时",
  ],
  peak: [
    "peak, on peak, rush hour, busy hours, off peak, cheapest time, cheap hours",
    "高峰, 峰时, 尖峰, 峰段, 低谷, 谷时, 谷段, 平段, 离峰, 半夜便宜",
  ],
  tiered: [
    "tier, tiered, slab, block rate, telescopic, inclining block, step rate, baseline allowance",
    "阶梯, 阶梯电价, 第一档, 第二档, 第三档, 累进, 级距",
  ],
  dynamic_price: [
    "dynamic, real time price, hourly price, spot price, wholesale price, agile, day ahead, variable tariff",
    "动态电价, 实时电价, 浮动电价, 现货",
  ],
  green_tariff: [
    "green tariff, green energy tariff, green energy plan, renewable tariff, green electricity, green power, renewable energy plan",
    "绿电, 绿色电力, 绿证, 绿色电价",
  ],
  market: [
    "electricity market, wholesale, power exchange, merit order, negative price, deregulated",
    "电力市场, 批发电价, 负电价, 现货市场, 电力交易",
  ],
  prepaid: [
    "prepaid, prepayment, pay as you go, top up, topup, token meter, key meter, recharge, payg",
    "预付费, 充值, 插卡, 电卡, 卡表, 买电, 储值",
  ],
  // Electricity itself
  electricity: ["electricity, power, current, energy, juice, leccy, hydro, mains", "电, 用电, 电力, 电能, 电量"],
  kwh: ["kwh, unit, kilowatt hour, units of electricity, kilowatthour", "千瓦时, 度电, 一度, 几度, 度数"],
  kw: ["kw, kilowatt, watt, wattage, watts", "千瓦, 瓦, 功率, 瓦数"],
  voltage: [
    "voltage, volt, phase, three phase, single phase, 110v, 120v, 220v, 230v, 240v, stabilizer, stabiliser, low voltage, amp, amperage",
    "电压, 伏, 三相, 单相, 相电, 稳压, 跳闸, 安培",
  ],
  surge: ["surge, spike, lightning, surge protector", "浪涌, 电涌, 雷击, 防雷"],
  outage: [
    "outage, power cut, powercut, blackout, brownout, load shedding, no power, power out, power failure, current gone, lights out, nepa, power went out",
    "停电, 断电, 没电, 跳电, 限电, 拉闸",
  ],
  backup: [
    "backup, generator, genset, inverter battery, ups, emergency power, power station",
    "备用电源, 发电机, 应急电源, 户外电源, 不间断电源",
  ],
  danger: [
    "shock, spark, burning smell, smoke, live wire, tingle, hot socket, hot outlet, unsafe, fire hazard, electrocuted, trips",
    "触电, 漏电, 火花, 焦味, 焦糊, 冒烟, 烧焦, 电线老化, 发烫, 跳闸",
  ],
  gas_smell: [
    "smell gas, gas smell, gas leak, rotten egg, smells of gas, smelling gas",
    "燃气味, 煤气味, 漏气, 煤气泄漏, 燃气泄漏, 臭鸡蛋, 瓦斯",
  ],
  grid_mix: [
    "grid mix, energy mix, fuel mix, where does electricity come from, power source, coal, nuclear",
    "电力结构, 能源结构, 发电结构, 火电, 煤电, 核电",
  ],
  carbon: [
    "carbon, co2, emission, footprint, climate, greenhouse, pollution",
    "碳, 二氧化碳, 碳排放, 排放, 碳足迹, 环保",
  ],
  // Meters and data
  meter: ["meter, electricity meter, electric meter", "电表, 电錶, 电度表"],
  smart_meter: ["smart meter, ami, digital meter, smets", "智能电表, 智慧电表, 智能电錶"],
  read_meter: [
    "read meter, read my meter, meter reading, take a reading, dials, submit reading",
    "读数, 抄表, 看电表, 表底, 抄电表",
  ],
  meter_accuracy: [
    "meter accuracy, meter wrong, faulty meter, meter test, meter running fast, accurate meter, meter broken",
    "电表不准, 电表准不准, 校表, 校验, 走得快, 跑得快, 电表坏",
  ],
  privacy: [
    "privacy, private, spy, spying, who sees, data sharing, personal data, surveillance, snoop",
    "隐私, 泄露, 监视, 个人信息, 谁能看到",
  ],
  radiation: ["radiation, emf, rf, cancer, health, radio wave, wifi signal", "辐射, 致癌, 健康, 电磁波, 有害"],
  green_button: [
    "green button, espi, download my data, interval data, usage data, half hourly data",
    "绿色按钮, 导出数据, 用电数据, 下载用电",
  ],
  upload: ["upload, send file, attach, import file", "上传, 导入, 提交文件"],
  nilm: [
    "nilm, disaggregation, device detection, appliance detection, load monitoring, tell which appliance, know its the",
    "非侵入, 用电分解, 电器识别, 分项, 识别电器",
  ],
  base_load: ["base load, baseload, always on, background use, idle load, overnight use", "基础负荷, 基荷, 常开, 底噪"],
  standby: [
    "standby, stand by, vampire, phantom, idle, turned off, switched off, plugged in, unplug, off at the wall, sleep mode, rest mode",
    "待机, 不拔, 拔插头, 关机后, 关闭后, 插着, 拔掉, 不关电源",
  ],
  // Appliances
  fridge: ["fridge, refrigerator, icebox, fridge freezer", "冰箱, 冰柜, 雪柜, 电冰箱"],
  freezer: ["freezer, deep freeze, chest freezer", "冷柜, 冰柜, 冷冻柜"],
  washer: ["washing machine, washer, laundry, wash clothes, washing clothes, do the washing", "洗衣机, 洗衣服, 洗衣"],
  dryer: [
    "dryer, drier, tumble dryer, tumble drier, dry clothes, drying clothes, clothes line",
    "烘干机, 干衣机, 烘衣服, 烘干, 晾衣",
  ],
  dishwasher: ["dishwasher, dish washer, dishes", "洗碗机, 洗碗"],
  oven: ["oven, bake, baking, roast, cooker", "烤箱, 烘焙, 烤炉"],
  gas: ["gas, lpg, propane, natural gas, gas cylinder", "燃气, 天然气, 液化气, 煤气, 液化石油气"],
  stove: ["stove, hob, cooktop, induction, range, burner, cooker", "炉灶, 电磁炉, 灶, 电陶炉, 燃气灶, 煤气灶, 电炉"],
  microwave: ["microwave, microwave oven, nuke", "微波炉"],
  kettle: [
    "kettle, boil water, tea kettle, boil the kettle, electric jug",
    "水壶, 电水壶, 烧水, 热水壶, 电热水壶, 快煮壶",
  ],
  coffee_maker: ["coffee maker, coffee machine, espresso, coffee pot, nespresso", "咖啡机, 咖啡"],
  air_fryer: ["air fryer, airfryer", "空气炸锅, 气炸锅"],
  rice_cooker: ["rice cooker, instant pot, multicooker, pressure cooker", "电饭锅, 电饭煲, 电锅, 电压力锅"],
  ac: [
    "air conditioner, air conditioning, air con, aircon, ac, a c, cooling, split unit, window unit, mini split, cool the house",
    "空调, 冷气, 冷气机, 制冷, 开冷气",
  ],
  heat_pump: ["heat pump, mini split, air source, ground source, ashp, gshp, reverse cycle", "热泵, 空气能, 空气源"],
  cold_climate: [
    "freezing, sub zero, below zero, cold climate, very cold, cold weather, negative degrees, minus",
    "零下, 低温, 严寒, 很冷, 冬天, 大冷天",
  ],
  heating: [
    "heating, heat the house, heat my home, furnace, radiator, central heating, keep warm, boiler",
    "取暖, 采暖, 暖气, 供暖, 制热",
  ],
  space_heater: [
    "space heater, electric heater, portable heater, fan heater, oil heater, oil filled radiator, plug in heater, panel heater, storage heater",
    "取暖器, 电暖器, 电暖气, 油汀, 小太阳, 暖风机, 电热炉, 踢脚线",
  ],
  underfloor: ["underfloor, floor heating, heated floor, radiant floor", "地暖, 地热, 电地暖, 地板采暖"],
  fuels: [
    "gas heating, gas boiler, oil heating, propane, lpg, natural gas, wood pellet, wood stove, gas or electric, gas furnace",
    "天然气, 燃气取暖, 煤气, 柴油, 燃气壁挂炉, 壁挂炉, 烧煤, 气取暖",
  ],
  thermostat: [
    "thermostat, set temperature, temperature setting, setback, set the heating, what temperature",
    "温控器, 恒温器, 几度, 多少度合适, 设定温度, 调温",
  ],
  smart_thermostat: [
    "smart thermostat, learning thermostat, programmable thermostat, wifi thermostat, nest, ecobee",
    "智能温控",
  ],
  water_heater: [
    "water heater, geyser, immersion heater, immersion, hot water, boiler, hot water tank, hot water cylinder, instant heater, shower, tankless",
    "热水器, 电热水器, 热水, 洗澡, 储水式, 即热式, 小厨宝",
  ],
  hpwh: [
    "heat pump water heater, hybrid water heater, hpwh, heat pump hot water",
    "空气能热水器, 热泵热水器, 空气源热水器",
  ],
  fan: ["fan, ceiling fan, pedestal fan, table fan, box fan", "风扇, 电风扇, 吊扇, 落地扇, 电扇"],
  dehumidifier: ["dehumidifier, dehumidify, damp, humidity, mold, mould", "除湿机, 抽湿机, 除湿, 抽湿, 回南天, 潮湿"],
  humidifier: ["humidifier, dry air", "加湿器"],
  air_purifier: ["air purifier, air cleaner, hepa", "空气净化器, 净化器, 空气清净机, 新风"],
  lights: [
    "light, lamp, bulb, led, lighting, tube light, cfl, halogen, fairy lights",
    "灯, 灯泡, 照明, 电灯, 节能灯, 灯管, 灯光",
  ],
  tv: ["tv, television, telly, telivision, set top box", "电视, 电视机, 机顶盒"],
  computer: [
    "computer, pc, laptop, desktop, monitor, gaming pc, macbook, notebook, graphics card",
    "电脑, 笔记本, 台式机, 显示器, 主机, 计算机",
  ],
  console: ["console, playstation, xbox, ps5, ps4, nintendo, switch console, game console", "游戏机, 主机游戏, 打游戏"],
  router: ["router, wifi, wi fi, modem, internet box, broadband, hub, nas", "路由器, 无线网, 光猫, 宽带, 网络"],
  home_office: [
    "work from home, working from home, wfh, home office, remote work",
    "居家办公, 在家上班, 远程办公, 在家办公",
  ],
  phone_charger: [
    "phone charger, charge phone, charging phone, phone, smartphone, mobile charger, cell phone",
    "手机充电, 充电器, 手机, 充电头",
  ],
  vacuum: ["vacuum, vacuum cleaner, hoover, roomba, robot vacuum", "吸尘器, 扫地机, 扫地机器人, 吸尘"],
  iron: ["ironing, clothes iron, steam iron, iron box, iron", "熨斗, 电熨斗, 熨衣服, 烫衣服, 挂烫机"],
  hair_dryer: [
    "hair dryer, hairdryer, blow dryer, blow dry, straightener, hair straightener, curling iron",
    "吹风机, 电吹风, 吹头发, 风筒, 直发器",
  ],
  electric_blanket: ["electric blanket, heated blanket, heated throw, bed warmer, heating pad", "电热毯, 电褥子, 暖床"],
  aquarium: ["aquarium, fish tank, fishtank", "鱼缸, 水族箱, 养鱼"],
  pool_pump: ["pool pump, swimming pool, pool", "泳池, 游泳池, 水泵"],
  hot_tub: ["hot tub, jacuzzi, spa, whirlpool", "按摩浴缸, 浴缸, 泡池"],
  sauna: ["sauna, steam room", "桑拿, 汗蒸"],
  medical: [
    "cpap, oxygen concentrator, oxygen machine, ventilator, medical equipment, nebulizer, dialysis, medical device, medical baseline, life support",
    "呼吸机, 制氧机, 医疗设备, 医疗器械, 雾化器, 透析, 氧气机",
  ],
  smart_plug: [
    "smart plug, smart socket, plug in meter, energy monitor plug, timer plug, kill a watt",
    "智能插座, 计量插座, 定时插座, 电量计",
  ],
  energy_label: [
    "energy label, energy rating, energy star, star rating, energyguide, a rated, efficiency class, ticks, 5 star, five star",
    "能效, 能效标识, 能效等级, 一级能效, 二级能效, 一级耗能, 二级耗能, 一级, 三级能效, 级能耗",
  ],
  old_appliance: [
    "old appliance, old fridge, replace, replacing, upgrade, ancient",
    "旧家电, 老冰箱, 旧冰箱, 以旧换新, 换新, 老旧",
  ],
  insulation: [
    "insulation, insulate, draft, draught, drafty, draughty, loft, attic, windows, weatherstrip, double glazing, curtains",
    "保温, 漏风, 隔热, 密封条, 窗户, 墙体, 门窗",
  ],
  outlet: ["outlet, socket, wall plug, normal plug, 3 pin, three pin, power point", "插座, 插孔, 三孔, 墙插"],
  extension_cord: [
    "extension cord, extension lead, power strip, adapter plug",
    "插线板, 延长线, 排插, 拖线板, 飞线, 拉线",
  ],
  // Solar, batteries, cars
  solar: [
    "solar, solar panel, pv, photovoltaic, panels, rooftop",
    "光伏, 太阳能, 光伏板, 太阳能板, 太阳能电池板, 分布式光伏",
  ],
  solar_life: [
    "solar last, panel last, lifespan, lifetime, degradation, wear out, how long do panels last",
    "寿命, 用多少年, 能用几年, 衰减, 使用年限",
  ],
  cleaning: ["clean, cleaning, wash off, rinse, dusty, dirty", "清洗, 清洁, 洗一次, 多久洗, 要洗, 擦洗, 冲洗, 积灰"],
  wear: ["wear, wear out, wreck, ruin, damage, degrade, hurt the battery", "损耗, 损伤, 伤电池, 损坏"],
  payback: [
    "payback, pay back, pay off, pays itself off, pay for itself, break even, worth it, roi, return on investment",
    "回本, 划算, 值得, 回报, 收回成本",
  ],
  sizing: [
    "what size, how big, how many panels, sizing, size system, how large, how many kw",
    "多大, 多少块, 几块, 容量, 装多少",
  ],
  weather: [
    "cloud, cloudy, rain, snow, hail, overcast, winter sun, storm, heatwave",
    "阴天, 下雨, 下雪, 雨天, 冰雹, 多云",
  ],
  balcony: ["balcony, plug in solar, terrace", "阳台"],
  community_solar: ["community solar, shared solar, solar farm, solar subscription", "社区光伏, 共享光伏"],
  net_metering: [
    "net metering, nem, net billing, feed in, feed in tariff, export, sell back, sell power, selling electricity, buyback, fit, seg, surplus",
    "净计量, 余电上网, 卖电, 上网电价, 馈电, 余电, 卖给电网, 卖给国家, 上网",
  ],
  battery: ["battery, home battery, powerwall, storage, energy storage", "电池, 储能, 蓄电池, 家用储能"],
  ev: [
    "ev, electric car, electric vehicle, tesla, plug in hybrid, car, e car",
    "电动车, 电动汽车, 新能源车, 电车, 纯电",
  ],
  ev_charge: [
    "charge car, charge my car, car charging, ev charging, charge at home, charging at home",
    "充电, 充满, 给车充电, 家充",
  ],
  ev_charger: [
    "wallbox, ev charger, home charger, charging station, charge point, level 2, level 1, granny charger",
    "充电桩, 家充桩, 充电枪",
  ],
  ev_battery: [
    "ev battery, car battery, battery degradation, battery health, range loss",
    "电池健康, 电池衰减, 续航, 电池保养",
  ],
  v2g: [
    "v2g, v2h, v2l, vehicle to grid, vehicle to home, bidirectional, car power house, run my house from my car",
    "车网互动, 反向供电, 反向充电, 车给家供电, 双向充电",
  ],
  rebate: [
    "rebate, incentive, grant, subsidy, subsidies, tax credit, scheme, voucher program",
    "补贴, 国补, 补助, 优惠政策, 补贴政策, 以旧换新",
  ],
  // The product
  vpp: ["vpp, virtual power plant", "虚拟电厂, 虚拟发电厂"],
  demand_response: [
    "demand response, dr event, event, peak event, load reduction, flex event, curtailment",
    "需求响应, 削峰, 响应事件, 负荷响应",
  ],
  coins: ["coin, green coin, reward", "绿币, 金币, 奖励, 绿色币"],
  store: ["store, shop, marketplace, redeem, voucher, gift card", "商城, 商店, 兑换, 代金券, 礼品卡"],
  rank: ["leaderboard, rank, ranking, position, league", "排行榜, 排名, 等级, 名次"],
  streak: ["streak, achievement, badge, points, daily check in", "连续天数, 打卡, 成就, 徽章, 积分, 断签"],
  invite: ["invite, referral, refer, invitation code, promo code, friend code", "邀请, 邀请码, 推荐好友, 拉新"],
  plan_price: [
    "subscription, subscribe, plan cost, wattleaf cost, wattleaf free, growth plan, enterprise plan, monthly fee of wattleaf",
    "订阅, 套餐, 会员, 收费吗, 要钱吗",
  ],
  trial: ["trial, free trial, try for free, try it", "试用, 免费试用, 体验"],
  account: [
    "account, profile, my details, email address, log in, sign in, login, sign up",
    "账号, 账户, 帐号, 登录, 注册, 个人资料",
  ],
  password: [
    "password, forgot, reset, locked out, cant log in, cant sign in, login problem",
    "密码, 忘记密码, 登录不了, 登不上, 重置",
  ],
  two_step: [
    "two step, 2fa, two factor, mfa, authenticator, passkey, verification code",
    "两步验证, 双重验证, 二次验证, 验证码",
  ],
  delete: ["delete, erase, remove, wipe, close account, gdpr, forget me", "删除, 注销, 清除, 删掉, 销户"],
  security: [
    "secure, security, encrypted, hacked, hack, breach, safe data, data safe",
    "安全, 加密, 黑客, 数据安全, 泄密",
  ],
  contact: [
    "contact, support, customer service, phone number, call, hotline, human, talk to a person, real person, help desk, email you",
    "客服, 联系, 人工, 热线, 电话, 联系方式",
  ],
  business: [
    "business, company, office building, shop owner, restaurant, factory, commercial, hotel, warehouse, bakery",
    "企业, 公司, 店铺, 工厂, 商用, 门店, 餐馆",
  ],
  company: [
    "who made, who owns, founder, ceo, career, careers, job, jobs, hiring, headquarters, investor",
    "谁开发, 创始人, 招聘, 总部, 招人, 老板",
  ],
  api: [
    "api, sdk, developer, endpoint, webhook, rest, openapi, integrate, integration",
    "接口, 开发者, 开发文档, 对接",
  ],
  widget: ["widget, embed, script tag, plugin", "小组件, 嵌入, 挂件, 插件"],
  language: ["language, translate, spanish, french, chinese, mandarin, english", "语言, 中文, 英文, 翻译, 繁体, 粤语"],
  notify: ["notification, alert, reminder, push, text message, sms, email me, newsletter", "通知, 提醒, 推送, 短信"],
  devices: [
    "smart home, supported devices, compatible, compatibility, works with, matter, zigbee, mqtt, modbus, alexa, google home, homekit",
    "支持哪些设备, 兼容, 智能家居, 协议, 米家, 支持的设备",
  ],
  control: [
    "control, turn on, turn off, switch on, switch off, remote, remotely, automation",
    "控制, 打开, 关掉, 开关, 远程, 自动化",
  ],
  schedule: ["schedule, shift load, cheapest hours, run at night, load shifting, timer", "错峰, 定时, 安排, 计划"],
  forecast: ["forecast, predict, prediction, projected, next bill", "预测, 预估, 预计, 下期"],
  unusual: ["unusual, anomaly, abnormal, spike in usage, strange, sudden jump", "异常, 不正常, 突然, 反常"],
  // What is asked of them
  save: [
    "save, saving, reduce, cut, lower, tip, use less, less electricity, bring down",
    "省电, 节电, 省钱, 节能, 减少, 降低, 省",
  ],
  consumption: [
    "use, consume, consumption, usage, draw, guzzle, eat, running cost, take",
    "用多少电, 耗电, 费电, 用电量, 耗多少电, 几度电, 吃电",
  ],
  formula: [
    "calculate, calculation, formula, work out, figure out, how is my bill, figured, computed",
    "怎么算, 计算, 公式, 如何计算, 算法",
  ],
  average: [
    "average, typical, normal, usual household, run a house, per household",
    "平均, 普通家庭, 一般家庭, 正常用多少",
  ],
  why_high: [
    "bill so high, so high, went up, high bill, doubled, gone up, shot up, more expensive than, increase, so much",
    "变高, 暴涨, 这么高, 这么贵, 突然高, 涨了, 翻倍, 这么多",
  ],
  neighbor: ["neighbor, neighbour, similar home, next door, same house", "邻居, 同样户型, 别人家, 隔壁"],
  away: [
    "away, vacation, holiday, on leave, trip, travelling, traveling, leave the house",
    "出门, 旅行, 出差, 不在家, 度假, 长期不在",
  ],
};
