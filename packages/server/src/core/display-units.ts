import { DEFAULT_UNITS, type DisplayUnits } from "@wattleaf/shared/domain/units";
import { eq } from "drizzle-orm";
import { accountPreferences } from "../db/schema/account";
import { isHolder } from "./actor";
import type { RequestContext } from "./request-context";

/** How the caller's account sees temperatures and money; visitors and widgets have chosen nothing. */
export async function displayUnits({
  actor,
  platform,
}: Pick<RequestContext, "actor" | "platform">): Promise<DisplayUnits> {
  if (!isHolder(actor)) return DEFAULT_UNITS;
  const { temperatureUnit, currency } = accountPreferences;
  const [row] = await platform.db
    .select({ temperatureUnit, currency })
    .from(accountPreferences)
    .where(eq(accountPreferences.userId, actor.userId));
  return row ?? DEFAULT_UNITS;
}
