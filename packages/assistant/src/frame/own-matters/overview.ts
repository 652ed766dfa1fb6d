import type { WordSlots } from "../conversation/merge";
import type { ToldReading } from "../times/around-change";

/* The use of the home at a glance: "summarize my meter data", "break down my October usage", 帮我总结一下用电. */

const OVERVIEW =
  /\b(?:summar(?:y|ies|i[sz]e|i[sz]ing)|overview|recap|sum up|at a glance|run ?down|break ?down|break .{2,20} down|walk me through|take .{2,20} apart|what do you know about|tell me about(?! (?:how|what|the)))\b|总结|归纳|概[括况述]|汇总(?!多少)|(?:用电|用能|能耗)(?:的)?(?:情况|状况|概况|特点|分析)|拆解|分析一?下|说说|小结/;
const OF_USE =
  /\b(?:energy|electric(?:ity)?|power|usage|use|consumption|meter|readings?|data|numbers|kwhs?)\b|用电|用能|能耗|电表|读数|数据|[电度]/;
const BARE =
  /^(?:(?:please|give me|can i have|show me|i want) )*(?:an? |the |my )?(?:quick |short |brief )?(?:summary|overview|recap)(?: please)?\s*[.!?]*$|^(?:来个|给个|做个)?(?:总结|概况|小结)(?:一下)?[。！?？]*$/;
/** By loads, by lines of a bill, or of something that is not one's use. */
const OTHER =
  /\b(?:bill|bills|by (?:appliance|device|room|hour|day|week|weekday|month)|appliances?|devices?|tariffs?|plans?|rewards?|coins?|how to|how (?:do|does)|mean|file|privacy|stored?|charges?|lines?|privat\w+|wattleaf)\b|账单|电器|设备|电价|套餐|按[月天周日时]|逐|怎么|隐私|保存|收费|费用|电费|多少|几|量价|因素|钱|客服|电话/;
const TAKES_APART = /\b(?:break ?down|break .{2,20} down|apart)\b|拆解|分析/;

export function overview(text: string, marked: WordSlots): ToldReading | undefined {
  const { period, appliances, devices, group, pick, comparedTo, filters, given, rooms } = marked;
  if (OTHER.test(text) || !OVERVIEW.test(text)) return undefined;
  const names = appliances ?? devices?.[0] ?? pick ?? comparedTo ?? filters?.[0] ?? given ?? rooms ?? group;
  if (names !== undefined) return undefined;
  const isMeant = BARE.test(text) || OF_USE.test(text) || (period !== undefined && TAKES_APART.test(text));
  return isMeant
    ? { asked: { act: "ask", scope: "own", subject: "file" }, slots: period === undefined ? {} : { period } }
    : undefined;
}
