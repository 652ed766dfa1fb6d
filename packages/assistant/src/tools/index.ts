import { anomalies } from "./anomalies";
import { applianceBreakdown } from "./appliance-breakdown";
import { billExplain } from "./bill-explain";
import { billFacts } from "./bill-facts";
import { carbonFootprint } from "./carbon-footprint";
import { connectMeter } from "./connect-meter";
import { proposeDeviceControl } from "./device-proposal";
import { forecastBill } from "./forecast-bill";
import { forecastDay } from "./forecast-use";
import { knowledgeSearch, readArticle } from "./knowledge-search";
import { deviceList } from "./own-devices";
import { againstAverage } from "./own-average";
import { planSchedule } from "./plan-schedule";
import { coins, plans, storeItems, uploadRules } from "./product";
import { runningCost } from "./running-cost";
import { savingsEstimate } from "./savings-estimate";
import { purchases, rewardStats } from "./reward-stats";
import { tariffCompare } from "./tariff-compare";
import type { Tool } from "./tool";
import { usageByDay, usageByWeekday } from "./usage-by-day";
import { usageBetween } from "./usage-between";
import { usageByHours } from "./usage-by-hours";
import { usageByPeriod } from "./usage-by-period";
import { usageYearAgo } from "./usage-year-ago";
import { proposeVppEnrollment } from "./propose-enrollment";
import { vppEarnings } from "./vpp-earnings";

/** Every tool of the assistant, for both engines. */
export const TOOLS: readonly Tool[] = [
  billFacts,
  usageByPeriod,
  usageByDay,
  usageByWeekday,
  usageBetween,
  usageByHours,
  usageYearAgo,
  againstAverage,
  carbonFootprint,
  billExplain,
  tariffCompare,
  applianceBreakdown,
  planSchedule,
  forecastDay,
  forecastBill,
  anomalies,
  savingsEstimate,
  runningCost,
  deviceList,
  proposeDeviceControl,
  vppEarnings,
  proposeVppEnrollment,
  connectMeter,
  coins,
  rewardStats,
  purchases,
  storeItems,
  plans,
  uploadRules,
  knowledgeSearch,
  readArticle,
] as unknown as readonly Tool[];

export type { Tool, ToolContext } from "./tool";
