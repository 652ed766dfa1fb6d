import type { AnswerKind } from "../plan";
import { connectAnswer, purchasesAnswer, rankAnswer } from "./account";
import { billAnswer, billDueAnswer, billLinesAnswer, explainBillAnswer } from "./bills";
import { breakdownAnswer } from "./breakdown";
import type { Composer } from "./composition";
import { deviceCommand, deviceState } from "./devices";
import { ownFigures } from "./figures";
import { anomaliesAnswer, forecastAnswer } from "./outlook";
import { homeMattersAnswer } from "./home-matters";
import { mattersAnswer } from "./matters";
import { notKnown } from "./not-known";
import { fromPassages, givenAnswer } from "./passages";
import { coinsBalance, coinsEarn, pricing, store, trial, uploadHow } from "./product";
import { savings } from "./savings";
import { scheduleAnswer } from "./schedule";
import { summary } from "./summary";
import {
  capabilities,
  goodbye,
  greeting,
  language,
  offTopic,
  repeat,
  smallTalk,
  sources,
  thanks,
  unclear,
  risk,
  unsafe,
} from "./talk";
import { compareTariffsAnswer, tariffAnswer } from "./tariffs";
import { confirmAnswer, declineAnswer } from "./verdict";
import { whyAnswer } from "./why";
import { enrollAnswer, vppEarningsAnswer } from "./vpp";

/** How each kind of answer is written. */
export const COMPOSERS: Record<AnswerKind, Composer> = {
  greeting,
  thanks,
  goodbye,
  capabilities,
  small_talk: smallTalk,
  off_topic: offTopic,
  unclear,
  repeat,
  language,
  sources,
  risk,
  unsafe,
  confirm: confirmAnswer,
  decline: declineAnswer,
  figures: ownFigures,
  breakdown: breakdownAnswer,
  bill: billAnswer,
  bill_lines: billLinesAnswer,
  bill_explain: explainBillAnswer,
  bill_due: billDueAnswer,
  not_known: notKnown,
  summary,
  anomalies: anomaliesAnswer,
  why: whyAnswer,
  forecast: forecastAnswer,
  savings,
  tariff: tariffAnswer,
  tariff_compare: compareTariffsAnswer,
  schedule: scheduleAnswer,
  device_command: deviceCommand,
  device_state: deviceState,
  vpp_earnings: vppEarningsAnswer,
  vpp_enroll: enrollAnswer,
  coins: coinsBalance,
  earn_coins: coinsEarn,
  matters: mattersAnswer,
  home_matters: homeMattersAnswer,
  rank: rankAnswer,
  purchases: purchasesAnswer,
  store,
  pricing,
  trial,
  upload: uploadHow,
  connect: connectAnswer,
  given: givenAnswer,
  passages: fromPassages,
};
