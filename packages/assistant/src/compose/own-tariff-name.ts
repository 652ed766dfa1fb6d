import type { TariffKind } from "@wattleaf/shared/domain/tariff-kinds";
import type { Fact } from "../tools/facts";
import type { Composition } from "./composition";

/** "You're on E-1, a tiered tariff." A name that says its kind itself is told alone. */
export function addOwnTariff(c: Composition, name: Fact, kind: TariffKind): void {
  const shown = c.show(name);
  const kindText = c.t(`assistant.tariffKind.${kind}`);
  if (shown.text.includes(kindText)) c.draft.add("assistant.tariff.ownNamed", { name: shown });
  else c.draft.add("assistant.tariff.own", { name: shown, kind: kindText });
}
