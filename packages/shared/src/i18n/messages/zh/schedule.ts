import type { schedule as en } from "../en/schedule";

export const schedule: Record<keyof typeof en, string> = {
  "schedule.explain.charge": "{time}给{device}充电 {energy}，{effect}",
  "schedule.explain.discharge": "{time}使用{device}中的 {energy}，{effect}",
  "schedule.explain.run": "{time}运行{device}（{energy}），{effect}",
  "schedule.explain.heat": "{time}提前给{device}加热（{energy}），{effect}",
  "schedule.explain.cool": "{time}提前给{device}降温（{energy}），{effect}",
  "schedule.explain.saves": "比不这样做的最佳方案节省{amount}。",
  "schedule.explain.noDifference": "对费用没有影响，换个时间也一样。",
  "schedule.explain.needed": "这是必需的：其他方案无法满足全部要求。",
  "schedule.explain.avoids": "比不这样做的最佳方案少排放 {emissions} 千克二氧化碳。",
  "schedule.explain.buysLess": "比不这样做的最佳方案少从电网购电 {energy}。",
  "schedule.explain.times": "{from} 至 {to}",
  "schedule.explain.battery": "电池",
  "schedule.explain.room": "室内",
  "schedule.explain.hotWater": "热水箱",
};
