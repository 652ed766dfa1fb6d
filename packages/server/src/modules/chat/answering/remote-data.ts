import type { AssistantData, OwnMeter } from "@wattleaf/assistant/ports";
import type { AnswerRequest, DataCall } from "./messages";

/** In a Worker: what an answer may know of the asker, every part of it asked of the main thread. */
export function remoteData({ actions, nowMs }: AnswerRequest, call: <T>(data: DataCall) => Promise<T>): AssistantData {
  return {
    usage: () => call({ name: "usage" }),
    account: () => call({ name: "account" }),
    items: () => call({ name: "items" }),
    async meter() {
      const meter = await call<OwnMeter["meter"] | null>({ name: "meter" });
      return meter && { meter, series: (fromMs, toMs) => call({ name: "series", fromMs, toMs }) };
    },
    bills: () => call({ name: "bills" }),
    devices: () => call({ name: "devices" }),
    vpp: () => call({ name: "vpp" }),
    rewardStats: () => call({ name: "rewardStats" }),
    achievements: () => call({ name: "achievements" }),
    coinEntries: () => call({ name: "coinEntries" }),
    purchases: () => call({ name: "purchases" }),
    tariffs: () => call({ name: "tariffs" }),
    articles: () => call({ name: "articles" }),
    query: (question) => call({ name: "query", question }),
    compute: ({ id }, input) => call({ name: "compute", operationId: id, input }),
    actions: actions && {
      isReadOnly: actions.isReadOnly,
      propose: (action) => call({ name: "propose", action }),
      settle: (id, verdict) => call({ name: "settle", id, verdict }),
    },
    nowMs: () => nowMs,
  };
}
