import { audit } from "./audit";
import type { AdminCommand } from "./command";
import { effect } from "./effect";
import { itemsAdd, itemsEdit, itemsList } from "./items";
import { ordersList, ordersShip, refund } from "./orders";
import {
  partnerCreate,
  partnerDelete,
  partnerErase,
  partnerKey,
  partnerKeyRevoke,
  partnerList,
  partnerOriginAdd,
  partnerOriginRemove,
  partnerOwner,
  partnerShow,
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
  "partner show": partnerShow,
  "partner create": partnerCreate,
  "partner owner": partnerOwner,
  "partner delete": partnerDelete,
  "partner origin add": partnerOriginAdd,
  "partner origin remove": partnerOriginRemove,
  "partner key": partnerKey,
  "partner key revoke": partnerKeyRevoke,
  "partner erase": partnerErase,
  "partner widget-key": partnerWidgetKey,
};
