import { useT } from "../../lib/i18n";
import { Badge } from "../../ui/badge";
import type { CLAIM_KINDS } from "./claim-origins";

const variants = { measured: "brand", claimed: "outline", sample: "neutral" } as const;

export function KindBadge({ kind }: { kind: (typeof CLAIM_KINDS)[number] }) {
  const t = useT();
  return <Badge variant={variants[kind]}>{t(`methods.kind.${kind}`)}</Badge>;
}
