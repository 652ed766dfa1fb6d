import type { assistantPanels as en } from "../en/assistant-panels";

export const assistantPanels: Record<keyof typeof en, string> = {
  "assistant.part.energy.bought": "根据{file}，从电网买了{energy}。",
  "assistant.usage.total.bought": "{first}到{last}（{days}），您一共从电网买了{total}。",
  "assistant.summary.average.bought": "平均每天买{average}。",
  "assistant.summary.weekend.bought": "工作日平均每天买{weekday}，周末平均每天买{weekend}。",
  "assistant.summary.peak.bought": "买电最多的时段是{hour}，平均每天这一小时{average}。",
  "assistant.summary.night.bought": "夜间（{hours}）占买电量的{night}。",
  "assistant.summary.lastMore.bought": "最近一个月（{month}）日均买电比前一个月多{change}。",
  "assistant.summary.lastLess.bought": "最近一个月（{month}）日均买电比前一个月少{change}。",
  "assistant.summary.months.bought":
    "买电最多的月份是{high}，平均每天{highAverage}；最少的是{low}，平均每天{lowAverage}。",
  "assistant.savings.range.bought":
    "您一年大约能省{low}到{high}，也就是全年买电{use}的{percentLow}到{percentHigh}，根据自家数据采取行动的家庭能省这么多。",
  "assistant.savings.rangeMoney.bought":
    "您一年大约能省{lowMoney}到{highMoney}（{low}到{high}），也就是全年买电{use}的{percentLow}到{percentHigh}，按您自己的平均价格计算。",
  "assistant.savings.biggest.bought": "从电网买的电里，能分辨出的最大一项是{part}：一年{energy}，占{share}。",
  "assistant.savings.shift.bought":
    "最近一年里，{part}从电网取电 {used}，其中 {atPeak} 不在您电价最便宜的时段。都挪过去的话，一年大约能省 {saving}，平均每月 {perMonth}。",
  "assistant.savings.shiftNone.bought":
    "最近一年里，{part}从电网取电 {used}，已经全在您电价最便宜的时段，再挪也省不了钱。",
  "assistant.savings.evening.bought": "您有{share}的电是在{hours}买的；如果是分时电价，挪开一部分就能省钱。",
  "assistant.breakdown.lead.bought": "能分辨出的最大一项是{part}：{when}共{energy}，占从电网买的{used}的{share}。",
  "assistant.breakdown.appliance.bought": "{part}：{when}共{energy}，占从电网买的电的{share}。",
  "assistant.breakdown.onlyRest.bought": "其余的分辨不出是什么：一共{energy}，占从电网买的电的{share}。",
  "assistant.breakdown.nothingApart.bought": "{when}从电网买的{used}里，分辨不出单独的负荷。",
  "assistant.breakdown.unassigned.bought": "{when}归不到任何负荷的有{energy}，占从电网买的{used}的{share}。",
  "assistant.breakdown.allUnassigned.bought": "{when}从电网买的{used}都归不到具体的负荷。",
  "assistant.forecast.cost.bought": "{first}到{last}预计电费{cost}，从电网买电{energy}。",
  "assistant.forecast.energy.bought": "{first}到{last}预计从电网买电{energy}。",
  "assistant.forecast.soFar.bought": "到目前为止买了{energy}。",
  "assistant.forecast.day.bought": "{day}您预计从电网买电{energy}。",
  "assistant.forecast.peak.bought": "从电网取电最多的应该是{hour}，约{energy}。",
  "assistant.forecast.yearCost.bought": "{year}年全年预计电费 {cost}，从电网买电 {energy}。",
  "assistant.forecast.year.bought": "{year}年全年预计从电网买电 {energy}。",
  "assistant.explain.partMoreEnergy.bought": "{cause}：多{amount}（买电{direction} {energy}）",
  "assistant.explain.partLessEnergy.bought": "{cause}：少{amount}（买电{direction} {energy}）",
  "assistant.anomalies.net.name": "买电减卖电",
  "assistant.breakdown.chartTitle.bought": "从电网买的电（按负荷种类）",
  "assistant.forecast.dayChart.net": "预计逐小时净买电（买电减卖电）",
  "assistant.measure.base.bought":
    "找出一直开着的东西，关掉或定时：您家始终有 {watts} 在耗电，常见的是 {typical}。每少 {step}，一年最多少买电 {saving}。",
  "assistant.measure.busiest.bought": "{hours}买电最多，占 {share}：这段时间少买电 {part}，一年省 {saving}。",
  "assistant.measure.season.bought":
    "取暖制冷稍微收一点：{highMonth}每天买电 {high}，{lowMonth}只有 {low}。多出来的部分减 {part}，一年省 {saving}。",
  "assistant.measure.weekend.bought":
    "留意周末：每天买电 {weekend}，工作日是 {weekday}。多出来的减掉 {part}，一年省 {saving}。",
  "assistant.typical.own.bought": "只算从电网买的电，您家一年约{use}。",
  "assistant.whatIf.less.bought": "如果少买 {change}，{when}从电网买的电是 {after}，而不是 {before}，少 {changed}。",
  "assistant.whatIf.more.bought": "如果多买 {change}，{when}从电网买的电是 {after}，而不是 {before}，多 {changed}。",
  "assistant.whatIf.lessEach.bought":
    "{length}大约能少买 {each}：{when}您从电网买了 {before}，少买 {change}就是 {changed}。",
  "assistant.whatIf.moreEach.bought":
    "{length}大约要多买 {each}：{when}您从电网买了 {before}，多买 {change}就是 {changed}。",
  "assistant.whatIf.cap.day.bought":
    "如果每天都不超过 {limit}，{when}能从电网少买 {excess}：{total} 天里有 {count} 天超过了。",
  "assistant.whatIf.cap.week.bought":
    "如果每周都不超过 {limit}，{when}能从电网少买 {excess}：{total} 周里有 {count} 周超过了。",
  "assistant.whatIf.cap.month.bought":
    "如果每个月都不超过 {limit}，{when}能从电网少买 {excess}：{total} 个月里有 {count} 个月超过了。",
  "assistant.whatIf.capNone.day.bought": "{when}没有哪天从电网买电超过 {limit}，所以不会有变化。",
  "assistant.whatIf.capNone.week.bought": "{when}没有哪周从电网买电超过 {limit}，所以不会有变化。",
  "assistant.whatIf.capNone.month.bought": "{when}没有哪个月从电网买电超过 {limit}，所以不会有变化。",
  "assistant.whatIf.moved.bought": "{when}您从电网买了 {before}，其中的 {change} 是 {changed}。",
  "assistant.anomalies.oddMore.bought": "有，{date}比较反常：买电减卖电是 {energy}，平常是 {expected}。",
  "assistant.anomalies.oddLess.bought": "有，{date}比较反常：买电减卖电只有 {energy}，平常是 {expected}。",
  "assistant.breakdown.busiest.bought": "{hours}从电网买得最多，占 {share}。",
  "assistant.bill.amountAndEnergy.bought": "您 {first}至{last}的账单是 {amount}，从电网买了 {energy}。",
};
