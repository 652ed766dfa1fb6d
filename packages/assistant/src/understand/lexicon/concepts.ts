/**
 * What words mean, in both languages: each concept lists the English words or phrases and the Chinese words that
 * carry it. Intents are rules over concepts (rules.ts), so a new way of saying a thing is one word here and works in
 * every intent. English words stand in their base form; plural, -ing and -ed forms are found by the stemmer.
 */
export const CONCEPTS = {
  GREET: [
    "hi|hello|hey|good morning|good afternoon|good evening|greetings|howdy",
    "你好|您好|嗨|哈喽|早上好|下午好|晚上好|在吗|早安",
  ],
  THANKS: ["thanks|thank you|thank|thx|ty|cheers|appreciate it|much appreciated", "谢谢|多谢|感谢|谢啦|辛苦了"],
  PRAISE: [
    "great|perfect|awesome|cool|nice|got it|ok|okay|good to know|very helpful|excellent",
    "太好了|明白了|知道了|好的|很好|不错|懂了|好棒|有用",
  ],
  BYE: ["bye|goodbye|see you|good night|that is all|that's all", "再见|拜拜|回头见|晚安"],
  ABILITY: [
    "what can you do|what do you do|who are you|what are you|how can you help|can you help|help me|help|what can i ask|capability|what else can you|how do you work|are you a bot|are you human|are you an ai|your name|introduce yourself|what should i ask",
    "你能做什么|你会什么|你是谁|能帮我|有什么功能|能做啥|你可以做什么|能干什么|能干嘛|帮助|可以问|你叫什么|你是机器人|介绍一下你自己|介绍你自己|会做什么|怎么用你",
  ],
  HOWMUCH: ["how much|how many|what amount|amount|how big|how large|how high|how low", "多少|几度|几钱|多大|几多"],
  SAVE: [
    "save|saving|reduce|reduction|lower|cut|cheaper|decrease|shrink|bring down|cut down|spend less|pay less|use less|trim|waste less|economise|economize|slash|waste|wasting|wasteful|inefficient",
    "省|节省|节约|节能|节电|降低|减少|省钱|省电|少花|少交|少用|降下来|便宜点|更便宜|浪费|费在哪",
  ],
  POTENTIAL: [
    "potential|possible|estimate|could i|can i|would i|opportunity|room for",
    "能|可以|潜力|估算|估计|空间|大概",
  ],
  USE: [
    "use|usage|consume|consumption|electricity use|energy use|kwh|kilowatt hour|draw|burn through|juice|consumed",
    "用电|用了|用量|耗电|消耗|用电量|耗能|度电|几度电|电量|千瓦时|用多少|用得多|费电|用掉",
  ],
  ENERGY: ["energy|electricity|power|electric|watt|load|demand", "电|能源|能耗|电力|功率"],
  TOTAL: ["total|overall|altogether|in all|sum|entire|whole", "总|一共|总共|合计|总计|全部"],
  COST: [
    "cost|forked out|fork out|cash|quid|bucks|pay|paid|spend|spent|price|money|dollar|expensive|charge|charged|owe|paying|paying for",
    "花|费用|多少钱|电费|付|钱|成本|价格|贵",
  ],
  BILL: ["bill|invoice|statement", "账单|电费单|电费账|单子|缴费单"],
  HIGH: [
    "high|higher|so much|jump|increase|gone up|went up|go up|spike|rise|rose|more expensive|so expensive|doubled|too big",
    "这么高|太高|高了|涨|上涨|增加|变多|飙升|这么多|这么贵|变贵|偏高|突然高|太贵|好高|暴涨|翻倍",
  ],
  EXPLAIN: [
    "explain|understand|mean|meaning|what is|what are|what's|define|definition|tell me about|how does|how do|how is|walk me through|break down|read|describe|learn about|decode|make sense of|confusing|confused|decipher|make of",
    "解释|说明|什么是|是什么|什么意思|介绍|讲讲|讲解|怎么看|看懂|是啥|啥是|什么叫|原理|了解|说说|读懂|聊聊|看不懂|不明白|不懂|怎么理解|弄不明白",
  ],
  WHY: ["why|how come|reason|what caused|what drives", "为什么|为何|为啥|怎么会|原因|怎么回事|怎么这么"],
  SUMMARY: [
    "summary|summarise|summarize|overview|analyse|analyze|analysis|review|check my|look at my|insight|report|key figures|at a glance|what do you see|tell me about my",
    "总结|概括|概览|分析|概况|看看|报告|汇总|概述|解读",
  ],
  COMPARE: [
    "compare|comparison|versus|vs|difference|differ|change|changed|trend|month on month|month over month|more than|less than|better or worse|against|evolve|evolution|than the month before|worse than|better than|worse|which was more",
    "对比|比较|相比|环比|差别|差异|变化|趋势|同比|跟上|比上|和上|走势|增减|区别|哪个多|哪个用得多|哪个更",
  ],
  MONTH: ["month|monthly|each month|by month|per month|every month", "月|每月|月份|逐月|按月|各月"],
  PERIOD_ANY: ["period|season", "季节|期间"],
  MOST: [
    "highest|most|biggest|largest|max|maximum|top|worst|lowest|least|smallest|cheapest|greatest|heaviest|how high did",
    "最高|最多|最大|最贵|最低|最少|最厉害|最便宜|最费|最耗",
  ],
  HOUR: [
    "hour|hours|wen|time of day|what time|when|which time|hour of the day|which hour|what hour",
    "几点|什么时候|时段|小时|何时|时间|哪个时候|啥时候",
  ],
  PEAK: ["peak|busiest|peaks|rush|peaking", "高峰|峰值|尖峰|用电高峰|顶峰|峰"],
  DEMAND: [
    "demand|peak demand|maximum demand|max demand|max power|peak power|peak load|highest load|highest reading|maximum power|maximum load|highest power|highest watt|max kw|peak kw|peak watt|max load|largest spike|biggest spike|highest spike|power spike|how high did my power|how high did my load|highest kw|most power at once",
    "最大需求|最大负荷|需量|峰值功率|最高功率|最大功率|峰值负荷|最高负荷|峰值需求|最高读数|最大需量|最高用到多少千瓦|最多用到多少千瓦|多少千瓦",
  ],
  BASELOAD: [
    "base load|lowest power|lowest load|lowest my house|lowest my home|minimum power|baseload|base-load|base loads|always on|always-on|standby|stand-by|idle load|vampire|phantom|background load|background use|constant load|minimum load|idle consumption|never turned off|baseline load|base consumption|idle|nobody is home|nobody's home|nobody home|no one is home|no one's home|when i am out|when i'm out|when we are away|while away|when away|on holiday|drain|round the clock|around the clock|24/7|day and night|all the time|non-stop|nonstop",
    "基础负荷|基荷|底载|基本负荷|待机|常开|一直开着|始终运行|底噪|基础用电|最低负荷|基线负荷|常态负荷|基底负荷|一直在耗|没人|不在家|出门时|没开电器|空关|一直在耗|二十四小时|24小时|不间断|全天候",
  ],
  NIGHT: [
    "night|overnight|nighttime|night-time|asleep|sleep|sleeping|midnight|at night|after dark",
    "夜间|晚上|夜里|夜晚|半夜|深夜|凌晨|睡觉|睡着|夜间用电",
  ],
  WEEKEND: ["weekend|saturday|sunday", "周末|双休日|星期六|周六|周日|星期天"],
  WEEKDAY: [
    "weekday|workday|working day|work day|day of the week|monday|tuesday|wednesday|thursday|friday",
    "工作日|平日|周一到周五|上班日|星期几|周几|一周里哪天|一周中哪天|一周之中哪天|一周哪天",
  ],
  AVERAGE: [
    "average|typical day|typically|per day|daily|a day|each day|on average|every day|mean use",
    "平均|每天|每日|日均|一天|一日",
  ],
  TARIFF: [
    "tariff|time of use|time-of-use|tou|rate plan|electricity rate|rate|rates|off-peak|off peak|on-peak|on peak|peak price|peak pricing|demand charge|tiered|fixed charge|unit price|unit rate|flat rate|dynamic price|dynamic pricing|standing charge|peak prices|peak hours pricing|off peak hours",
    "电价|峰谷|分时|阶梯|费率|谷电|谷价|峰电|谷时|峰时|计费|资费|平段",
  ],
  CONTROL: [
    "control|turn off|turn on|switch off|switch of|turn of|switch on|shut off|turn down|turn up|schedule|automate|automation|remote|remotely|operate|manage|dim|start my|stop my|turn it off|turn it on|preheat|run my|charge my|set my|set the|power off|connected to|connect my|start|stop|pause|switch the|hook up|pair|set up my|link my|to degrees",
    "控制|关掉|关闭|打开|开启|关上|定时|自动化|遥控|远程|操控|启动|调到|调低|调高|关一下|开一下|设为|帮我关|帮我开|把|帮我启动|暂停|接上|配对|绑定|关了|开了|关掉吧",
  ],
  DEVICE: [
    "device|gadget|smart home|appliance|equipment|homekit|alexa|google home|tuya|nest|ecobee|smartthings|homey|home assistant|matter|modbus",
    "设备|家电|电器|智能家居|装置|米家",
  ],
  VPP: [
    "vpp|virtual power plant|demand response|grid service|flex event|grid event|flexibility programme|flexibility program|power plant",
    "虚拟电厂|需求响应|电网服务|需求侧响应|虚拟电站",
  ],
  BENEFIT: [
    "benefit|advantage|worth it|worth|gain|get out of|what's in it|upside|point of|good for|earnings|profit|revenue|perk|what do i get|what do we get|what will i get",
    "好处|收益|优势|有什么用|值得|赚|意义|利益|回报|有用吗|划算|能得到什么|挣|有啥用|有何用|图什么|图啥",
  ],
  JOIN: [
    "join|enrol|enroll|enrolment|enrollment|sign up|participate|participation|take part|register|eligible|enter|qualify|requirement|opt in|leave|opt out|get started|sign me up",
    "加入|参加|参与|报名|注册|条件|资格|退出|要求|开通|接入",
  ],
  PLAN: [
    "plan|plans|pricing page|your pricing|subscription|subscribe|tier|growth plan|growth|professional plan|pro plan|enterprise|upgrade|package|membership|per seat|annual plan|monthly plan|wattleaf cost|your price|your prices|does it cost to use|money-back|money back|refund|cancel my subscription|discount|annual billing|professional|pro|what do i get with",
    "套餐|方案|定价|订阅|升级|企业版|专业版|成长版|会员|版本|年付|月付|退款|退订|折扣|你们的价格|你们收费|收费",
  ],
  TRIAL: [
    "trial|free trial|trail period|free trail|try it|try for free|free version|for free|is it free|test drive|credit card|try before|try wattleaf|try out|trial period|cost anything to start|free to start|start for free|pay anything to start|no obligation",
    "试用|免费|体验|试一下|试试|信用卡|试用期|要钱吗|需要付费吗",
  ],
  COIN: [
    "coin|coins|green coin|green coins|reward points|reward|rewards|greencoin|greencoins|invite code|invitation code|referral|refer a friend",
    "绿币|金币|积分|绿色币|奖励|绿色积分|邀请码|邀请好友|推荐码",
  ],
  BALANCE: [
    "balance|how many|how much|have i got|do i have|left|my coins|i have|check my coins|coin count",
    "余额|有多少|还有|剩多少|几个|剩余|还剩|多少个|查一下|查查|查询",
  ],
  EARN: ["earn|get|collect|gain|more|win|obtain|receive|make", "赚|获得|得到|获取|拿到|挣|领取|攒|领|拿|更多"],
  STORE: [
    "store|shop|prize|goodies|marketplace|market place|buy|redeem|exchange|purchase|spend|voucher|gift|gift card|donate|donation|merchandise",
    "商店|商城|兑换|买|能换|换什么|换东西|换礼|换成礼|购买|礼品|花掉|能换|礼券|捐赠|捐|代金券|优惠券",
  ],
  UPLOAD: [
    "upload|attach|send you|submit|import|file|files|csv|xml|pdf|green button|greenbutton|spreadsheet|photo of|scan|drag|photo|picture|image|scan|screenshot|format|formats|file type",
    "上传|导入|文件|提交|发给你|附件|拍照|绿色按钮|表格|传|识别|照片|图片|扫描|截图|拍的|格式",
  ],
  METER: [
    "smart meter|meter|power company|electric company|electricity company|utility account|utility|connect",
    "智能电表|电表|电力公司|连接|供电局",
  ],
  PRIVACY: [
    "privacy|private|secure|security|safe|data protection|gdpr|encrypt|encryption|encrypted|share my data|sell|delete my data|who can see|who sees|see my|sees my|else sees|else see|confidential|personal data|my information|third party|third parties|hacked|iso 27001|soc 2|store my data|stored|shared with|share my|share with|leak|tracked|track me",
    "隐私|安全|保密|加密|泄露|出售|删除数据|个人信息|谁能看|能看到我|看到我的|第三方|保护|卖给|数据存|删掉我|共享给|分享给",
  ],
  API: [
    "api|sdk|developer|endpoint|integrate|integration|rest|webhook|widget|embed|mqtt|openadr|script tag|api key|documentation|docs|curl|rate limit",
    "接口|开发者|对接|集成|嵌入|文档|密钥|二次开发|小组件|挂件",
  ],
  CONTACT: [
    "contact|complaint|complain|customer care|helpline|hotline|support|phone number|email address|talk to|speak to|human|agent|customer service|sales|call you|reach you|reach someone|your email|your phone|your address|real person|get in touch|headquarters|located|office",
    "联系|客服|电话|邮箱|人工|真人|投诉|销售|地址|在哪里办公|怎么找你们",
  ],
  RUN: ["run|running|operate|use|charge|charging|leave on|leaving|keep on", "开|运行|使用|充|充电|用"],
  COMPARE_TIME: [
    "best time|right time|cheapest time|when should|when to|good time",
    "什么时候最好|最佳时间|什么时候开|什么时候充|几点开|几点充|什么时候洗",
  ],
  TIP: [
    "tip|tips|advice|advise|suggest|suggestion|recommend|recommendation|how can|how do i|how to|should i|what should|idea|ways to|improve|optimise|optimize|efficient|efficiency|best way",
    "建议|怎么|如何|技巧|窍门|方法|办法|推荐|该怎么|优化|改善|诀窍|妙招|提高|效率|高效",
  ],
  SOURCE: [
    "how do you know|where does that come from|where do you get|what is your source|your source|source|sources|are you sure|prove|reference|citation|based on what|says who|where is that from",
    "你怎么知道|来源|依据|出处|确定吗|根据什么|哪来的|凭什么|哪里来的|真的吗|数据从哪",
  ],
  CALC: [
    "how did you calculate|how did you work that out|how was that calculated|how is that calculated|how is it calculated|how is it worked out|how did you get that",
    "怎么算的|怎么算出来|如何计算|怎么计算|咋算的|怎么得出",
  ],
  OWNDATA: ["my data|my information|my details|my file", "我的数据|我的信息|我的资料|我的文件"],
  CHEAP: ["cheap|cheaper|cheapest|expensive|costly|economical", "便宜|最贵|贵|划算|最低价|实惠"],
  PERKWH: ["per kwh|a kwh|each kwh|per kilowatt hour|per unit", "每度|一度电|每千瓦时|度电价格"],
  RATEPLAN: [
    "rate plan|electricity plan|energy plan|tariff plan|electricity contract|energy contract|supplier|utility rate",
    "电价套餐|用电套餐|电价方案|电费方案",
  ],
  INVITE: ["invite code|invitation code|referral|refer a friend", "邀请码|邀请好友|推荐码"],
  PRICING: ["pricing|price list", "价目|报价"],
  DEGREES: ["degree|celsius|fahrenheit", "度吧|度谢谢"],
  PERHOUR: ["per hour|an hour|per cycle|per load|per wash|per charge|each time", "一小时|一次|每小时|每次"],
  LEVEL: [
    "what temperature|which temperature|ideal temperature|best temperature|right temperature|recommended temperature",
    "多少度合适|几度合适|设多少度|调多少度|设几度|最佳温度|开几度|开多少度",
  ],
  UNITS: [
    "kw and kwh|kwh and kw|kw vs kwh|kwh vs kw|kw or kwh|kw versus kwh|kwh mean|kwh actually mean|kwh stand|kilowatt hour mean|kilowatt hour stand|what is a kwh|what's a kwh|what is kwh|what is a kilowatt|watts and watt|from kwh|kw from kwh",
    "千瓦和千瓦时|千瓦时和千瓦|什么是千瓦时|度和千瓦|千瓦和度|什么是千瓦|千瓦与千瓦时|什么是一度电|一度电是|kw和kwh|kwh和kw",
  ],
  TOPIC: [
    "leaderboard|leader board|ranking|streak|nilm|disaggregation|disaggregate|insulation|insulate|draught|draughty|net metering|feed-in|wattleaf",
    "排行榜|排名|等级|连续天数|负荷分解|保温|隔热|净计量|余电上网|上网电价|漏风|wattleaf是",
  ],
  FUTURE: [
    "tomorrow|next week|next month|forecast|predict|prediction|projected|project my|projection|expect|expected|going to be|will be|will my|will i|will we|by the end of the month|end of month|month end|on track|on pace|outlook|at this rate|upcoming|coming days|coming week|keep this up|keep going like this|heading for",
    "明天|后天|下周|下个月|下月|预测|预计|预估|预报|估摸|未来|接下来|照这样|按这样|按现在|到月底|月底|将会|会用多少|会是多少|要交多少",
  ],
  ACCOUNT: [
    "my account|delete account|delete my|close account|close my|remove my|erase my|erase everything|delete everything|unsubscribe me|disconnect my|disconnect the|get rid of|meter link|remove the meter|unlink|change my|change email|my password|password|reset my password|my email|email address on|log out|sign out|logout|download my data|export my data|where do i change|my profile|account settings|settings page",
    "账号|帐号|账户设置|注销|销户|删除我|删号|改密码|密码|换邮箱|改邮箱|我的邮箱|退出登录|登出|断开电表|解绑|取消连接|导出我的|下载我的|个人资料|在哪里改",
  ],
  CARBON: [
    "carbon|carbon footprint|co2|emission|emit|emitted|greenhouse|how clean|how dirty|carbon intensity|climate impact|clean is|dirty is|cleanest|greenest|cleaner|dirtiest",
    "碳|碳排放|碳足迹|二氧化碳|排放|温室气体|清洁程度|最清洁|更清洁|最环保",
  ],
  PANELS: [
    "my panels|my panel|my solar|the panels|panels make|panels made|solar make|solar made|solar produce|solar produced|my roof|feed in|fed in|feeding in|sent back|send back|export to the grid|back to the grid|into the grid|exported|export",
    "我的光伏|我的太阳能|光伏板发|太阳能板发|板子发|屋顶发|发了多少电|发电量|上网电量|余电|送回电网|卖回电网|反送",
  ],
  PAYING: [
    "pay my bill|pay the bill|pay my utility|instalment|installment|payment plan|pay late|late fee|past due|overdue|cut me off|cut off|shut me off|shutoff|shut-off|disconnection notice|low income|low-income|help with my bill|help paying|assistance program|can't afford|can't pay|cannot pay|unable to pay|cannot afford|liheap|subsidy",
    "缴费|交电费|付电费|分期|欠费|滞纳金|断电通知|停我的电|低收入|补助|补贴电费|交不起|困难补助",
  ],
  OUTAGE: [
    "blackout|power outage|outage|power cut|grid goes down|grid fails|grid fail|without the grid|grid is down|power goes out|power is out|back up power|backup power|power the house|power my house|vehicle to home|vehicle-to-home|v2h|v2g|bidirectional",
    "停电|断电时|断电了|备用电源|车给家|反向供电|双向充电",
  ],
  ODD: [
    "unusual|odd|weird|strange|abnormal|anomaly|anomalies|irregular|irregularity|outlier|suspicious|out of the ordinary|not normal|went wrong|something wrong|something off|acting up|red flag|unexpected|leaking power|creeping|spiked|anything off|fishy|glitch",
    "异常|不正常|正常吗|反常|奇怪|怪怪|不对劲|可疑|突增|飙升|尖峰|毛病|波动|坏了|漏电|怪事|忘关",
  ],
  STATUS: [
    "is the|is my|are the|are my|did i leave|still on|status|state of charge|battery level|how full|how charged|currently on|right now|at the moment|set to|is it on|still running|still charging",
    "开着吗|开着没|关了吗|关了没|状态|还有多少电|充到多少|满了没|满了吗|还开着|在工作吗|有开吗|有没有开|现在几度|现在设",
  ],
  LIST: ["list|show|show me|see|view|which|what are|enumerate|tell me my", "列出|列一下|看看|看一下|查看|有哪些|查"],
  ENROLL: [
    "sign me up|sign us up|sign up|enrol|enroll|enrolment|enrollment|count me in|add me|opt me in|register me|register us|register my|i'm in|let me join|put me down|inscription|get me into|make me a member",
    "帮我报名|给我报名|帮我加入|我要加入|我要参加|我要报名|给我登记|算我一个|替我注册|帮我注册|帮我参加|办理加入|现在就报名|我想加入|我想参加",
  ],
  EARNED: [
    "earned|earnings|payout|paid out|revenue|income|get paid|got paid|been paid|make money|made money|made from|pay me|earn|payment from|payments|generated",
    "赚|收益|收入|补贴|结算|挣|分成|到账|给我多少钱|拿了多少",
  ],
  BOUGHT: [
    "bought|purchases|ordered|orders|order|redeemed|redemption|purchase history|order history|my order|my voucher|my gift card|exchanged",
    "买过|买了|订单|兑换记录|兑换历史|购买记录|换过|兑换过|下的单|我的兑换|我的礼品|我的代金券|发货|券码",
  ],
  RANK: [
    "rank|ranking|leaderboard|leader board|my place|position|standing|number one|top ten|level|level up|streak|badge|achievement|score|in first|ahead of me|winning|leading",
    "排名|排行榜|第几|名次|等级|升级|连续|徽章|成就|段位|前十|第一名|领先",
  ],
  POINTS: ["point|points|score", "积分|分数|多少分"],
  TAMPER: [
    "bypass|tamper|hack|cheat|trick|slow down|run backwards|steal|jam|magnet|seal|live wire|live wires|without turning off|without shutting|disable the safety|burning smell|gas smell|smell gas|smell of gas|spark|sparking|smoke|smoking|frayed|bare wire|exposed wire|smell burning|melted|scorched|caught fire|electric shock|illegally|unpaid",
    "偷电|动手脚|走慢|倒转|绕过|破解|铅封|磁铁|屏蔽信号|带电|不拉闸|不断电|不停电|冒火|火花|冒烟|起火|烧焦|焦味|破皮|煤气味|燃气味|触电|被电了|私接|保险丝|漏电保护",
  ],
  OTHERS: [
    "neighbour|neighbor|neighbours|neighbors|next door|someone else|somebody else|other customer|other customers|other user|another user|another customer|my ex|my tenant|other people|other household",
    "邻居|隔壁|楼上|楼下|对门|别人|别的用户|其他用户|其他客户|前妻|前夫|租客|别家",
  ],
  BREAKDOWN: [
    "appliance breakdown|breakdown|break down my usage|by appliance|per appliance|by device|per device|energy hog|power hog|hog|guzzler|uses the most|use the most|using the most|eats the most|uses most|biggest consumer|worst offender|share of|what share|what portion|what percentage|how much of my|disaggregate|eating",
    "最费电|最耗电|占多少|占比|占了多少|电老虎|耗电大户|用电大户|各个电器|每个电器|按电器|分电器|电器明细|哪个电器|什么电器|哪样|占几成|最费",
  ],
  SWITCH: [
    "switch|switching|change plan|change tariff|better off|cheaper plan|cheaper tariff|cheaper rate|best rate|best tariff|best plan|right tariff|right plan|other plan|other tariff|another tariff|different plan|suit|suits|would i pay|pay less on|lower rate",
    "换成|换个|换电价|改成|改用|改为|适合我|适合我家|更便宜的|哪种电价|哪个电价|哪个方案|哪种方案|选哪|最优|划算吗|便宜吗",
  ],
  CONNECT: [
    "connect|link|hook up|sync|pair|authorise|authorize|integrate|pull in|pull my|fetch my|automatic|automatically|live data",
    "连接|绑定|接入|关联|对接|授权|同步|自动获取|自动读取|连上|接上|直接读",
  ],
  PLANNING: [
    "schedule|charging plan|plan my|plan the|cheapest time|cheapest hours|cheapest window|cheap hours|best hours|lowest price|shift|when should|what time should|when do i|when to|least costly|be ready by|be full|finished by|done by|optimise my battery|optimize my battery|delay|dodge the peak|avoid the peak",
    "几点|什么时候|啥时候|安排|计划|规划|避开高峰|便宜的时段|最便宜的时间|便宜时段|调度|充满|洗好|之前要|出门",
  ],
  CHARGE: ["charge|charging|plug in|recharge", "充电|充满|充到|充"],
  OFFTOPIC: [
    "write me|write my|write a|letter to|a letter|compose|cover letter|poem|poetry|joke|story|song|lyrics|politics|political|president|election|vote|prime minister|doctor|medicine|medication|headache|diagnose|diagnosis|symptom|fever|disease|cancer|pill|stock market|stocks|bitcoin|crypto|football|soccer|basketball|movie|film|recipe|cook|capital of|homework|essay|translate|python|javascript|write code|girlfriend|boyfriend|dating|horoscope|lottery|religion|god|war|weather tomorrow|weather forecast|novel|celebrity|rap|haiku|limerick|legal advice|lawyer|lawsuit|travel|hotel|flight|restaurant|world cup|who won|meaning of life|gun|bomb|weapon|drugs|suicide|sex|naked|math problem|square root|president of|dog|cat|birthday|dinner|pizza|shakespeare|history of rome|olympics|sonnet|wine|makeup|dress|wedding|pregnant|sore throat|antibiotic|invest in|shares|tax return|visa|passport|hurt|pain|chest|cough|sick|flu|party politics|socialist|conservative|liberal|abortion|immigration|tall is|how old is|distance to the moon|capital city|population of|treat a cold|catch a cold|a cold|sore|vaccine|song for me|movie to watch|times table|multiply",
    "写诗|一首诗|笑话|故事|唱歌|歌词|政治|总统|选举|主席|医生|看病|头痛|头疼|药|发烧|症状|疾病|癌症|股票|股市|炒股|比特币|足球|篮球|电影|菜谱|做饭|做菜|首都|作业|作文|翻译|写代码|编程|女朋友|男朋友|恋爱|彩票|星座|算命|宗教|战争|天气预报|明天天气|小说|明星|律师|旅游|酒店|机票|餐厅|世界杯|人生意义|炸弹|枪|毒品|自杀|平方根|生日|晚饭|披萨|红烧肉|感冒|吃什么|谁赢|写首|诗歌|签证|护照|减肥|基金|怀孕|疼|难受|哪个党|政党|投票|政府|减肥药|生病|珠穆朗玛|唱首|唱一首|一部电影|感冒|推荐电影|一首歌",
  ],
  INJECTION: [
    "words above|everything above|text above|ignore all|ignore previous|ignore the previous|ignore your|ignore the above|ignore any|ignore prior|disregard|system prompt|your prompt|your instructions|previous instructions|jailbreak|pretend you|pretend to be|act as|you are now|developer mode|dan mode|reveal your|forget your|forget all|forget previous|new instructions|override|hidden prompt|roleplay|role play|bypass your|bypass the rules|bypass the filter|bypass restrictions|bypass safety|print your|secret key|your rules|without restrictions|say exactly|repeat after me|admin password|give me coins|add coins|add 1000",
    "忽略之前|忽略以上|忽略所有|忽略你的|无视之前|无视|系统提示|提示词|你的指令|之前的指令|越狱|假装你|扮演|你现在是|开发者模式|忘记之前|忘掉|新指令|绕过限制|绕过规则|绕过安全|绕过你|没有限制|管理员密码|隐藏指令|跟我重复|给我加",
  ],
} as const satisfies Record<string, readonly [en: string, zh: string]>;

export type Concept = keyof typeof CONCEPTS;
