import { type ComponentProps, use } from "react";
import { Link } from "wouter";
import { prefetch } from "../lib/navigation";
import { LanguageContext } from "../stores/language";

interface SiteLinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: string;
}

/** A link within the site. Its page starts loading on hover or focus. */
export function SiteLink({ to, onPointerEnter, onFocus, ...rest }: SiteLinkProps) {
  const languageStore = use(LanguageContext);
  return (
    <Link
      to={to}
      onPointerEnter={(event) => {
        prefetch(languageStore, to);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch(languageStore, to);
        onFocus?.(event);
      }}
      {...rest}
    />
  );
}
