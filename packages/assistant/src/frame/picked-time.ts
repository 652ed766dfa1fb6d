import type { Frame } from "./frame";

const ENDS: ReadonlySet<string | undefined> = new Set(["highest", "lowest", "top:1", "bottom:1"]);
/** Groups of which each is a time by itself. */
const TIMES: ReadonlySet<string | undefined> = new Set(["day", "month", "quarter", "week", "year"]);

/** "Why that day?": whether one time was picked of several. */
export const isOfPick = ({ group, pick }: Pick<Frame, "group" | "pick">): boolean => TIMES.has(group) && ENDS.has(pick);
