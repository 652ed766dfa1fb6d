import { leaveFor } from "../../lib/navigation";
import { leaveSession } from "../../lib/session";

/** After the server has ended this browser's session: opens the home page, which says why, and clears its data. */
export function goodbye(title: string, description: string): void {
  leaveFor("/", { title, description });
  leaveSession();
}
