import { useT } from "../../lib/i18n";
import { useSignInProviders } from "../../lib/sign-in-providers";
import { useSurface } from "../../lib/surface";
import { Button, type ButtonProps } from "../../ui/button";

/** Starts single sign-on, which returns to /auth/callback, or opens the sample household in one click. */
const DEMO_PATH = "/api/auth/sso";

type DemoLinkProps = Pick<ButtonProps, "size" | "variant">;

/** Opens the demo in a new tab. A server without one answers with the sign-in page, and the app hides the link. */
export function DemoLink(look: DemoLinkProps) {
  return useSurface() === "document" ? <DemoButton {...look} /> : <DemoButtonWhereOffered {...look} />;
}

const DemoButtonWhereOffered = (look: DemoLinkProps) =>
  useSignInProviders()?.demo === false ? null : <DemoButton {...look} />;

function DemoButton(look: DemoLinkProps) {
  const t = useT();
  return (
    <Button asChild {...look}>
      <a href={DEMO_PATH} target="_blank" rel="noopener">
        {t("nav.demo")}
        <span className="sr-only">{t("nav.opensInNewTab")}</span>
      </a>
    </Button>
  );
}
