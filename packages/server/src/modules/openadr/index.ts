import type { OpenAdrObjects } from "../vpp";
import { eventOf } from "./event";
import { programOf } from "./program";
import { venOf } from "./ven";

/** How vpp tells its subscribers of what it writes. */
export const openAdrObjects: OpenAdrObjects = { program: programOf, ven: venOf, event: eventOf };
