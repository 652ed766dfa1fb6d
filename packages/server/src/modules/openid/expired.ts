import type { Platform } from "../../core/platform";
import { deleteExpired } from "./repo";

/** Deletes abandoned sign-ins. */
export const deleteExpiredSignIns = ({ db, clock }: Platform): Promise<void> => deleteExpired(db, clock.now());
