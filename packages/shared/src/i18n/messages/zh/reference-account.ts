/** The API reference of an account's own data in Chinese: meters, uploads, advice, devices, hubs and the baseline. */
export const referenceOfAccount: Readonly<Record<string, string>> = {
  // Meters
  "List meters, newest first": "列出电表，最新的在前",
  "True when the readings are simulated; say so where you show them": "读数为模拟数据时为 true；展示时请注明",
  "Null for a meter uploaded as a file": "以文件上传的电表为 null",
  "The account number's last four characters": "户号的后四位",
  "IANA time zone of the meter's local days": "电表当地日期所用的 IANA 时区",
  "Null until the first readings arrive": "收到首批读数之前为 null",
  "Share of the history that is stored, 0 to 1": "历史读数已存储的比例，0 到 1",
  "Why the last import failed, safe to show; null when it succeeded": "上次导入失败的原因，可直接展示；成功时为 null",
  "What the problem says, for other languages": "问题的含义，供其他语言使用",
  "Missing intervals between the first and last reading": "首个与最后一个读数之间缺失的间隔数",
  "ID in the tariff catalog; null if unknown": "电价目录中的 ID；未知时为 null",
  "Since when no new readings are fetched; null while they are": "从何时起不再获取新读数；仍在获取时为 null",
  "Whether they are repaired, or used as the meter gave them": "异常读数是否已修复，还是按电表原值使用",
  "Readings that look like faults of the meter": "疑似电表故障的读数",
  "Sync a meter": "同步电表",
  "Fetches new readings, or resumes an interrupted import.": "获取新读数，或继续中断的导入。",
  "List a meter's faulty readings": "列出电表的异常读数",
  "As the meter gave them, and after their repair.": "包括电表原值和修复后的值。",
  "False when the readings are used as the meter gave them": "按电表原值使用读数时为 false",
  "All that were found; the newest of them are listed": "发现的总数；列出其中最新的",
  "Newest first": "最新的在前",
  "Start of the interval, local time with its offset": "间隔的开始时刻，带时差的当地时间",
  "As the meter gave it; null if it gave no reading": "电表原值；没有读数时为 null",
  "Get a meter's readings": "查询电表读数",
  "Its energy by interval, hour, day, or month, with the gaps.": "按间隔、小时、日或月给出用电量，并列出缺口。",
  "Start of each value, local time with its offset": "每个值的开始时刻，带时差的当地时间",
  "Watt-hours; null where there was no measurement": "单位为 Wh；没有计量时为 null",
  "Measured share of each value's time, 0 to 1": "每个值的时段中已计量的比例，0 到 1",
  "Summarize a meter's readings": "汇总电表读数",
  "Base load, peak, average day, and months.": "基础负荷、峰值、日均用电和各月用电。",
  "Null until the first readings have been summarized": "首批读数汇总完成之前为 null",
  "List a meter's bills, newest first": "列出电表的账单，最新的在前",
  "In English": "英文",
  "What the label is made of; absent on a line that came in words alone": "标签的组成部分；该行只有文字时不提供",
  "The tariff's own name of the period or the charge": "电价方案中该时段或费用的名称",
  "From 1; null without tiers": "从 1 开始；没有阶梯时为 null",
  "Split a meter's energy by load": "按负荷分解电表用电",
  "Loads are found in the readings themselves.": "负荷从读数本身识别。",
  "First local day": "第一个当地日期",
  "2026-10-14T18, 2026-10-14 or 2026-10": "2026-10-14T18、2026-10-14 或 2026-10（时、日或月）",
  "One for each key: part of its time is not over, not asked for or not measured":
    "与 keys 一一对应：该时段有一部分尚未结束、未被请求或没有计量",
  "Empty for readings of more than 15 minutes, and with less than a week of them":
    "读数间隔超过 15 分钟或不足一周时为空",
  "0 to 1; null of the always-on load and the rest": "0 到 1；常开用电和其余部分为 null",
  "One for each key": "与 keys 一一对应",
  "The energy at the tariff's prices, without fixed charges; null without a tariff":
    "按电价方案计算的电量费用，不含固定费用；没有电价方案时为 null",
  "Add a meter or readings from a Green Button file": "用 Green Button 文件添加电表或读数",
  "Green Button XML, or a CSV table of intervals; zipped or not, up to 32 MB":
    "Green Button XML 或按间隔记录的 CSV 表格，可压缩，最大 32 MB",
  "Time zone of the home. Used for tables, whose times then are its local times unless they carry an offset, and for Green Button files that name no zone or one whose clock is the same; a notice says where the file's own is used instead. Defaults to the zone of the account's other meter, then UTC":
    "住宅所在的时区。用于表格（时间不带偏移量时即为该时区的当地时间），以及未注明时区、或所注明时区与其时钟一致的 Green Button 文件；改用文件自己的时区时会有提示说明。默认为账户中其他电表的时区，其次为 UTC",
  "A time zone that was sent but not used, and unknown fields of the request; absent without any":
    "已发送但未使用的时区，以及请求中的未知字段；没有时不返回此项",
  // A day's cycles, and labels
  "Get a day's power": "查询一天的功率",
  "With the cycles of appliances that were found in it.": "包括当天识别出的电器运行。",
  "With appliances, runs like a label's are found too; with categories, a label counts for its own stretch only":
    "为 appliances 时，还会找出与标注相似的运行；为 categories 时，标注只对其自身的时段有效",
  "Mean power of each interval; null where nothing was measured": "每个间隔的平均功率；没有计量时为 null",
  "By time": "按时间排列",
  "other for a run without a name": "没有名称的运行为 other",
  "Preview a label": "预览标注",
  "Shows what the label would change in its month. Nothing is saved.":
    "显示该标注会如何改变当月的结果，不保存任何内容。",
  "2026-10": "例如 2026-10",
  "Always on first, then by energy, the rest last": "常开用电在前，其后按电量排列，其余部分在最后",
  "What other months are searched for; null where the label counts for its own stretch only":
    "在其他月份中查找的特征；标注只对其自身的时段有效时为 null",
  "Label a run": "标注一次运行",
  "Says which appliance ran, so that similar runs are found.": "说明运行的是哪台电器，以便找出相似的运行。",
  "List a meter's labels, the newest stretch first": "列出电表的标注，最新的时段在前",
  "Delete a label": "删除标注",
  // Usage facts
  "Get the latest upload": "查询最近上传的文件",
  "The key figures of the file; null without one.": "文件的关键数据；没有文件时为 null。",
  "A spreadsheet of readings or months counts as its CSV equivalent; bill_* is one bill":
    "包含读数或各月用量的电子表格视同对应的 CSV；bill_* 表示单张账单",
  "Of every quantity below: Wh for electricity, therm for gas, liter for water":
    "以下各数量的单位：电为 Wh，燃气为 therm，水为 liter",
  "Local time; null only for a bill whose period couldn't be read": "当地时间；仅在账单周期无法识别时为 null",
  "Not included": "不含该时刻",
  "Null when the intervals vary in length": "间隔长度不一时为 null",
  "Null only for a bill whose energy couldn't be read": "仅在账单用量无法识别时为 null",
  "Energy in watt-hours": "电量，单位为 Wh",
  "Local hour of the day, 0 to 23, with the highest average use": "平均用电最高的当地小时，0 到 23",
  "The highest reading as average power over its interval": "最高的读数，按其间隔的平均功率计",
  "Share of use between 22:00 and 06:00, 0 to 1": "22:00 至 06:00 用电的占比，0 到 1",
  "5th percentile of power over the intervals; of a home that exports, from midnight to 4:00":
    "各间隔功率的第 5 百分位数；有上网电量的住宅只取 0:00 至 4:00",
  "Share of the total that the base load explains, 0 to 1": "基础负荷在总用电中的占比，0 到 1",
  "Change of the average day from the month before, as a fraction; null for the first":
    "日均用电较上月的变化比例；首月为 null",
  "By day, null with missing readings. Absent when the readings are longer than a day":
    "按日给出，读数缺失的日期为 null。读数间隔超过一天时不提供",
  "24 averages by local hour; empty if the file doesn't support it": "按当地小时的 24 个平均值；文件不支持时为空",
  "By on_peak, mid_peak, and off_peak, when the file is split that way":
    "文件按峰、平、谷拆分时，对应 on_peak、mid_peak 和 off_peak",
  "Energy exported to the grid, if the meter measures it": "上网电量（电表计量时）",
  "What was corrected or could not be trusted": "已更正或不可信的内容",
  "The fields of the document, when the file is a bill": "文件为账单时，其中的字段",
  // Advice
  "List ways to save": "列出节省方法",
  "What would lower the home's cost, the largest saving first.": "可降低住宅费用的方法，节省最多的在前。",
  "Defaults to the newest electricity meter with readings": "默认为最新的有读数的电表",
  "Money a year: what is expected, and the bounds that it should lie between": "每年的金额：预期值及其上下限",
  "Days of readings that were billed under both tariffs": "在两种电价方案下都计费的读数天数",
  "What changing the tariff saves a year with nothing used at another time": "用电时间不变、只更换电价方案时每年的节省",
  "Energy of car charging and machine runs, found in the readings, that moves for the rest of the saving":
    "为实现其余节省而移动的电量，来自读数中识别的汽车充电和机器运行",
  "Car charging at more than the cheapest price of the next twelve hours": "价格高于此后十二小时内最低价的汽车充电电量",
  "How sure the disaggregation is that it is a car, 0 to 1": "负荷分解判定为汽车充电的置信度，0 到 1",
  "Currency per kWh": "每 1 kWh 的金额",
  "What a call could take away from the home's own use": "一次调度可从住宅自身用电中削减的功率",
  // Devices
  "List devices, oldest first": "列出设备，最早的在前",
  "True for a simulated device; say so where you show it": "模拟设备为 true；展示时请注明",
  "The hub that it belongs to; null for a simulated device": "所属的中枢；模拟设备为 null",
  "False while the device or its hub doesn't answer: its state is then the last known":
    "设备或其中枢没有响应时为 false：此时的状态为最后已知状态",
  "True if the device doesn't report its state, which is then what it was last told":
    "设备不上报状态时为 true：此时的状态为最后一次发送的指令",
  "Of a power meter: whether it measures power": "对功率计而言：是否测到功率",
  "The last value of set, in the unit of range; null for a device that can only be switched":
    "最近一次 set 的值，单位见 range；只能开关的设备为 null",
  "What it can be told; none for a sensor": "可接受的指令；传感器没有",
  "What set takes; null for a device that can only be switched": "set 可取的值；只能开关的设备为 null",
  "Power that it draws now, negative while it supplies the home; null if it isn't measured":
    "当前功率，向住宅供电时为负；没有计量时为 null",
  "Of a battery or car, 0 to 1; null for kinds without storage": "电池或汽车的电量，0 到 1；不能储能的设备为 null",
  "Of the room or the tank; null for kinds without a sensor": "房间或水箱的温度；没有传感器的设备为 null",
  "The meter that holds its history in 15-minute readings; null for a device that measures no energy":
    "以 15 分钟读数保存其历史的电表；不计量电量的设备为 null",
  "Connect a simulated device": "连接模拟设备",
  "Control a device": "控制设备",
  "Turns it on or off, or sets its target.": "打开或关闭设备，或设定目标值。",
  "For set: the target, in the unit of the device's range": "用于 set：目标值，单位见设备的 range",
  "For undo": "用于撤销",
  "Disconnect a device": "断开设备",
  // Schedules
  "List schedules, the next to run first": "列出定时计划，最先运行的在前",
  "Local time, hh:mm": "当地时间，hh:mm",
  "Local day of a single run; null when it repeats": "单次运行的当地日期；重复运行时为 null",
  "The device is turned off after so long": "设备在这么久之后关闭",
  "When it next does something: starts, or turns off what is running":
    "下一次动作的时刻：开始运行，或关闭正在运行的设备",
  "The run has begun; nextAt is its end": "运行已开始；nextAt 为其结束时刻",
  "Null where the tariff or the device's power is not known, or nothing runs":
    "电价方案或设备功率未知，或没有运行时为 null",
  "Of the run that the figures are about; of a schedule that repeats, the first one":
    "这些数据所针对的运行；重复的计划取第一次",
  "The power that the figures assume: the device's setting, or what it was seen to draw":
    "计算所用的功率：设备的设定值，或测得的功率",
  "The lowest-cost time of the day around it; of a run at that time, at once or half a day earlier":
    "前后一天内费用最低的时间；若已在该时间运行，则为立即运行或提前半天",
  "The optimizer's own explanation, when the time is its choice": "时间由优化器选择时，其自身的说明",
  "True if the tariff is a sample of the catalog, or the meter is a sandbox":
    "电价方案为目录示例，或电表为沙盒时为 true",
  "Preview a schedule": "预览定时计划",
  "When it would run and what that would cost, with the cheapest start within a day where the tariff and the power are known. Nothing is saved.":
    "何时运行、费用多少；电价方案和功率已知时，还给出一天内费用最低的开始时间。不保存任何内容。",
  "For set: the target, in the unit of the device type": "用于 set：目标值，单位由设备类型决定",
  "Local day of a single run. Defaults to the next time the clock shows time":
    "单次运行的当地日期。默认为下一次到达 time 的日期",
  "Days to repeat on; empty for one run": "重复的日期；只运行一次时为空",
  "For on: minutes after which the device is turned off": "用于 on：多少分钟后关闭设备",
  "Whose clock time is on. Defaults to the meter's": "time 所用的时区。默认为电表的时区",
  "Schedule a device": "为设备设置定时计划",
  "Change a schedule": "修改定时计划",
  "Delete a schedule": "删除定时计划",
  "List device actions": "列出设备操作",
  "What devices were told, by whom, and why.": "设备收到的指令、发出者及原因。",
  "Newest first, up to 50": "最新的在前，最多 50 条",
  "Target of a set": "set 的目标值",
  "Only the newest action of a device can be undone": "只能撤销设备最近的一次操作",
  "Undo a device's last action": "撤销设备的上一次操作",
  "Restores its switch and target, or the schedule, to what they were before.":
    "将开关和目标值或定时计划恢复到操作之前。",
  "Get what devices used and cost": "查询设备的用电和费用",
  "From the power that each device reports, at the prices of the meter's tariff.":
    "根据各设备上报的功率，按电表的电价方案计算。",
  "The meter's, or UTC": "电表的时区，或 UTC",
  "Null without a tariff": "没有电价方案时为 null",
  "One for each key; null where the device reported no power": "与 keys 一一对应；设备未上报功率时为 null",
  "One for each key: its energy is that of a part of its time, which is not over or was not reported":
    "与 keys 一一对应：该时段尚未结束或未全部上报，电量只是其中一部分",
  "Null without any reading": "没有任何读数时为 null",
  // Hubs
  "List hubs, oldest first": "列出中枢，最早的在前",
  "Without credentials": "不含凭据",
  "Why it isn't connected; null while it is": "未连接的原因；已连接时为 null",
  "Messages since the server started that couldn't be read or were too large": "服务器启动以来无法读取或过大的消息数",
  "True for the broker that the server's operator has set up for this account":
    "由服务器运营方为该账户设置的代理服务器为 true",
  // Baseline
  "Compare with the baseline": "与基线比较",
  "A meter's days against the home's own baseline, the one that points are counted from.":
    "将电表的各日用电与住宅自身的基线比较，积分也按该基线计算。",
  "Defaults to the newest electricity meter that counts for points": "默认为计入积分的最新电表",
  "Why there's no comparison; null with one": "无法比较的原因；可以比较时为 null",
  "Compared with the same weekdays a year earlier (year), or of the weeks before a month (recent)":
    "与一年前相同的星期几比较（year），或与该月之前几周相同的星期几比较（recent）",
  "On the days below; bought less sold for a home that sells energy": "以下各日的用电；售电的住宅为购电减售电",
  "What the baseline expects of these days": "基线对这些日期的预期",
  "Holds what a home without change would have used, in at least 80% of cases":
    "在至少 80% 的情况下，包含没有变化的住宅的用电",
  "The days that were measured and have something to compare with": "已计量且有可比数据的日期",
  "By the baseline": "按基线",
};
