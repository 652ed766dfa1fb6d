import type { Intent } from "../types";

/**
 * Rules read "A B|C !D": A and (B or C) and not D. The number is how sure the rule is (0–10); an intent's score is its
 * best rule's. More specific rules score higher, so that "what is the base load of my dryer" is not a tariff question.
 */
export const RULES: Record<Exclude<Intent, "language_switch">, readonly (readonly [string, number])[]> = {
  out_of_scope: [
    ["INJECTION", 11],
    ["OFFTOPIC !USE !BILL !TARIFF !VPP !APPLIANCE !ENERGY !COST !COIN !UPLOAD", 9.5],
    ["OFFTOPIC", 4],
  ],
  greeting: [
    ["GREET SHORT", 5],
    ["GREET", 0.5],
  ],
  thanks: [
    ["THANKS SHORT", 5],
    ["PRAISE SHORT", 3.2],
    ["THANKS", 1.5],
  ],
  goodbye: [["BYE", 5]],
  capabilities: [
    ["ABILITY", 3.5],
    ["ABILITY SHORT", 4.5],
  ],
  provenance: [
    ["SOURCE", 7.5],
    ["CALC !BILL !COST !TARIFF !COIN !VPP !TOPIC !SAVE !BASELOAD", 7.4],
  ],

  base_load: [
    ["BASELOAD !SAVE !APPLIANCE", 9],
    ["BASELOAD !APPLIANCE", 8],
    ["BASELOAD", 5.5],
  ],
  night_share: [
    ["NIGHT USE|HOWMUCH|ENERGY|COST|TOTAL !COMPARE_TIME !CONTROL !TARIFF !APPLIANCE", 7],
    ["NIGHT MINE !CONTROL !APPLIANCE", 6],
    ["NIGHT SHORT !CONTROL !BYE !APPLIANCE !GREET", 4],
  ],
  weekday_weekend: [
    ["WEEKEND WEEKDAY", 9],
    ["WEEKEND|WEEKDAY USE|COMPARE|ENERGY|HOWMUCH", 8],
    ["WEEKEND|WEEKDAY !CONTROL", 5],
  ],
  peak_demand: [
    ["DEMAND !VPP !TARIFF", 8.6],
    ["PEAK AMOUNT_POWER", 7],
    ["MOST ENERGY !USE !HOUR !APPLIANCE !BILL !SAVE !COST", 4.5],
  ],
  peak_hour: [
    ["PEAK HOUR !TARIFF !DEMAND", 8.5],
    ["MOST USE|ENERGY HOUR !COMPARE_TIME !TARIFF !CHEAP !COST", 8.3],
    ["USE HOUR MINE !COMPARE_TIME !APPLIANCE", 6],
    ["PEAK MINE|USE !DEMAND !TARIFF !COST", 7],
    ["PEAK !TARIFF !DEMAND !VPP !COST", 5],
  ],
  average_day: [
    ["AVERAGE USE|ENERGY|HOWMUCH|MINE !COIN !APPLIANCE !COST !WEEKEND !WEEKDAY", 7.5],
    ["AVERAGE COST MINE", 6],
    ["AVERAGE SHORT !COIN !APPLIANCE", 5],
  ],
  compare_months: [
    ["COMPARE MONTH|PERIOD_MONTH", 8.5],
    ["TWO_PERIODS !SAVE !CONTROL", 9],
    ["COMPARE USE|BILL|COST|ENERGY !WEEKEND !WEEKDAY !PLAN !TARIFF !VPP", 6.5],
    ["MOST MONTH USE|COST|BILL|MINE|ENERGY|HIGH", 8.6],
    ["MOST MONTH", 7.6],
    ["MONTH USE|BILL MINE !HOWMUCH !PLAN !SAVE !PERIOD_MONTH", 6.2],
    ["HIGH USE PERIOD_MONTH", 7.2],
    ["HIGH USE", 6],
  ],
  usage_by_period: [
    ["PERIOD_WIDE USE|ENERGY|HOWMUCH|TOTAL|MINE !SAVE !CONTROL !COIN !APPLIANCE", 7.8],
    ["FINE USE|ENERGY|HOWMUCH|COST|BILL", 7.8],
    ["PERIOD_WIDE SHORT !CONTROL !APPLIANCE", 5],
  ],
  usage_total: [
    ["TOTAL USE|ENERGY !COIN !COST", 7],
    ["HOWMUCH USE|ENERGY !COST !SAVE !APPLIANCE !COIN !PERIOD_WIDE", 6.6],
    ["USE MINE !COST !SAVE !APPLIANCE !COIN !PERIOD_WIDE !TIP !EXPLAIN !CONTROL", 4.5],
  ],
  cost: [
    ["HOWMUCH COST MINE|ENERGY|BILL !SAVE !PLAN !APPLIANCE !COIN !STORE !VPP", 7],
    ["COST TOTAL !SAVE !APPLIANCE !PLAN !COIN", 6.9],
    ["COST PERIOD_WIDE !SAVE !APPLIANCE !PLAN", 8],
    ["HOWMUCH BILL !SAVE !UPLOAD", 6.9],
    ["COST|HOWMUCH PERKWH !APPLIANCE !TARIFF", 7.5],
    ["BILL PERIOD_WIDE !SAVE !HIGH !EXPLAIN !SUMMARY !COMPARE", 7.9],
    ["COST ENERGY|BILL MINE|HOWMUCH|TOTAL !SAVE !PLAN !APPLIANCE !TARIFF !COIN", 6.8],
    ["AMOUNT_ENERGY COST|HOWMUCH !APPLIANCE !SAVE", 7.2],
    ["AMOUNT_PRICE !APPLIANCE !AMOUNT_POWER !SAVE !PLAN", 7.7],
  ],
  bill_summary: [
    ["BILL WHY|HIGH !SAVE", 8.1],
    ["BILL|COST CALC", 8],
    ["BILL EXPLAIN !SAVE !UPLOAD", 7.4],
    ["SUMMARY BILL|USE|ENERGY|MINE|UPLOAD !VPP !PLAN !API", 7.6],
    ["WHY HIGH COST|USE|ENERGY", 8],
    ["HIGH COST MINE !SAVE", 7.1],
    ["BILL SHORT !UPLOAD !SAVE", 4],
  ],
  savings_estimate: [
    ["SAVE HOWMUCH !APPLIANCE", 8.2],
    ["SAVE COST|BILL|ENERGY|USE !APPLIANCE !VPP !PLAN", 7.4],
    ["SAVE POTENTIAL !APPLIANCE !PLAN", 7],
    ["SAVE TIP|MINE !APPLIANCE !PLAN", 7],
    ["SAVE SHORT !APPLIANCE !PLAN", 6],
    ["TIP ENERGY|BILL|USE !APPLIANCE !TARIFF !API !UPLOAD !CONTROL !EXPLAIN", 5.2],
    ["SAVE !APPLIANCE !VPP", 3.2],
    ["SAVE BASELOAD", 8.3],
  ],
  tariff_explain: [
    ["TARIFF !AMOUNT_ENERGY !PLAN !API", 7.6],
    ["PEAK COST|EXPLAIN !DEMAND !MINE", 7.3],
    ["TARIFF EXPLAIN|COMPARE|SAVE|TIP !API !PLAN", 8],
    ["RATEPLAN", 8.6],
    ["CHEAP|COST HOUR !APPLIANCE !COIN !BASELOAD", 8.2],
    ["CHEAP NIGHT|WEEKEND|WEEKDAY !APPLIANCE", 8.1],
  ],
  appliance_cost: [
    ["APPLIANCE HOWMUCH COST|USE|ENERGY !SAVE", 8.4],
    ["APPLIANCE COST RUN|USE", 8.1],
    ["APPLIANCE COST !SAVE", 7],
    ["APPLIANCE USE AVERAGE|PERHOUR !SAVE !TIP", 7.3],
    ["APPLIANCE AMOUNT_POWER", 7.2],
    ["AMOUNT_POWER COST|HOWMUCH|USE", 8],
  ],
  appliance_advice: [
    ["APPLIANCE SAVE", 8.3],
    ["APPLIANCE LEVEL", 8.4],
    ["APPLIANCE COMPARE_TIME", 8.6],
    ["APPLIANCE BASELOAD", 8],
    ["APPLIANCE CHEAP NIGHT|HOUR|WEEKEND", 8.5],
    ["APPLIANCE CHEAP !HOWMUCH", 7.1],
    ["APPLIANCE TIP", 7],
    ["APPLIANCE HOUR !PEAK", 6.6],
    ["APPLIANCE USE !HOWMUCH", 6],
    ["APPLIANCE EXPLAIN|WHY|BENEFIT", 5.4],
    ["APPLIANCE NIGHT !CONTROL", 6.5],
    ["APPLIANCE SHORT", 4.6],
    ["APPLIANCE", 2.4],
  ],
  device_control: [
    ["CONTROL DEVICE", 8.4],
    ["CONTROL APPLIANCE !SAVE !COMPARE_TIME !HOWMUCH", 7.6],
    ["APPLIANCE DEGREES !TIP !LEVEL !EXPLAIN !SAVE", 7.2],
    ["CONTROL SHORT !PLAN !API", 4.5],
    ["DEVICE !SAVE !PLAN !API !USE !COST !MOST", 5],
  ],
  vpp_benefits: [
    ["VPP BENEFIT", 9],
    ["VPP WHY JOIN", 9.5],
    ["VPP COST|HOWMUCH|EARN", 8.6],
    ["VPP EXPLAIN", 8.4],
    ["VPP", 6.8],
    ["VPP APPLIANCE", 8.2],
  ],
  vpp_join: [
    ["VPP JOIN !BENEFIT !EARN", 9.4],
    ["VPP JOIN", 8.7],
    ["VPP TIP !BENEFIT !EXPLAIN", 8.5],
  ],
  plans_pricing: [
    ["PLAN !COIN !VPP !USE !RATEPLAN", 6.4],
    ["PRICING !TARIFF !PEAK", 7],
    ["PLAN COST|HOWMUCH|COMPARE|EXPLAIN !COIN !VPP !SAVE", 8.1],
    ["PRODUCT COST|HOWMUCH !COIN !SAVE", 8.4],
    [
      "HOWMUCH COST SHORT !MINE !ENERGY !BILL !APPLIANCE !SAVE !COIN !VPP !PERIOD_WIDE !AMOUNT_PRICE !AMOUNT_ENERGY",
      3.1,
    ],
  ],
  trial: [
    ["TRIAL !COIN !COST", 7.4],
    ["TRIAL", 7],
    ["TRIAL PLAN", 8.6],
  ],
  coins_balance: [
    ["COIN BALANCE MINE !EARN !STORE", 8.6],
    ["COIN BALANCE !EARN !STORE", 8],
    ["COIN BALANCE MINE", 8.2],
  ],
  coins_earn: [
    ["COIN EARN", 8.4],
    ["INVITE", 8.5],
    ["COIN TIP|EXPLAIN !STORE", 8.1],
    ["COIN !STORE !BALANCE", 5],
  ],
  store_items: [
    ["COIN STORE", 8.8],
    ["STORE !VPP !PLAN !APPLIANCE !BILL !ENERGY", 6.5],
    ["STORE EXPLAIN !ENERGY !BILL", 6.6],
  ],
  upload_how: [
    ["UPLOAD BILL|METER|ENERGY|TIP|EXPLAIN", 8],
    ["UPLOAD !API !PRIVACY", 6.6],
    ["UPLOAD", 4],
    ["METER TIP|HOWMUCH|CONTROL !BILL !DEVICE !VPP", 5.6],
  ],
  privacy: [
    ["PRIVACY", 7.2],
    ["OWNDATA EXPLAIN|SHORT !MOST !USE !SUMMARY !DEMAND !PEAK !BASELOAD !UPLOAD", 4.2],
    ["OWNDATA PRIVACY", 8.8],
    ["PRIVACY UPLOAD|BILL|METER|USE|EXPLAIN", 8.8],
  ],
  // What no tool knows but the articles do: a word that belongs to nothing else.
  knowledge: [
    ["UNITS", 9],
    ["TOPIC !VPP !PLAN !PRODUCT", 7.9],
    ["TOPIC EXPLAIN SHORT !VPP !PLAN", 8.4],
  ],
  api: [
    ["API", 7.3],
    ["API TIP|EXPLAIN|HOWMUCH", 8.2],
  ],
  contact: [
    ["CONTACT !DEVICE !UPLOAD", 7.2],
    ["CONTACT TIP|HOUR|EXPLAIN !DEVICE !UPLOAD", 7.7],
  ],
};
