import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";

export function NotFound() {
  const t = useT();
  return (
    <Container className="flex grow flex-col items-start justify-center gap-4 py-24">
      <h1 className="text-4xl font-bold tracking-tight">{t("blogPost.missing.title")}</h1>
      <p className="text-lg text-muted">{t("blogPost.missing.text")}</p>
      <Button className="mt-2" asChild>
        <SiteLink to="/blog">{t("blogPost.back")}</SiteLink>
      </Button>
    </Container>
  );
}
