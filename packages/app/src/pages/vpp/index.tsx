import { useQuery } from "@tanstack/react-query";
import { LoadError } from "../../components/load-error";
import { AccountPage } from "../../components/account-page";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { Skeleton } from "../../ui/skeleton";
import { HomePlantCard } from "./home-plant";
import { OperatedPlants } from "./operated-plants";

export function Page() {
  const t = useT();
  return (
    <AccountPage title={t("plants.signIn.title")} description={t("plants.signIn.text")}>
      {() => (
        <Container className="flex flex-col gap-10 py-8 md:py-10">
          <SectionHeading level={1} size="page" title={t("plants.title")} lead={t("plants.text")} />
          <HomePlants />
          <OperatedPlants />
        </Container>
      )}
    </AccountPage>
  );
}

function HomePlants() {
  const t = useT();
  const plants = useQuery(trpc.vpp.homePlants.queryOptions({}));
  if (plants.isPending) return <Skeleton className="h-[28rem]" aria-label={t("state.loading")} />;
  if (plants.isLoadingError) return <LoadError title={t("plants.loadFailed")} query={plants} />;
  return plants.data.plants.map((plant) => <HomePlantCard key={plant.id} plant={plant} />);
}
