import { useQuery } from "@tanstack/react-query";
import { useLatestUpload } from "../../lib/latest-upload";
import { trpc } from "../../lib/trpc";
import type { ReadyMeter } from "./energy/use-energy";
import { RecommendationCard } from "./recommendation-card";

/** The recommendation speaks from the meter where there is one, else from the newest upload. */
export function Advice({ meter }: { meter: ReadyMeter | null }) {
  return meter ? <MeterAdvice meter={meter} /> : <UploadAdvice />;
}

function MeterAdvice({ meter }: { meter: ReadyMeter }) {
  const { data } = useQuery(trpc.meters.usage.queryOptions({ meter_id: meter.id }));
  return <RecommendationCard facts={data?.facts ?? null} sandbox={meter.sandbox} />;
}

function UploadAdvice() {
  return <RecommendationCard facts={useLatestUpload().data?.facts ?? null} sandbox={false} />;
}
