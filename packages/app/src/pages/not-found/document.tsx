import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";

export function Page() {
  const t = useT();
  return (
    <Container className="flex grow flex-col items-start justify-center gap-4 py-24">
      <FlatLine />
      <h1 className="text-4xl font-bold tracking-tight">{t("notFound.title")}</h1>
      <p className="text-lg text-muted">{t("notFound.text")}</p>
      <div className="mt-2 flex flex-col gap-3 sm:flex-row">
        <Button asChild>
          <SiteLink to="/">{t("notFound.home")}</SiteLink>
        </Button>
        <Button variant="secondary" asChild>
          <SiteLink to="/chat">{t("notFound.chat")}</SiteLink>
        </Button>
      </div>
    </Container>
  );
}

/** A load curve that fades out. */
function FlatLine() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 80" className="w-full max-w-xs">
      <path
        d="M2 70h40c12 0 14-44 26-44s12 30 24 30 14-52 28-52 14 66 30 66h60"
        fill="none"
        stroke="var(--wl-brand)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M216 70h100"
        stroke="var(--wl-line-strong)"
        strokeWidth="3"
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
    </svg>
  );
}
