import { listSecurityEvents } from "@wattleaf/shared/contracts/security-events";
import { defineApi, implement } from "../../http/implement";
import * as securityEvents from "./service";

export const securityEventsApi = defineApi({ list: implement(listSecurityEvents, securityEvents.list) });
