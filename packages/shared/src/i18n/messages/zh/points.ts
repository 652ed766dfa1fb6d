import type { points as english } from "../en/points";

export const points: Record<keyof typeof english, string> = {
  "points.title": "{points} 积分从何而来？",
  "points.failed": "未能加载积分明细。",
  "points.list": "积分明细",
  "points.more": "显示更多",
  "points.method": "积分如何计算",
  "points.empty": "还没有积分。连接电表后，每个完整的月份都会与您自己的基线比较。",
  "points.latest.less": "{month}，您的用电比基线少 {kwh} kWh，但没有超出您家平常的波动，因此单独不计分。",
  "points.latest.more": "{month}，您的用电比基线多 {kwh} kWh，因此没有积分。",
  "points.latest.inGroup": "它会计入所有家庭共同节省的电量，可能带来群体奖励。",
  "points.review.pending": "正在核查",
  "points.review.pending.why":
    "比预计的 {baseline} kWh 少用了 {kwh} kWh，少得不寻常。我们核查后才计积分和绿币，您无需操作。",
  "points.review.pending.why.net":
    "购电减售电比预计的 {baseline} kWh 低了 {kwh} kWh，低得不寻常。我们核查后才计积分和绿币，您无需操作。",
  "points.review.rejected": "不计入",
  "points.review.rejected.why": "比预计的 {baseline} kWh 少用了 {kwh} kWh，经核查不能算作节能。如有异议，请联系我们。",
  "points.review.rejected.why.net":
    "购电减售电比预计的 {baseline} kWh 低了 {kwh} kWh，经核查不能算作节能。如有异议，请联系我们。",
  "points.saving": "{month}节省用电",
  "points.saving.why":
    "基线 {baseline} kWh，实际用电 {used} kWh，节省 {kwh} kWh（80% 区间：{from} 至 {to}），每 1 kWh 得 {rate} 分，只取整数",
  "points.saving.why.weather":
    "按当月天气，基线 {baseline} kWh，实际用电 {used} kWh，节省 {kwh} kWh（80% 区间：{from} 至 {to}），每 1 kWh 得 {rate} 分，只取整数。已按天气调整。",
  "points.saving.why.net":
    "购电减售电：基线 {baseline} kWh，实际 {used} kWh，节省 {kwh} kWh（80% 区间：{from} 至 {to}），每 1 kWh 得 {rate} 分，只取整数",
  "points.group_bonus": "{month}群体奖励",
  "points.group_bonus.why": "各家共同节省的电量中您家的份额：{kwh} kWh，每 1 kWh 得 {rate} 分，只取整数",
  "points.streak": "{month}连续节能",
  "points.streak.why": "连续整周低于基线，每周 {rate} 分：共 {weeks} 周",
  "points.demand_response": "{day}电网事件",
  "points.demand_response.undated": "电网事件",
  "points.demand_response.why": "完成响应得 {base} 分，电表显示的每 1 kWh 再得 {rate} 分：{kwh} kWh",
  "points.saving_corrected": "更正：{month}节省用电",
  "points.streak_corrected": "更正：{month}连续节能",
  "points.group_bonus_corrected": "更正：{month}群体奖励",
  "points.demand_response_corrected": "更正：{day}电网事件",
  "points.demand_response_corrected.undated": "更正：电网事件",
  "points.corrected.kwh": "读数后来有变化：{kwh} kWh",
  "points.corrected": "读数后来有变化",
};
