import type { Appliance } from "../frame";

/* 什么时候洗衣服烘干最便宜: when a machine is to run, named by what it does. */

const WHEN_CHEAPEST =
  /(?:什么时候|几点|啥时候|几时).{0,4}(?:洗衣|烘|洗碗|充电|充车|开(?:洗|烘)).{0,10}(?:便宜|划算|省)|\bwhen (?:is it |'s it |is )?(?:the )?cheapest (?:time )?to\b/;
const MACHINES: readonly [RegExp, Appliance][] = [
  [/洗碗|\bdish/, "dishwasher"],
  [/洗衣|\b(?:wash|laundry)/, "washer"],
  [/烘|\bdry/, "dryer"],
  [/充|\bcharg/, "ev"],
];

/** @param text normalized */
export const asksWhenCheapest = (text: string): boolean => WHEN_CHEAPEST.test(text);

/** What is to run; undefined where the words name nothing that can wait. */
export const machineToRun = (text: string): Appliance | undefined => MACHINES.find(([words]) => words.test(text))?.[1];
