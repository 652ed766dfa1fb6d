import { useQuery } from "@tanstack/react-query";
import { DEFAULT_UNITS, type DisplayUnits } from "@wattleaf/shared/domain/units";
import { formatTemperature } from "@wattleaf/shared/i18n/format/temperature";
import { useLanguage } from "../stores/language";
import { useSession } from "./session";
import { trpc } from "./trpc";

/** How the account sees temperatures and money; visitors have chosen nothing. */
export function useUnits(): DisplayUnits {
  const session = useSession();
  const { data } = useQuery({ ...trpc.account.preferences.queryOptions({}), enabled: session.status === "signedIn" });
  return data ?? DEFAULT_UNITS;
}

/** Writes a temperature as the account sees it. */
export function useFormatTemperature(): (celsius: number) => string {
  const { temperatureUnit } = useUnits();
  const language = useLanguage();
  return (celsius) => formatTemperature(celsius, temperatureUnit, language);
}
