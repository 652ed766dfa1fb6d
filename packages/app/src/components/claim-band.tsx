import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { ClaimId } from "../lib/claims";
import { useT } from "../lib/i18n";
import { Container } from "../ui/container";
import { ClaimedStat } from "./claimed-stat";

interface ClaimBandProps {
  /** Names the section. */
  label: string;
  /** The one source of all its figures. */
  claim: ClaimId;
  statistics: readonly { value: string; label: MessageKey }[];
  note?: string;
}

/** A page's figures across its whole width. */
export function ClaimBand({ label, claim, statistics, note }: ClaimBandProps) {
  const t = useT();
  return (
    <section aria-label={label} className="border-y border-line bg-surface py-12">
      <Container>
        <dl className="grid grid-cols-2 gap-8 md:grid-cols-4">
          {statistics.map((figure) => (
            <ClaimedStat key={figure.label} claim={claim} value={figure.value} label={t(figure.label)} />
          ))}
        </dl>
        {note && <p className="mt-6 text-sm text-muted">{note}</p>}
      </Container>
    </section>
  );
}
