import type { OpenAdrObjects } from "../vpp";
import { eventOf, pricesOf } from "./event";
import { programOf } from "./program";
import { resourceOf } from "./resource";
import { venOf } from "./ven";

export { startCallbacks } from "./callbacks";
export { deleteExpiredTokens, openAdrClientActor } from "./client-service";

/** How vpp tells its subscribers of what it writes. */
export const openAdrObjects: OpenAdrObjects = {
  program: programOf,
  ven: venOf,
  event: eventOf,
  prices: pricesOf,
  resource: resourceOf,
};
