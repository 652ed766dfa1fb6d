import type { Platform } from "../../core/platform";
import { deleteExpired } from "./repo";

/** Takes away sign-ins that nobody came back from. */
export const deleteExpiredSignIns = ({ db, clock }: Platform): Promise<void> => deleteExpired(db, clock.now());
