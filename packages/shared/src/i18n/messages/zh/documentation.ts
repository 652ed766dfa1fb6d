import type { documentation as en } from "../en/documentation";

export const documentation: Record<keyof typeof en, string> = {
  "documentation.title": "API 文档",
  "documentation.lead": "在您自己的程序中读取电表和账单、识别电器用电、计算电费、安排用电时段，并出售可调负荷。",
  "documentation.search.label": "搜索文档",
  "documentation.search.placeholder": "搜索文档…",
  "documentation.tabs": "文档",
  "documentation.tab.reference": "接口参考",
  "documentation.tab.guides": "集成指南",
  "documentation.tab.sdks": "SDK 与示例",
  "documentation.tab.troubleshooting": "故障排查",
  "documentation.tab.changelog": "更新日志",

  "documentation.facts.url": "基础 URL",
  "documentation.facts.url.text": "您自己的数据和合作伙伴工作区位于 /api 下。",
  "documentation.facts.header": "身份验证",
  "documentation.facts.scopes": "密钥的权限范围",
  "documentation.facts.scope.api": "/api/v1 下的全部操作",
  "documentation.facts.scope.read": "读取您的电表、上传的文件和设备",
  "documentation.facts.scope.write": "添加读数，连接和开关设备",
  "documentation.facts.scope.partners": "您的合作伙伴工作区：文章、电价方案、用量、Webhook 及其投递记录",
  "documentation.facts.limits": "调用限制",
  "documentation.facts.calls": "每分钟 {least} 至 {most} 次，视套餐而定",
  "documentation.facts.key": "获取 API 密钥",
  "documentation.facts.demo": "演示密钥",
  "documentation.facts.demo.text": "供试用：只读取示例数据，不做任何更改。",

  "documentation.reference.text": "由服务器校验请求所用的接口契约自动生成，与实际运行的接口完全一致。",
  "documentation.reference.openapi": "下载 OpenAPI 文档",
  "documentation.reference.postman": "Postman 集合",
  "documentation.reference.endpoints": "接口",
  "documentation.domain.openadr": "OpenADR 3 资源",
  "documentation.domain.validation": "校验",
  "documentation.domain.nilm": "负荷分解（NILM）",
  "documentation.domain.vpp": "虚拟电厂",
  "documentation.domain.optimization": "优化调度",
  "documentation.domain.facilities": "设施",
  "documentation.domain.tariffs": "电价",
  "documentation.domain.forecast": "预测",
  "documentation.domain.energyQuery": "用能问答",
  "documentation.domain.anomalies": "异常",
  "documentation.domain.bills": "账单",
  "documentation.domain.greenbutton": "Green Button",
  "documentation.domain.meters": "电表",
  "documentation.domain.uploads": "上传文件",
  "documentation.domain.advice": "节省建议",
  "documentation.domain.devices": "设备",
  "documentation.domain.hubs": "中枢",
  "documentation.domain.rewards": "基线",
  "documentation.domain.partners": "工作区",
  "documentation.domain.webhooks": "Webhook",
  "documentation.group.api": "公共 API",
  "documentation.group.api.text": "对您发送的数据进行计算，并管理您账户的电厂和设施。",
  "documentation.group.data": "您的账户数据",
  "documentation.group.data.text": "您在网站上看到的电表、上传文件和设备。",
  "documentation.group.partners": "合作伙伴工作区",
  "documentation.group.partners.text": "您自己网页上的助手。密钥不能删除工作区，也不能更改小组件密钥和签名密钥。",
  "documentation.access": "访问权限",
  "documentation.access.key": "API 密钥，权限范围",
  "documentation.access.ownData": "使用您账户自己的读数时，还需权限范围",
  "documentation.access.session": "或在网站上登录的会话",
  "documentation.access.openAdr": "或 OpenADR 客户端的令牌，权限范围",
  "documentation.access.public": "公开：无需密钥或登录",
  "documentation.access.none": "无需密钥",
  "documentation.endpoint.parameters": "参数",
  "documentation.endpoint.response": "响应",
  "documentation.endpoint.errors": "错误",
  "documentation.endpoint.example": "请求示例",
  "documentation.endpoint.none": "无",
  "documentation.neighbors": "上一个和下一个接口",
  "documentation.changelog.text": "记录接口和小组件的变化；停用任何功能之前，都会先在这里公布。",
  "documentation.changelog.added": "新增",
  "documentation.changelog.changed": "变更",
  "documentation.changelog.fixed": "修复",
  "documentation.changelog.api": "接口",
  "documentation.changelog.sdk": "SDK",
  "documentation.changelog.widget": "小组件",
  "documentation.changelog.docs": "文档",
  "documentation.field.required": "必填",
  "documentation.field.inPath": "位于路径中",
  "documentation.field.inHeader": "位于请求头",
  "documentation.field.limits": "（{limits}）",
  "documentation.field.separator": "，",
  "documentation.field.within": "{name} 的字段",

  "documentation.difficulty.beginner": "入门",
  "documentation.difficulty.intermediate": "中级",
  "documentation.difficulty.advanced": "高级",
  "documentation.time.minutes5": "5 分钟",
  "documentation.time.minutes10": "10 分钟",
  "documentation.time.minutes15": "15 分钟",
  "documentation.time.minutes30": "30 分钟",
  "documentation.time.hours2": "2 小时",
  "documentation.guide.start": "开始",
  "documentation.guide.startNamed": "开始：{title}",
  "documentation.guide.all": "全部指南",

  "documentation.guide.typed.title": "用带类型的客户端调用 API",
  "documentation.guide.typed.text": "为 TypeScript 和 JavaScript 安装带类型的客户端，可用于 Node、Bun 和浏览器。",
  "documentation.guide.typed.install.title": "安装客户端",
  "documentation.guide.typed.install.text":
    "本服务器提供与其 API 相符的软件包，没有任何依赖。使用 Node 20 或更高版本，或使用 Bun 的项目都可以安装。",
  "documentation.guide.typed.call.title": "发起调用",
  "documentation.guide.typed.call.text":
    "读取数据用 .query，其他操作用 .mutate。输入和结果都有类型，并附有本文档中的说明。演示密钥可用于此调用。",
  "documentation.guide.typed.retry.title": "重试由客户端处理",
  "documentation.guide.typed.retry.text":
    "连接中断或收到 429、502、503、504 后，客户端最多重新发送三次：按 Retry-After 等待；没有该值时，每次等待更久。每个写操作都有幂等键，因此只会生效一次。",
  "documentation.guide.typed.errors.title": "读取错误和提示",
  "documentation.guide.typed.errors.text":
    "apiErrorOf 返回错误代码、说明和每个无效字段。接口不认识的字段会列在 notices 中；使用 strict 时会被拒绝。API 密钥可调用的所有接口都是如此。",
  "documentation.guide.first.title": "第一次 API 调用",
  "documentation.guide.first.text": "从注册账户到收到响应，只需 curl。",
  "documentation.guide.first.key.title": "创建 API 密钥",
  "documentation.guide.first.key.text": "密钥在账户的设置页创建，只显示一次，请立即复制。免费套餐即可使用。",
  "documentation.guide.first.key.link": "打开设置",
  "documentation.guide.first.shell.title": "设置环境变量",
  "documentation.guide.first.shell.text": "本页的命令和所有示例都从环境变量读取密钥，密钥不会写入任何文件。",
  "documentation.guide.first.call.title": "发送请求",
  "documentation.guide.first.call.text":
    "此请求只校验请求体是否符合模式，不执行任何操作。返回的 JSON 中 valid 为 true。",
  "documentation.guide.first.read.title": "查看响应头",
  "documentation.guide.first.read.text":
    "在命令中加上 -i 即可查看。RateLimit-Remaining 是剩余调用次数，RateLimit-Reset 是距离重新计数的秒数。调用出错时返回 code 和 message；请求体有误时，issues 会指出每个出错的字段。",

  "documentation.guide.meter.title": "导入电表数据并分解负荷",
  "documentation.guide.meter.text": "从电力公司提供的文件，到每台电器的用电量。",
  "documentation.guide.meter.get.title": "取得读数",
  "documentation.guide.meter.get.text":
    "大多数电力公司在客户门户提供 Green Button 文件。要分辨单台电器，请使用五分钟或更短间隔的读数，例如来自钳形电表；更长的间隔只能给出负荷类别，例如制冷或汽车充电。",
  "documentation.guide.meter.read.title": "读取文件",
  "documentation.guide.meter.read.text":
    "响应包含每个用电点的时间序列（kWh），并提示数据缺口和时钟错误。CSV 文件请发送到 /api/v1/bills/extract。",
  "documentation.guide.meter.watts.title": "把电量换算成功率",
  "documentation.guide.meter.watts.text":
    "负荷分解需要功率（W）：读数（kWh）× 3,600,000 ÷ 间隔秒数。sample_rate 是间隔秒数的倒数，一分钟间隔即 0.016667 Hz。缺失的读数请保留为 null。",
  "documentation.guide.meter.split.title": "分解负荷",
  "documentation.guide.meter.split.text":
    "至少发送一天的数据，最好一个月：天数越多，每台电器出现的次数越多，识别越可靠。",
  "documentation.guide.meter.answer.title": "解读结果",
  "documentation.guide.meter.answer.text":
    "每台设备都有电量、运行时段和 confidence（模型在从未见过的住宅中判断正确的比例）。不属于任何设备的部分为 unassigned；breakdown 为 true 时，各部分之和等于您发送的功率。像命令中的电水壶那样的标注会按 home_id 保存。",

  "documentation.guide.vpp.title": "将设备接入虚拟电厂",
  "documentation.guide.vpp.text": "聚合站点及其设备，发起一小时的调度，查看每个站点的交付电量和收益。",
  "documentation.guide.vpp.plant.title": "创建电厂",
  "documentation.guide.vpp.plant.text":
    "电厂是一组站点，共用时区、货币和收益分成规则。id 可以自行指定，也可以由服务器生成。",
  "documentation.guide.vpp.site.title": "添加站点",
  "documentation.guide.vpp.site.text": "参与者是一个装有电表的站点，会持续参与，直到选择退出某次事件或全部事件。",
  "documentation.guide.vpp.device.title": "登记设备",
  "documentation.guide.vpp.device.text": "说明每台设备可以削减或回馈多少功率、哪些时段可供调度，电厂容量据此计算。",
  "documentation.guide.vpp.readings.title": "上报电表读数",
  "documentation.guide.vpp.readings.text":
    "按天上报，至少涵盖事件前的 15 个工作日（周末事件为七周），用于计算基线（没有调度时站点原本的用电），以及基线在平日的误差。",
  "documentation.guide.vpp.event.title": "发起事件",
  "documentation.guide.vpp.event.text":
    "指定时间、功率和价格，系统会按提前通知时长告知参与者。想先演练，可以补录一次上周的事件。",
  "documentation.guide.vpp.settle.title": "结算",
  "documentation.guide.vpp.settle.text":
    "事件结束且读数上报后即可结算：按时段、按站点给出交付电量（kWh）、收益及分成。所有站点作为一组测量：group 给出该组的 90% 区间，只为区间下限 certain_kwh 付费；单个站点的结果若可能出于偶然，会标为 within_chance。此命令结算示例电厂的事件，现在就能看到一份结算单。",
  "documentation.guide.vpp.status.title": "查看电厂",
  "documentation.guide.vpp.status.text":
    "状态、容量（MW）、参与者与收益，以及未来 24 小时的预测。示例电厂对所有人开放查询。",

  "documentation.guide.hub.title": "连接您的中枢",
  "documentation.guide.hub.text": "将 Home Assistant 或 MQTT 代理中的设备接入您的账户：状态、实时功率和历史读数。",
  "documentation.guide.hub.choose.title": "选择连接方式",
  "documentation.guide.hub.choose.text":
    "如果您使用 Home Assistant，请直接连接：其中的开关、灯、温控器、风扇、窗帘以及功率和电量传感器都会加入。如果您的设备通过 Home Assistant 发现协议在 MQTT 代理上发布（Zigbee2MQTT、Tasmota、Shelly、ESPHome），也可以改为连接该代理。",
  "documentation.guide.hub.address.title": "准备服务器可访问的地址",
  "documentation.guide.hub.address.text":
    "互联网上的 Wattleaf 服务器只连接公网地址，并且必须加密：Home Assistant 使用 https://，代理使用 mqtts://，证书须与域名相符。部署在自己家中的服务器，在管理员设置 HUB_PRIVATE_ADDRESSES=on 后也可使用家庭网络的地址。",
  "documentation.guide.hub.credentials.title": "创建凭据",
  "documentation.guide.hub.credentials.text":
    "在 Home Assistant 中打开个人资料，进入“安全”，创建长期访问令牌。在代理上创建一个用户，允许读取 homeassistant/# 和设备的主题，并允许写入设备的命令主题。凭据会加密保存，之后不再显示。",
  "documentation.guide.hub.connect.title": "在设置中连接",
  "documentation.guide.hub.connect.text":
    "打开设置中的“中枢”，输入地址和凭据，并测试连接。测试会说明找到了多少台设备，或者哪里有问题。连接后，设备会出现在“设备”页面，助手也能按名称识别它们。",
  "documentation.guide.hub.connect.link": "打开中枢设置",
  "documentation.guide.hub.use.title": "使用说明",
  "documentation.guide.hub.use.text":
    "设备报告新状态后，命令才算完成；如果五秒内没有报告，您会收到提示。带功率或电量传感器的插座显示为一台设备。功率按每 15 分钟记录为电量；有电量计数器时优先使用计数器。没有响应的设备显示为暂时联系不上。其他任何人都看不到您的中枢及其设备。",
  "documentation.guide.hub.operator.title": "自建服务器：一个代理对应一个家庭",
  "documentation.guide.hub.operator.text":
    "除了使用表单，管理员也可以在环境变量中设置代理。它只属于 MQTT_ACCOUNT 指定的账户，并在该账户的邮箱确认后生效，不属于任何其他账户。",

  "documentation.guide.identity.title": "识别您的客户",
  "documentation.guide.identity.text": "您的服务器告诉小组件当前登录的是谁，助手便能保留其对话、文件和绿币。",
  "documentation.guide.identity.key.title": "创建签名密钥",
  "documentation.guide.identity.key.text":
    "在工作区的“客户身份”中创建。HS256 会提供一个仅显示一次的密钥，请将整段文本（包括 wl_sk_）用作密钥；使用 ES256 和 EdDSA 时，您保留私钥并粘贴公钥。运营者也可以运行 bun run admin partner key。",
  "documentation.guide.identity.key.link": "打开工作区",
  "documentation.guide.identity.sign.title": "在服务器上签发令牌",
  "documentation.guide.identity.sign.text":
    "仅在您的服务器上，为已登录的客户签发。令牌最多有效十分钟，且只能使用一次。given_name 是客户的名字，可选：助手用它打招呼，客户愿意时排行榜也会显示它。examples/partner-backend 中的示例只需要 Node.js。",
  "documentation.guide.identity.exchange.title": "换取会话",
  "documentation.guide.identity.exchange.text":
    "小组件会用您交给它的令牌完成此操作。会话属于您工作区中的这位客户，仅限此来源，其他人看不到其数据。没有令牌的访客是匿名的：没有账单、绿币或购买记录。奖励默认关闭，可在工作区中开启。",
  "documentation.guide.identity.hand.title": "交给小组件",
  "documentation.guide.identity.hand.text":
    "在您的网页上，与 script 标签放在一起。请传入一个从您的服务器获取新令牌的函数：小组件会在需要时调用它，例如会话结束之后。客户退出登录时请调用 logout。",
  "documentation.guide.identity.rotate.title": "轮换密钥",
  "documentation.guide.identity.rotate.text":
    "可同时启用两个密钥。创建第二个密钥，让服务器改用它，然后撤销第一个：其会话会结束，客户会重新识别。",
  "documentation.guide.identity.errors.title": "出错时",
  "documentation.guide.identity.errors.text":
    "identity_token_expired、identity_token_lifetime、identity_token_audience 和 identity_token_replayed 说明令牌的问题；unknown_signing_key 和 revoked_signing_key 说明 kid 的问题；identity_token_invalid 说明签名或声明的问题。错误消息会指出如何修正。",
  "documentation.guide.webhooks.title": "接收 Webhook",
  "documentation.guide.webhooks.text": "奖励兑换、电表连接、对话结束或导入失败时，Wattleaf 会调用您的服务器。",
  "documentation.guide.webhooks.add.title": "添加 Webhook",
  "documentation.guide.webhooks.add.text":
    "在工作区的 Webhook 中添加：一个可从互联网访问的 https 网址，以及您需要的事件。密钥只显示一次。您自己的 Wattleaf 服务器在开发时以 PARTNER_LOOPBACK=on 启动，也可使用 http://localhost 网址。",
  "documentation.guide.webhooks.receive.title": "接收消息",
  "documentation.guide.webhooks.receive.text":
    "每条消息都是带 JSON 的 POST 请求：type 是事件，timestamp 是发生时间。data.customer 是您自己的客户编号。请以 2xx 响应，每个 webhook-id 只处理一次。",
  "documentation.guide.webhooks.events.title": "了解四种事件",
  "documentation.guide.webhooks.events.text":
    "reward.redeemed 包含购买编号、商店物品和数量。meter.connected 包含电表编号，在首批读数到达后发送：已识别的客户在聊天中上传了间隔读数文件并将其保留为电表，或您的网页用该客户的会话把文件发送到 /api/meters/upload。同一电表之后的文件不再发送消息。conversation.ended 在最后一条消息 30 分钟后发送，对话继续后会再次发送；访客的 customer 为 null；只有当您的工作区选择以此方式接收、且客户在聊天中同意后，截至同意时的对话内容才会以 transcript 发送。import.failed 包含英文的问题说明。",
  "documentation.guide.webhooks.verify.title": "验证签名",
  "documentation.guide.webhooks.verify.text":
    "消息按照 Standard Webhooks 签名：可使用其库，或像 examples/partner-backend 那样对编号、时间戳和正文计算 HMAC-SHA256。请拒绝五分钟之前的时间戳。如需更换密钥，请在工作区选择“更换密钥”：24 小时内，webhook-signature 会包含新旧两个密钥各自的签名，以空格分隔，其中一个匹配即可。",
  "documentation.guide.webhooks.test.title": "发送测试消息",
  "documentation.guide.webhooks.test.text":
    "工作区中的“发送测试消息”会发送该 Webhook 的第一个事件，签名方式与其他消息相同。其 data 只有 test: true，请忽略带有它的消息。",
  "documentation.guide.webhooks.local.title": "在自己的电脑上试用",
  "documentation.guide.webhooks.local.text":
    "消息只发送到公开的 https 地址。如果您自己运行用于开发的 Wattleaf 服务器，以 PARTNER_LOOPBACK=on 启动后，它也会调用任意端口的 http://localhost，“检查我的页面”也能读取本机页面。请勿在公开的服务器上设置。使用其他服务器时，请使用带 https 地址的隧道。",
  "documentation.guide.webhooks.retry.title": "快速响应，并允许重复",
  "documentation.guide.webhooks.retry.text":
    "请在十秒内以 2xx 响应。其他响应会在大约一天内最多再重试八次，webhook-id 始终相同。工作区的日志会显示每条消息，并可再次发送。",
  "documentation.guide.theming.title": "贴合您的品牌",
  "documentation.guide.theming.text": "在您的网页上设置助手的颜色、主题、位置和文字。",
  "documentation.guide.theming.settings.title": "为所有页面设置颜色和文字",
  "documentation.guide.theming.settings.text":
    "在工作区页面设置主题色、明暗、中英文问候语和快捷问题。预览会在编辑时显示这些内容、按钮位置和关闭的功能；名称、联系方式、清空的问候语和新开启的功能在保存后显示。您的网页在保存后更新。文字颜色会自动选成看得清的。网页上按钮的颜色、位置和标签来自脚本标签：保存后请重新复制标签。",
  "documentation.guide.theming.page.title": "跟随网页的明暗",
  "documentation.guide.theming.page.text":
    "不设置时跟随网页：先看 html、body 或 script 标签上的 data-theme（light 或 dark），再看网页的 color-scheme，最后看背景是否为深色。网页切换时一起切换。",
  "documentation.guide.theming.own.title": "单独设置某个页面",
  "documentation.guide.theming.own.text":
    "script 标签上的属性优先于工作区设置。data-theme 也可以是 auto（跟随访客的系统）；data-target 把打开的聊天放进网页的某个元素，代替角落的按钮。",
  "documentation.guide.theming.place.title": "放进网页的层级",
  "documentation.guide.theming.place.text":
    "一个变量设置 z-index。小组件画在 Shadow DOM 里：您的样式不影响它，它的样式也不影响网页。",
  "documentation.guide.theming.runtime.title": "运行中切换",
  "documentation.guide.theming.runtime.text": "用于您自己的语言或主题开关，对话不会中断。",
  "documentation.guide.csp.title": "配合严格的内容安全策略",
  "documentation.guide.csp.text": "按主机、nonce、strict-dynamic、Trusted Types 和 COEP 都能运行，没有一条违规。",
  "documentation.guide.csp.host.title": "放行主机",
  "documentation.guide.csp.host.text":
    "脚本和请求只来自一个源。样式不用放行：用的是构造样式表。不加载图片、字体和框架。",
  "documentation.guide.csp.nonce.title": "或使用 nonce",
  "documentation.guide.csp.nonce.text":
    "把响应里的 nonce 写在 script 标签上，小组件加载的内容会沿用它，有没有 strict-dynamic 都可以。只有 connect-src 要写主机。",
  "documentation.guide.csp.pin.title": "按哈希锁定版本",
  "documentation.guide.csp.pin.text":
    '返回的是有独立地址的启动脚本和它的 integrity 值。把两者写进 src 和 integrity，并加上 crossorigin="anonymous"。它按内容指定要加载的文件，最近十个版本一直可用。想用新版本时再换这一对值。',
  "documentation.guide.csp.types.title": "Trusted Types",
  "documentation.guide.csp.types.text":
    "用 script 标签时不用另外设置。由您的代码通过 npm 包加载时，请放行策略 wattleaf。",
  "documentation.guide.csp.frame.title": "不允许第三方脚本时",
  "documentation.guide.csp.frame.text":
    "用框架嵌入。只有列表中的源可以嵌入（frame-ancestors）。框架面向访客；已登录的客户要用脚本。",
  "documentation.guide.react.title": "在 React 中使用小组件",
  "documentation.guide.react.text": "带类型的组件，由您的 Wattleaf 服务器提供安装包。",
  "documentation.guide.react.install.title": "安装",
  "documentation.guide.react.install.text":
    "包里有加载器、组件和类型；小组件本身始终来自服务器。需要 React 18 或更新版本。",
  "documentation.guide.react.component.title": "渲染组件",
  "documentation.guide.react.component.text":
    "挂载时启动小组件，卸载时全部移除。语言或主题变化时直接更新，其他属性变化时重新启动。",
  "documentation.guide.react.customer.title": "识别已登录的客户",
  "documentation.guide.react.customer.text":
    "提供一个从您的服务器取新令牌的函数，会话结束前小组件会再次调用。参见身份指南。",
  "documentation.guide.react.without.title": "不用 React",
  "documentation.guide.react.without.text":
    "加载器返回同样的小组件对象，适用于任何框架。同一密钥和目标再次调用，返回正在运行的那一个。",
  "documentation.guide.react.server.title": "服务端渲染",
  "documentation.guide.react.server.text": "在服务器上导入不会有任何动作；组件在服务器上不渲染内容，到浏览器里才启动。",
  "documentation.guide.widget.title": "将助手嵌入您的网页",
  "documentation.guide.widget.text": "一个 script 标签，即可在您的网站上使用能源助手，无需 Cookie。",
  "documentation.guide.widget.key.title": "获取小组件密钥",
  "documentation.guide.widget.key.text":
    '登录或创建账户后，为您的品牌创建工作区，并列出网页的来源，例如 https://www.your-utility.example，或本机上的 http://localhost:8080。密钥是公开的，但只在这些来源上有效。运营者也可以在服务器的文件夹中，用服务器的 DATABASE_URL 运行 bun run admin partner create "Your Utility" --owner EMAIL，为该账户创建工作区；账户的邮箱须已确认。',
  "documentation.guide.widget.key.link": "打开工作区",
  "documentation.guide.widget.look.title": "先选择外观",
  "documentation.guide.widget.look.text":
    "在工作区的“外观”中设置颜色、明暗、位置、问候语和快捷提问，并填写客户联系您的方式：邮箱、电话、联系表单和停电信息页面，回答会引导客户到这些地方。然后保存。按钮不会发送请求，因此其颜色、位置和标签写在脚本标签里：如果页面上仍是旧标签，在有人打开对话之前，按钮会保持旧的外观。",
  "documentation.guide.widget.look.link": "了解更多外观设置",
  "documentation.guide.widget.tag.title": "加入 script 标签",
  "documentation.guide.widget.tag.text":
    "从工作区的“安装”中复制标签，放在网页的任何位置均可。标签包含您的密钥和已保存的外观：更改外观后请重新复制。启动器只有 3 KB，在访客打开对话之前不会发送任何请求。在个别页面上，可用 data-position、data-label、data-accent、data-theme 和 data-language 另行设置，用 data-target 在网页的某个元素内显示对话。",
  "documentation.guide.widget.check.title": "检查页面",
  "documentation.guide.widget.check.text":
    "打开页面并点击按钮。如果对话无法开始，它会说明原因。对于公开页面，工作区“安装”中的“检查我的页面”会读取页面并指出缺少什么。只有服务器以 PARTNER_LOOPBACK=on 启动时，它才能访问您自己电脑上的页面；否则，浏览器控制台会列出内容安全策略阻止的内容。",
  "documentation.guide.widget.check.link": "故障排查",
  "documentation.guide.widget.knowledge.title": "添加您的文章和电价方案",
  "documentation.guide.widget.knowledge.text":
    "在工作区的“知识”中，编写或上传 Markdown 文章：第一段回答标题，每个 ## 小标题下的部分回答该小标题，因此小标题请按客户的问法来写。每篇文章最多 40,000 个字符。然后在您的网页上问一个文章能回答的问题；写在“测试问题”中的问题，助手会在每次更改后重新回答。另外，以 OpenEI 公用事业费率数据库的格式上传 JSON 电价方案：一个方案，或 items 下的多个方案。此后，助手只在您的页面上引用您的文章，说明您的价格及其时段、阶梯和费用，并用您的电价方案而不是示例费率与客户的读数进行比较。无法计费的方案会被拒绝，并指出需要更正的字段。",
  "documentation.guide.widget.knowledge.link": "电价方案的字段",
  "documentation.guide.widget.policy.title": "在内容安全策略中放行",
  "documentation.guide.widget.policy.text":
    "如果您的网站启用了内容安全策略（CSP），请在下面两条指令中加入此来源；样式无需设置。",
  "documentation.guide.widget.open.title": "用您自己的按钮打开",
  "documentation.guide.widget.open.text":
    "脚本加载完成前也可以推入命令。其他命令有 close、toggle、show、hide、identify、logout、setLanguage、setTheme、setConsent、destroy，以及 on，事件有 ready、open、close、answer、unread、reward、auth:expired、error 和 destroy。同一页面上使用同一密钥的小组件共用一个会话：对其中一个调用 logout 或 setConsent，对全部生效；identify 只对被调用的小组件生效；destroy 会把会话留给其余小组件，直到最后一个也被 destroy。",

  "documentation.sdk.text":
    "每种语言的客户端都是一个无依赖的文件，复制到您的项目即可。本页的所有示例都经过自动化测试。",
  "documentation.sdk.all": "下载全部 SDK",
  "documentation.sdk.install": "安装",
  "documentation.sdk.installNamed": "安装 {language} 客户端：下载 {file}",
  "documentation.sdk.shell": "安装并运行",
  "documentation.sdk.client": "查看 {file}",
  "documentation.sdk.python": "Python 3.9 或更高版本，仅用标准库",
  "documentation.sdk.javascript": "Node 18 或更高版本、Bun 或 Deno；仅用于服务器，切勿将密钥写进网页",
  "documentation.sdk.java": "JDK 11 或更高版本，仅用 java.net.http",

  "documentation.issue.todo": "解决办法：",
  "documentation.issue.authentication": "401 身份验证错误",
  "documentation.issue.authentication.cause":
    "服务器无法识别该密钥：可能输入有误、已撤销或已过期，或者请求头格式不对。",
  "documentation.issue.authentication.solution":
    "请在设置页确认密钥仍在列表中且未过期，并检查 Authorization 请求头：单词 Bearer、一个空格、完整的密钥。",
  "documentation.issue.rateLimit": "429 超出调用限制",
  "documentation.issue.rateLimit.cause":
    "您的账户已用完这一分钟的调用次数（全部密钥合计）。Retry-After 会说明何时可以继续调用。",
  "documentation.issue.rateLimit.solution":
    "请使用指数退避，或升级套餐。本页的客户端按 Retry-After 等待，否则依次等待 1、2、4 秒，重试 3 次后放弃。",
  "documentation.issue.format": "400 数据格式无效",
  "documentation.issue.format.cause": "请求体不符合该操作的要求。响应中的 issues 会指出每个字段以及应有的内容。",
  "documentation.issue.format.solution":
    "请检查数据是否符合模式，并发送到校验接口：它会列出所有错误，而不执行任何操作。",
  "documentation.issue.size": "413 请求过大",
  "documentation.issue.size.cause": "一次请求最多 32 MB、1,000,000 个采样点，计算时间最长 15 秒。",
  "documentation.issue.size.solution": "请减少每次发送的数据：按月而不是按年，或使用更长的时间间隔。",
  "documentation.issue.overload": "503 服务繁忙",
  "documentation.issue.overload.cause": "计算长序列的进程正忙，或者您已有八个调用在等待。",
  "documentation.issue.overload.solution": "请按 Retry-After 等待后重试。每次只发送少量调用，不要一次全部发出。",
  "documentation.issue.browser": "浏览器拦截了调用",
  "documentation.issue.browser.cause": "此 API 面向程序，而不是其他网站的页面：写进网页的密钥人人可用。",
  "documentation.issue.browser.solution":
    "请从您的服务器调用 API，再由网页向您的服务器请求。需要在网页中对话时，可使用小组件。",
  "documentation.issue.widget": "小组件提示无法在此页面运行",
  "documentation.issue.widget.cause": "该网页的来源不在小组件密钥的列表中。",
  "documentation.issue.widget.solution":
    "请在 /partners 的工作区中添加来源：与地址栏中显示的完全一致，包括 https:// 以及端口（如有），不含路径。同一页面上的“检查我的页面”会告诉您其他问题。",

  "documentation.issue.widgetKey": "小组件提示尚未设置",
  "documentation.issue.widgetKey.cause":
    "脚本标签的 data-key 有误，或属于已删除的工作区。如果错误代码是 revoked_widget_key，则密钥已被更换。",
  "documentation.issue.widgetKey.solution": "请从工作区的“安装”中重新复制脚本标签。",
  "documentation.issue.widgetPolicy": "没有按钮或对话，控制台提示内容安全策略",
  "documentation.issue.widgetPolicy.cause":
    "网页的内容安全策略不允许我们的脚本（script-src：没有按钮）或其请求（connect-src：对话无法开始）。",
  "documentation.issue.widgetPolicy.solution":
    "请把我们的来源添加到这两个指令中，或在脚本标签上写入网页的 nonce。内容安全策略的指南列出了各种情况。",
  "documentation.issue.widgetLook": "小组件的颜色或明暗不对",
  "documentation.issue.widgetLook.cause":
    "按钮不会发送请求，其颜色、位置和标签只来自脚本标签；对话还会读取工作区的设置。如果对话是您的颜色而按钮是绿色，说明标签是旧的。未设置明暗时，对话跟随网页：先看 data-theme，再看 color-scheme，最后看背景。",
  "documentation.issue.widgetLook.solution":
    "保存外观后请重新复制脚本标签。如果网页的明暗与对话不同，请在 html 或标签上设置 data-theme。",
  "documentation.issue.identity": "客户身份被拒绝",
  "documentation.issue.identity.cause":
    "每个代码对应一个原因。identity_token_expired：在 exp 之后才使用。identity_token_lifetime：exp 比 iat 晚十分钟以上。identity_token_audience：aud 不是 Wattleaf 服务器的来源。identity_token_replayed：jti 已使用过。unknown_signing_key 和 revoked_signing_key：kid 不是此工作区的有效密钥。identity_token_invalid：签名、算法或某个声明有误。",
  "documentation.issue.identity.solution":
    "请在浏览器的网络面板中查看 POST /api/widget/session 响应的消息：它会指出有误的声明以及如何修正。每次调用都请签发新的令牌，并使用同步的时钟。",
  "documentation.issue.authExpired": "对话提示网页上的登录已过期",
  "documentation.issue.authExpired.cause":
    "小组件需要新令牌，但没有得到有效的令牌：传给 identify 的是单个令牌而不是函数，函数出错，或客户在您网站上的会话已结束。",
  "documentation.issue.authExpired.solution":
    "请把一个每次都从您的服务器获取新令牌的函数传给 identify。如果事件触发后客户已重新登录，请再次调用 identify；客户退出登录后，请调用 logout。",
  "documentation.issue.rewards": "看不到奖励",
  "documentation.issue.rewards.cause":
    "工作区中关闭了奖励，或访客未被识别：绿币、等级、连续天数、成就和兑换属于由您的服务器识别的客户。访客可以看到如何赚取绿币、商店和排行榜。客户自己不会出现在排行榜上，因为上榜需要通过电力公司连接的电表，而您的网页无法连接；需要设备、电网事件或本站账户的成就也不会显示。",
  "documentation.issue.rewards.solution":
    "请在工作区的“外观”中开启奖励，并按需开启兑换绿币，然后识别客户，再重新加载网页。",
  "documentation.issue.signature": "Webhook 的签名不匹配",
  "documentation.issue.signature.cause":
    "正文在验证之前被解析并重新写出，密钥属于另一个 Webhook 或已被更换，或没有去掉 whsec_ 并对其余部分进行 base64 解码。",
  "documentation.issue.signature.solution":
    "请用句点连接 webhook-id、webhook-timestamp 和原样的正文，计算 HMAC-SHA256，并与 webhook-signature 中的每个 v1 签名比较，如 examples/partner-backend 所示。如果时间戳显得过旧，请检查服务器的时钟。",
  "documentation.support.title": "仍未解决？",
  "documentation.support.text": "请告诉我们接口、时间与错误代码，但不要附上密钥。我们会在 24 小时内答复。",
  "documentation.support.contact": "联系技术支持",
  "documentation.support.call": "预约集成电话",
};
