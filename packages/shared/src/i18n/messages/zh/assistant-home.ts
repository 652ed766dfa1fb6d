import type { assistantHome as en } from "../en/assistant-home";

export const assistantHome: Record<keyof typeof en, string> = {
  "assistant.battery.holds": "{device}的电量为 {charge}。按假定的容量 {capacity} 计算，现在存有 {stored}。",
  "assistant.battery.notConnected":
    "您的账户没有连接家用电池，所以我不知道它的电量。下面按充满的 {capacity} 电池来算。",
  "assistant.battery.none": "您的账户没有连接家用电池。",
  "assistant.battery.noAverage": "能撑多久说不准：我没有您家每小时的读数。",
  "assistant.battery.lasts": "您家平均功率是 {average}，大约能撑 {lasts}：{stored} ÷ {average} = {lasts}。",
  "assistant.battery.lastsHours": "{hours}您家平均功率是 {average}，大约能撑 {lasts}：{stored} ÷ {average} = {lasts}。",
  "assistant.battery.enough": "到那时您家通常要用 {needed}，{stored} 够用。",
  "assistant.battery.tooLittle": "到那时您家通常要用 {needed}，{stored} 不够用。",
  "assistant.battery.withoutCar": "给车充电的部分按估计没有算进去。",
  "assistant.battery.caveat": "平均功率取自最近的读数。取暖、制冷、做饭会缩短时间，电池保留的备用电量也会。",
  "assistant.battery.caveatSolar":
    "平均功率取自最近的读数，包括家里自用的光伏电。取暖、制冷、做饭会缩短时间，电池保留的备用电量也会；如果系统断网也能运行，有太阳时能撑得更久。",
  "assistant.battery.historyNotKept":
    "电池过去充了多少、放了多少、存了多少，这里没有保存，所以说不出它是用什么充满的、效率多高、撑了多久。电池自己的应用里有充放两个方向的记录。",
  "assistant.battery.ofMeter": "这是电表上全屋的数字，电池也算在里面。",
  "assistant.battery.savingNotKept":
    "电池充了多少、放了多少，这里没有保存，账单上也看不出没有它会是多少，所以说不出它一共给您省了多少钱。",
  "assistant.battery.worth":
    "把最便宜时段（{lowHours}，{lowest}）的电存到最贵的时段（{highHours}，{highest}）用，省下的就是差价，再减去充放的损耗。",
  "assistant.battery.worthFlat": "您的电价全天一个价，只有存下本来会低价卖掉的光伏电才省钱。",
  "assistant.battery.whatTells": "电池自己的应用会显示它放了多少 kWh：乘以这个差价，就是它省下的钱。",

  "assistant.hours.flat": "每天每个小时都是{price}，没有更便宜的时段。",
  "assistant.hours.tiered": "它按用电量分档计价，不分时段，没有更便宜的时段。",
  "assistant.hours.everyDay": "周末和平时一样：{list}。",
  "assistant.hours.weekday": "工作日：{list}。",
  "assistant.hours.weekend": "周末：{list}。",
  "assistant.hours.cheapest": "最便宜的是{hours}，{price}。",
  "assistant.hours.isPeak": "算，{hour}在最贵的时段里：{price}。",
  "assistant.hours.isCheapest": "不算高峰，{hour}在最便宜的时段里：{price}。",
  "assistant.hours.isBetween": "{hour}既不在最贵的时段，也不在最便宜的时段：{price}。",
  "assistant.hours.nowPeak": "现在正是最贵的时段：{price}。",
  "assistant.hours.nowNotPeak": "现在不是最贵的时段：{price}。",
  "assistant.hours.allPeak": "是的，工作日这段时间都在最贵的时段里：{list}。",
  "assistant.hours.partPeak": "工作日这段时间有一部分在最贵的时段（{peak}）里：{list}。",
  "assistant.hours.noneAtPeak": "不是，工作日这段时间不在最贵的时段（{peak}）里：{list}。",
  "assistant.hours.noPeak": "据我所知，您的电价没有高峰时段。",

  "assistant.moved.saves":
    "把{appliance}从 {from}挪到 {to}，一个月大约省 {saving}：（{before} − {after}）× {energy} × {times} = {saving}。",
  "assistant.moved.costs":
    "把{appliance}从 {from}挪到 {to}，省不了钱，一个月反而多花约 {saving}：（{after} − {before}）× {energy} × {times} = {saving}。",
  "assistant.moved.same": "这样省不了钱：按您的电价，{to}是{after}，和 {from}一样。",
  "assistant.moved.flat": "这样省不了钱：您的电价全天一个价。",
  "assistant.moved.noPrices": "说不准，我不知道您家分时段的电价。如果全天一个价，挪时间省不了钱。",
  "assistant.moved.fromPeak": "您没说现在几点开，所以我按最贵的时段算。",
  "assistant.moved.assumed": "我假定{appliance}每次用 {energy}，每月 {times} 次，按工作日的电价算。",
  "assistant.moved.assumedEnergy": "我假定{appliance}每次用 {energy}，按工作日的电价算。",

  "assistant.car.none": "您的读数里没有看出给车充电（{when}）。",
  "assistant.car.fromGrid": "{when}，从电表上看，{load}用了 {used}，这些都是从电网买的。",
  "assistant.car.ownUnseen": "自家光伏直接给车充的那部分不经过电表，所以说不出是多少。",
  "assistant.car.noPanels": "您的读数里没有自家的光伏电。",
  "assistant.car.couldHave":
    "同一时间您卖给电网 {sold}。也就是说，如果在有太阳的时候充，最多有 {could}（占充电的 {share}）可以用卖掉的光伏电。",
  "assistant.car.total": "{when}，{load}用了 {used}。",
  "assistant.car.times": "{when}，{load}用了 {used}，共 {count} 次。",
  "assistant.car.timesCost": "{when}，{load}用了 {used}，共 {count} 次，按您的电价是 {cost}。",
  "assistant.car.run": "{day} {hours}，{energy}",
  "assistant.car.runCost": "{day} {hours}，{energy}，{cost}",
  "assistant.car.moreRuns": "还有一些没有列出：缩短时间范围再问，就能看到其余的。",
  "assistant.car.byHour": "开始和结束按整点计。",
  "assistant.car.noRun": "{when}没有看出给车充电。",
  "assistant.car.noPeakHours": "据我所知，您的电价没有高峰时段，所以没有多花。",
  "assistant.car.noneAtPeak": "没有一次是在高峰时段充的，所以没有多花。",
  "assistant.car.atPeak": "其中 {energy}（{share}）是在高峰时段充的。",
  "assistant.car.extra": "比在最便宜的时段（{price}）充大约多花 {extra}。",
  "assistant.car.peakDay": "{day}：高峰时段 {energy}",
  "assistant.car.monthly": "{when}，{load}平均每月用 {average}，占您买的电的 {share}，这就是车多用的电。",
  "assistant.car.monthShare": "{month}：{energy}（{share}）",
  "assistant.car.month": "{month}：{energy}",

  "assistant.trip.needs":
    "{distance}大约要从插座取电 {energy}（假定每{hundred} {perHundred}）：按 {power} 充，要 {hours}。",
  "assistant.trip.window": "最便宜的是{window}，{price}：这时充 {energy} 大约 {cost}。",
  "assistant.trip.flat": "您的电价全天都是{price}，这些电大约 {cost}，几点充都一样。",
  "assistant.trip.noPrices": "我不知道您家分时段的电价，所以说不出哪段最便宜。",
  "assistant.trip.fits": "一到时段就开始，{hours}充得完；电池里原来有电，就更快。",
  "assistant.trip.longer": "{hours}充不完，可以提前一晚开始，或在路上补充。",
  "assistant.night.least": "夜里最低是{day} {hour}，平均 {watts}。",
  "assistant.night.zero": "那时电表读数为零，家里有储能电池时就会这样，所以看不出有没有漏电。",
  "assistant.night.usual": "夜里电表在走，本身不说明漏电：冰箱、路由器和各种待机一直在用电。",
  "assistant.night.check":
    "想查清楚，先把电器都关掉或拔掉，再看电表。如果还在走，就一个一个地关空气开关，直到它停：问题就在那一路，请持证电工来测。也按一下漏电保护器的试验按钮，它应当跳开。",
  "assistant.night.stop":
    "如果有麻手、异味、嗡嗡声、发热，或者反复跳闸，就不要碰，在能保证安全时关掉总开关，马上请电工。",

  "assistant.pair.cannotTell": "从您的读数里分不出这两样，所以按常见数值来比。",
  "assistant.pair.year": "{appliance}一年大约用 {low} 到 {high}。",
  "assistant.pair.yearCost": "{appliance}一年大约用 {low} 到 {high}，合 {lowCost} 到 {highCost}。",
  "assistant.pair.surely": "所以{more}比{less}用得多。",
  "assistant.pair.likely": "所以多半是{more}比{less}用得多，旧的更是这样；用插座式电表量一下就清楚了。",
  "assistant.pair.price": "按您过去一年的平均电价{price}计算。",
  "assistant.pair.power": "{appliance}运行时的功率通常是 {low} 到 {high}。",

  "assistant.measure.lead": "按您自己的读数，最管用的是这几样：",
  "assistant.measure.leadRented": "这几样都不用找房东，按您自己的读数最管用：",
  "assistant.measure.leadShop": "按您店里的读数，最管用的是这几样：",
  "assistant.measure.tariff": "换成 {name}：用电不变，一年大约少 {saving}。",
  "assistant.measure.tariffSample": "问问电力公司 {name}：按示例电价，用电不变，一年大约少 {saving}。",
  "assistant.measure.hours": "尽量把用电放到您电价最便宜的时段：全部挪过去，一年最多少 {saving}。",
  "assistant.measure.base":
    "找出一直开着的东西，关掉或定时：您家始终有 {watts} 在用，常见的是 {typical}。每少 {step}，一年省 {saving}。",
  "assistant.measure.busiest": "{hours}用得最多，占 {share}：这段时间少用 {part}，一年省 {saving}。",
  "assistant.measure.season":
    "取暖制冷稍微收一点：{highMonth}每天 {high}，{lowMonth}只有 {low}。多出来的部分减 {part}，一年省 {saving}。",
  "assistant.measure.weekend": "留意周末：每天 {weekend}，工作日是 {weekday}。多出来的减掉 {part}，一年省 {saving}。",
  "assistant.measure.worth": "{energy}（{money}）",
  "assistant.measure.noMore": "从读数上看不出别的了。",
  "assistant.measure.heating":
    "{part}一年用 {energy}，占 {share}：温度调低一点，只热有人的房间，堵住漏风的地方。身体要紧，别冻着。",
  "assistant.measure.cooling": "{part}一年用 {energy}，占 {share}：温度调高一点，拉上窗帘，配合风扇。",
  "assistant.measure.car": "{part}一年用 {energy}，占 {share}：只在最便宜的时段充，一年大约少花 {saving}。",
  "assistant.measure.carFine":
    "{part}一年用 {energy}，占 {share}，已经都在最便宜的时段；剩下的办法是少开、开慢些，或到别处免费充。",

  "assistant.device.historyNotKept": "{device}过去用了多少没有保存，我只看得到它现在的状态。",
};
