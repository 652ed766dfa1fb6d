import { RewardsNav } from "../../components/rewards/rewards-nav";
import { useT } from "../../lib/i18n";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { Champions } from "./champions";
import { Panels } from "./panels";
import { Tiles } from "./tiles";

/** Energy Champions: who saves most, open to visitors. */
export function Page() {
  const t = useT();
  return (
    <Container className="flex flex-col gap-6 py-6 md:gap-8 md:py-8">
      <RewardsNav />
      <SectionHeading level={1} title={t("leaderboard.title")} lead={t("leaderboard.lead")} />
      <Tiles />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Champions />
        <Panels />
      </div>
    </Container>
  );
}
