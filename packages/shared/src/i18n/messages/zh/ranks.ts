import type { ranks as en } from "../en/ranks";

export const ranks: Record<keyof typeof en, string> = {
  "rank.master": "可持续大师",
  "rank.champion": "绿色冠军",
  "rank.saver": "节能达人",
  "rank.friendly": "环保之友",
  "rank.beginner": "新手",
  "rank.expert": "节能专家",
};
