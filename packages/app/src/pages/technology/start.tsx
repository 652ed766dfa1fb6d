import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";

export function Start() {
  const t = useT();
  return (
    <Container className="flex flex-col items-start gap-4 border-t border-line py-12 md:flex-row md:items-center md:justify-between md:py-16">
      <p className="max-w-prose text-xl font-semibold text-balance">{t("technology.start.text")}</p>
      <Button size="lg" asChild>
        <SiteLink to="/login">{t("technology.start.trial")}</SiteLink>
      </Button>
    </Container>
  );
}
