import type { quota as en } from "../en/quota";

export const quota: Record<keyof typeof en, string> = {
  "quota.day": "今天的提问次数已达上限。",
  "quota.again.second": "请在 1 秒后再提问。",
  "quota.again.seconds": "请在 {n} 秒后再提问。",
  "quota.again.minute": "请在 1 分钟后再提问。",
  "quota.again.minutes": "请在 {n} 分钟后再提问。",
  "quota.again.hour": "请在 1 小时后再提问。",
  "quota.again.hours": "请在 {n} 小时后再提问。",
  "quota.signIn": "登录后今天可以继续提问。",
};
