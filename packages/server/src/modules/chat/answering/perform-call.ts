import type { AssistantData } from "@wattleaf/assistant/ports";
import { OPERATIONS } from "@wattleaf/shared/contracts/operations";
import type { DataCall } from "./messages";

/** On the main thread: makes a call of an answer. */
export async function performCall(data: AssistantData, call: DataCall): Promise<unknown> {
  switch (call.name) {
    case "meter":
      return (await data.meter())?.meter ?? null;
    case "series":
      return (await data.meter())?.series(call.fromMs, call.toMs) ?? null;
    case "query":
      return data.query(call.question);
    case "compute": {
      const operation = OPERATIONS.find(({ id }) => id === call.operationId);
      if (!operation) throw new Error(`There is no operation ${call.operationId}`);
      return data.compute(operation, call.input);
    }
    case "propose":
      return requireDesk(data).propose(call.action);
    case "settle":
      return requireDesk(data).settle(call.id, call.verdict);
    default:
      return data[call.name]();
  }
}

function requireDesk({ actions }: AssistantData) {
  if (!actions) throw new Error("This answer may propose nothing");
  return actions;
}
