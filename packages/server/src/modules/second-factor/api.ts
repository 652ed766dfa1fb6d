import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  beginTotp,
  confirmTotp,
  getSecondFactor,
  passkeySignIn,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  verifySecondFactor,
} from "@wattleaf/shared/contracts/second-factor";
import { defineApi, implement } from "../../http/implement";
import * as passkeys from "./passkeys";
import * as secondFactor from "./service";

export const secondFactorApi = defineApi({
  status: implement(getSecondFactor, secondFactor.status),
  beginTotp: implement(beginTotp, secondFactor.beginTotp),
  confirmTotp: implement(confirmTotp, secondFactor.confirmTotp),
  removeTotp: implement(removeTotp, secondFactor.removeTotp),
  renewRecoveryCodes: implement(renewRecoveryCodes, secondFactor.renewRecoveryCodes),
  beginPasskey: implement(beginPasskey, passkeys.begin),
  addPasskey: implement(addPasskey, passkeys.add),
  removePasskey: implement(removePasskey, passkeys.remove),
  verify: implement(verifySecondFactor, secondFactor.verify),
  beginPasskeySignIn: implement(beginPasskeySignIn, passkeys.beginSignIn),
  passkeySignIn: implement(passkeySignIn, passkeys.signIn),
});
