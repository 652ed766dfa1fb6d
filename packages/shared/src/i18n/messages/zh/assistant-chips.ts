import type { assistantChips as en } from "../en/assistant-chips";

export const assistantChips: Record<keyof typeof en, string> = {
  "assistant.chip.comparedWith": "与{period}相比",
  "assistant.chip.notCompared": "不对比",
  "assistant.chip.unfiltered": "全部时段",
  "assistant.chip.allOfThem": "全部",
  "assistant.chip.wholeHome": "全家",
  "assistant.askBack.scope": "您是问自己家的情况，还是一般情况？",
  "assistant.askBack.metric": "您想了解哪项数据？",
  "assistant.askBack.meaning": "我不太确定您的意思。您是想问下面哪一个？",
  "assistant.askBack.followUp": "您还想了解哪方面？是下面这些吗？",
  "assistant.askBack.otherWords": "抱歉，我还不太清楚您接下来想了解什么，能再说具体一点吗？",
  "assistant.askBack.sameGap": "这一点，从现有的数据里也看不出来。",
  "assistant.askBack.asRead": "我家的{slots}是什么情况？",
  "assistant.wanted.usual": "和最近 12 个月比怎么样？",
  "assistant.wanted.cost": "电费是多少？",
  "assistant.wanted.hours": "一天里各个时段分别是多少？",
  "assistant.wanted.energy": "用了多少 kWh？",
  "assistant.wanted.days": "每天分别是多少？",
  "assistant.askBack.beside": "如果您问的不是这个，请在下面选。",
  "assistant.askBack.period": "您指的是哪段时间？",
};
