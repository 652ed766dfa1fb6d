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
  "assistant.askBack.followUp": "我没听懂您还想知道哪方面。您是想问下面哪一个？",
  "assistant.askBack.otherWords": "我没听懂您还想知道哪方面，照这样回答还是刚才那些话。能换个说法再问一次吗？",
  "assistant.askBack.sameGap": "这个和刚才一样，您的数据里看不出来。",
  "assistant.askBack.beside": "如果您问的不是这个，请在下面选。",
  "assistant.askBack.period": "您指的是哪段时间？",
};
