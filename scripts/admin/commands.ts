import { audit } from "./audit";
import type { AdminCommand } from "./command";
import { effect } from "./effect";
import { itemsAdd, itemsEdit, itemsList } from "./items";
import { ordersList, ordersShip, refund } from "./orders";
import {
  partnerCreate,
  partnerErase,
  partnerKey,
  partnerKeyRevoke,
  partnerList,
  partnerOriginAdd,
  partnerWidgetKey,
} from "./partners";
import { reviewApprove, reviewList, reviewReject } from "./review";
import { stockAdd, vouchersImport } from "./stock";
import { temperaturesImport, temperaturesList } from "./temperatures";

/** Every command for operators, by the words that are typed. */
export const COMMANDS: Readonly<Record<string, AdminCommand>> = {
  audit,
  effect,
  "review list": reviewList,
  "review approve": reviewApprove,
  "review reject": reviewReject,
  "items list": itemsList,
  "items add": itemsAdd,
  "items edit": itemsEdit,
  "stock add": stockAdd,
  "vouchers import": vouchersImport,
  "orders list": ordersList,
  "orders ship": ordersShip,
  refund,
  "temperatures import": temperaturesImport,
  "temperatures list": temperaturesList,
  "partner list": partnerList,
  "partner create": partnerCreate,
  "partner origin add": partnerOriginAdd,
  "partner key": partnerKey,
  "partner key revoke": partnerKeyRevoke,
  "partner erase": partnerErase,
  "partner widget-key": partnerWidgetKey,
};
