/** The API reference of partner workspaces and their webhooks in Chinese. */
export const referenceOfPartners: Readonly<Record<string, string>> = {
  // Workspaces
  "List the account's partner workspaces, by name": "列出账户的合作伙伴工作区，按名称排列",
  "Create a partner workspace with a widget key": "创建合作伙伴工作区和小组件密钥",
  "An account has up to 10 workspaces, one for each brand.": "一个账户最多 10 个工作区，每个品牌一个。",
  "Public: the data-key of the script tag": "公开：脚本标签中的 data-key",
  "Where the widget may run": "小组件可以运行的来源",
  "Live keys, the newest first": "有效的密钥，最新的在前",
  'The "kid" in the header of identity tokens': "身份令牌头部的 kid",
  "Accurate to the minute; null before the first token": "精确到分钟；首个令牌之前为 null",
  "page follows the colors of the page": "page 表示跟随页面的配色",
  "Whom the assistant names when it does not know an answer": "助手不知道答案时提供的联系方式",
  "How a conversation reaches you that its customer agrees to send: by email to the contact, or in conversation.ended. Left out: not at all":
    "客户同意发送的对话如何送达：发送到联系邮箱，或包含在 conversation.ended 中。未设置则不接收",
  "Get a workspace with its keys, origins, and settings": "查询工作区及其密钥、来源和设置",
  "Set a workspace's name and settings": "设置工作区的名称和选项",
  "Allow the widget on an origin": "允许小组件在某个来源运行",
  "For example https://www.utility.example, or https://*.utility.example with all its sub-domains. A workspace has up to 30 origins.":
    "例如 https://www.utility.example；https://*.utility.example 则涵盖所有子域名。一个工作区最多 30 个来源。",
  "Remove an origin": "移除来源",
  "The widget no longer runs there, and its sessions end.": "小组件不再在该来源运行，相应的会话结束。",
  "Erase a customer": "清除客户数据",
  "Deletes the conversations, uploads, meters, coins, purchases, and identity at once and for good. A later token with the same sub begins a new, empty account.":
    "立即永久删除对话、上传内容、电表、绿币、兑换记录和身份。之后使用相同 sub 的令牌会开启新的空账户。",
  'The "sub" of the identity tokens of this customer': "该客户身份令牌中的 sub",
  // Articles
  "List articles": "列出文章",
  "Those that the assistant knows on the partner's pages, by title.": "助手在合作伙伴页面上了解的文章，按标题排列。",
  "Add an article": "添加文章",
  "In Markdown. A workspace has up to 100 articles.": "使用 Markdown。一个工作区最多 100 篇文章。",
  "An opening paragraph that answers the title, then sections under ## headings":
    "开头一段回答标题，其后各部分以 ## 标题开头",
  "Where customers can read it; answers that cite the article link to it":
    "客户可以阅读的地址；引用该文章的答案会链接到此处",
  "Replace an article": "替换文章",
  "Delete an article": "删除文章",
  // Rate plans
  "List rate plans": "列出电价方案",
  "The partner's own, by name.": "合作伙伴自己的电价方案，按名称排列。",
  "Null with faults": "有错误时为 null",
  "ISO 4217; XXX if the rate plan doesn't say. Null with faults":
    "ISO 4217 代码；电价方案未注明时为 XXX。有错误时为 null",
  "What of the rate plan isn't billed, or was read in one of several ways":
    "电价方案中未计费的部分，或有多种理解的部分",
  "Why a rate plan that was added earlier is no longer valid: the assistant leaves it out":
    "先前添加的电价方案不再有效的原因：助手不会使用它",
  "What the message says, for other languages": "消息的含义，供其他语言使用",
  "As it was added: one element of URDB's items": "添加时的原文：URDB items 中的一项",
  "Add a rate plan": "添加电价方案",
  "In the format of OpenEI's Utility Rate Database. The assistant explains it on the partner's pages and compares with it. A workspace has up to 20 rate plans, each with its own name.":
    "采用 OpenEI 公用事业费率数据库的格式。助手在合作伙伴页面上讲解它，并用它进行比较。一个工作区最多 20 个电价方案，名称不得重复。",
  "One element of URDB's items": "URDB items 中的一项",
  "Delete a rate plan": "删除电价方案",
  // Test questions
  "List test questions": "列出测试问题",
  "With their newest answers, and what changed.": "包括最新的答案及其变化。",
  "Of the newest run; null before the first": "最近一次运行的答案；首次运行之前为 null",
  "Titles of what the answer cites": "答案所引用内容的标题",
  "Of its answer, the newest first": "答案的变化，最新的在前",
  "Why it was answered again: the workspace changed, the assistant changed, or someone asked for it":
    "为什么重新回答：工作区有更改、助手有更新，或有人要求重新回答",
  "Set the test questions": "设置测试问题",
  "Those that stay keep their answers. They are answered again after each change of an article, of a rate plan, of the settings or of the assistant itself.":
    "保留下来的问题会留着已有的答案。每次更改文章、电价方案或设置，以及助手本身更新后，都会重新回答。",
  "Run the test questions": "运行测试问题",
  "Answers them now, as for an anonymous visitor of the partner's page.":
    "立即回答，如同合作伙伴页面上的匿名访客提问。",
  // Usage and effect
  "Get usage": "查询使用情况",
  "What happened in the widget and what it was about, by day and in the period.":
    "小组件中发生的情况及其主题，按日和整个时间段给出。",
  "Title of the article that an answer cited first": "答案首先引用的文章的标题",
  "Of this day, the most frequent first: its own first 12, and those of the period that occurred":
    "当天的主题，最常见的在前：包括当天的前 12 个，以及当天出现的整个时间段的主题",
  "The oldest first, also days on which nothing happened": "最早的在前，包括没有任何活动的日期",
  UTC: "UTC 日期",
  "Questions that the assistant answered by asking what was meant": "助手以反问来回答的问题",
  "Questions that it did not know and handed over": "助手不知道答案并已转交的问题",
  "Questions about something else than energy and the partner, which it declined":
    "与能源和合作伙伴无关、助手已婉拒的问题",
  "Of the period, the most frequent first, up to 12": "整个时间段的主题，最常见的在前，最多 12 个",
  "Measure the effect of savings reports": "测量节能报告的效果",
  "Customers' homes that get monthly savings reports against those that a lottery holds out, as measured now. Only where rewards are on.":
    "将每月收到节能报告的客户家庭与抽签选出的对照组比较，按当前测量结果。仅在开启奖励时可用。",
  "With at least one month to compare": "至少有一个可比的月份",
  "On each side, before a figure is given": "每组所需的家庭数，达到后才给出结果",
  "YYYY-MM; null without a month to compare": "YYYY-MM；没有可比月份时为 null",
  "Null with too few homes on a side": "某一组家庭过少时为 null",
  "Share of use, positive for savings": "占用电的比例，节省为正",
  "Of its 95% interval": "95% 区间的界限",
  "Check a page": "检查页面",
  "Reads a page of an allowed origin, and says what is wrong with the widget's installation.":
    "读取允许的来源上的页面，并指出小组件安装中的问题。",
  "Of the page that was read, behind redirects within its origin": "实际读取的页面（在同一来源内跟随重定向）",
  "HTTP status; null where there was no answer": "HTTP 状态码；没有响应时为 null",
  "What was found, such as the directive or the key": "发现的内容，例如指令或密钥",
  "What should be there, such as the origin that the directive lacks; null where no text can be given":
    "应有的内容，例如指令中缺少的来源；无法给出时为 null",
  // Webhooks
  "List webhooks": "列出 Webhook",
  "A workspace's webhooks, the oldest first.": "工作区的 Webhook，最早的在前。",
  "Until then, messages are signed with the secret before the last rotation too; null without one":
    "在此之前，消息也会用上次更换前的密钥签名；没有时为 null",
  "Add a webhook": "添加 Webhook",
  "Its secret is only returned once. Messages are signed as Standard Webhooks describes. A workspace has up to 5 webhooks.":
    "密钥只返回一次。消息按照 Standard Webhooks 签名。一个工作区最多 5 个 Webhook。",
  "whsec_…, which verifies the messages": "whsec_…，用于验证消息",
  "Delete a webhook and its log": "删除 Webhook 及其记录",
  "Replace a webhook's secret": "更换 Webhook 的密钥",
  "The new one is only returned once. For 24 hours, each message has a signature of both secrets, so that your servers can move one after the other. Another rotation in that time ends the oldest secret.":
    "新密钥只返回一次。24 小时内，每条消息同时用新旧两个密钥签名，方便您逐台更新服务器。期间再次更换会使最早的密钥失效。",
  "List deliveries": "列出投递记录",
  "A webhook's latest messages, the newest first.": "Webhook 最近的消息，最新的在前。",
  "The webhook-id header, the same at every try": "webhook-id 请求头，每次尝试都相同",
  "Of a pending message": "等待中的消息的下次尝试时刻",
  "HTTP status of the last try; null where there was no answer": "最近一次尝试的 HTTP 状态码；没有响应时为 null",
  "JSON as it is sent": "所发送的 JSON 原文",
  "Replay a delivery": "重新投递",
  "Sends the message again, with the same webhook-id.": "用相同的 webhook-id 再次发送消息。",
  "Send a test message": "发送测试消息",
  "A sample, marked as a test.": "标记为测试的示例消息。",
};
