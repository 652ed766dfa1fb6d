import type { solutionsTable as en } from "../en/solutions-table";

export const solutionsTable: Record<keyof typeof en, string> = {
  "solutionsTable.title": "行业对比",
  "solutionsTable.text": "点击列名即可排序。区间为规划参考值，并非承诺。",
  "solutionsTable.industry": "行业",
  "solutionsTable.savings": "节省",
  "solutionsTable.weeks": "实施周期",
  "solutionsTable.roi": "投资回收期",
  "solutionsTable.complexity": "复杂度",
  "solutionsTable.weeks.value": "{range} 周",
  "solutionsTable.roi.value": "{range} 个月",
  "solutionsTable.commercial": "商业",
  "solutionsTable.retail": "零售",
  "solutionsTable.manufacturing": "制造业",
  "solutionsTable.utility": "电力公司",
  "solutionsTable.complexity.low": "低",
  "solutionsTable.complexity.medium": "中",
  "solutionsTable.complexity.high": "高",
};
