/** The comparison on the solutions page, which travels in its HTML. */
export const solutionsTable = {
  "solutionsTable.title": "Compare industries",
  "solutionsTable.text": "Choose a column to sort by it. The ranges are planning figures, not a promise.",
  "solutionsTable.industry": "Industry",
  "solutionsTable.savings": "Savings",
  "solutionsTable.weeks": "Implementation time",
  "solutionsTable.roi": "ROI period",
  "solutionsTable.complexity": "Complexity",
  "solutionsTable.weeks.value": "{range} weeks",
  "solutionsTable.roi.value": "{range} months",
  "solutionsTable.commercial": "Commercial",
  "solutionsTable.retail": "Retail",
  "solutionsTable.manufacturing": "Manufacturing",
  "solutionsTable.utility": "Utility",
  "solutionsTable.complexity.low": "Low",
  "solutionsTable.complexity.medium": "Medium",
  "solutionsTable.complexity.high": "High",
} as const;
