import { connectHub, disconnectHub, listHubs, testHub } from "@wattleaf/shared/contracts/hubs";
import { defineApi, implement } from "../../http/implement";
import * as hubs from "./service";

export const hubsApi = defineApi({
  list: implement(listHubs, async (ctx) => ({ hubs: await hubs.listHubs(ctx) })),
  test: implement(testHub, hubs.testHub),
  connect: implement(connectHub, hubs.connectHub),
  disconnect: implement(disconnectHub, hubs.disconnectHub),
});
