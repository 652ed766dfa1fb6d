import { signInProviders } from "@wattleaf/shared/contracts/openid";
import { defineApi, implement } from "../../http/implement";
import { available } from "./providers";
import { redirectRoutes } from "./redirect-routes";

export const openidApi = defineApi({ providers: implement(signInProviders, available) }, redirectRoutes);
