import { use } from "react";
import { Link } from "wouter";
import { prefetch } from "../lib/navigation";
import { findRoute } from "../routes";
import { LanguageContext } from "../stores/language";
import type { SiteLinkProps } from "./site-link";

/** A link inside the app. Its page starts loading on hover or focus; a document is opened by the browser. */
export function AppLink({ to, onPointerEnter, onFocus, children, ...rest }: SiteLinkProps) {
  const languageStore = use(LanguageContext);
  const { pathname } = new URL(to, "http://path.invalid");
  if (findRoute(pathname).kind === "document") {
    return (
      <a href={to} onPointerEnter={onPointerEnter} onFocus={onFocus} {...rest}>
        {children}
      </a>
    );
  }
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
    >
      {children}
    </Link>
  );
}
