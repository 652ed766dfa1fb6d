import { openWidgetSession } from "@wattleaf/shared/contracts/partners";
import { defineApi, implement } from "../../http/implement";
import { previewRoute } from "./preview-route";
import * as partners from "./service";

export const partnersApi = defineApi({ openWidgetSession: implement(openWidgetSession, partners.openWidgetSession) }, [
  previewRoute,
]);
