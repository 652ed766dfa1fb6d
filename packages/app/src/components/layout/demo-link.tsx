import { useT } from "../../lib/i18n";
import { useSignInProviders } from "../../lib/sign-in-providers";
import { Button, type ButtonProps } from "../../ui/button";

/** Starts single sign-on, which returns to /auth/callback, or opens the sample household in one click. */
const DEMO_PATH = "/api/auth/sso";

interface DemoLinkProps extends Pick<ButtonProps, "size" | "variant"> {
  onClick?: () => void;
}

/** Opens the demo in a new tab; hidden if the server has none. */
export function DemoLink({ onClick, ...look }: DemoLinkProps) {
  const t = useT();
  if (useSignInProviders()?.demo === false) return null;
  return (
    <Button asChild {...look}>
      <a href={DEMO_PATH} target="_blank" rel="noopener" onClick={onClick}>
        {t("nav.demo")}
        <span className="sr-only">{t("nav.opensInNewTab")}</span>
      </a>
    </Button>
  );
}
