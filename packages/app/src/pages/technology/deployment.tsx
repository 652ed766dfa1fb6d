import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { Cell, HeaderCell, Table } from "../../ui/table";

const OPTIONS = ["cloud", "premise", "hybrid"] as const;
const ROWS = ["runs", "data", "updates", "fits"] as const;

/** Three ways to run it, side by side. */
export function Deployment() {
  const t = useT();
  return (
    <Container className="py-14 md:py-20">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-3xl font-bold tracking-tight">{t("technology.deployment.title")}</h2>
        <Button variant="secondary" asChild>
          <SiteLink to="/company?topic=demo#contact">{t("technology.deployment.demo")}</SiteLink>
        </Button>
      </div>
      <Table caption={t("technology.deployment.title")} className="mt-6">
        <thead>
          <tr>
            <HeaderCell />
            {OPTIONS.map((option) => (
              <HeaderCell key={option}>
                <span className="flex flex-col items-start gap-1 sm:flex-row sm:items-center sm:gap-3">
                  <span className="text-lg font-bold text-ink">{t(`technology.deployment.${option}`)}</span>
                  <Badge variant={option === "cloud" ? "brand" : "neutral"}>
                    {t(`technology.deployment.${option}.badge`)}
                  </Badge>
                </span>
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <HeaderCell scope="row">{t(`technology.deployment.${row}`)}</HeaderCell>
              {OPTIONS.map((option) => (
                <Cell key={option} className="min-w-[9rem]">
                  {t(`technology.deployment.${option}.${row}`)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Container>
  );
}
