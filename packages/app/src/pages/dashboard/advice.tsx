import { useQuery } from "@tanstack/react-query";
import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { useLatestUpload } from "../../lib/latest-upload";
import { trpc } from "../../lib/trpc";
import { Skeleton } from "../../ui/skeleton";
import type { ReadyMeter } from "./energy/use-energy";
import { RecommendationCard } from "./recommendation-card";

/** The recommendation uses the meter if there is one, else the newest upload. */
export function Advice({ meter, hasMeter }: { meter: ReadyMeter | null; hasMeter: boolean }) {
  return meter ? <MeterAdvice meter={meter} /> : <UploadAdvice hasMeter={hasMeter} />;
}

function MeterAdvice({ meter }: { meter: ReadyMeter }) {
  const usage = useQuery(trpc.meters.usage.queryOptions({ meter_id: meter.id }));
  return <AdviceFrom query={usage} facts={usage.data?.facts ?? null} sandbox={meter.sandbox} hasMeter />;
}

function UploadAdvice({ hasMeter }: { hasMeter: boolean }) {
  const upload = useLatestUpload();
  return <AdviceFrom query={upload} facts={upload.data?.facts ?? null} sandbox={false} hasMeter={hasMeter} />;
}

interface AdviceFromProps {
  query: { isPending: boolean; isLoadingError: boolean };
  facts: UsageFacts | null;
  sandbox: boolean;
  hasMeter: boolean;
}

/** Gives no advice until the figures are known: "upload a bill" would be wrong for a household that has done so. */
function AdviceFrom({ query, facts, sandbox, hasMeter }: AdviceFromProps) {
  if (query.isPending) return <Skeleton className="h-40" />;
  // The section of the figures shows that they failed to load.
  if (query.isLoadingError) return null;
  return <RecommendationCard facts={facts} sandbox={sandbox} hasMeter={hasMeter} />;
}
