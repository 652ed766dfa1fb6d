import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { useT } from "../../lib/i18n";
import type { SiteRoute } from "../../routes";
import { useLanguage } from "../../stores/language";
import { MAIN_ID } from "./main-id";

/** Does what a full page load would do: title, language, scroll position, focus and an announcement. */
export function RouteEffects({ route }: { route: SiteRoute }) {
  const t = useT();
  const language = useLanguage();
  const [path] = useLocation();
  const title = t(`meta.${route.name}.title`);
  const previousPath = useRef(path);
  const announcer = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    document.title = title;
    document.documentElement.lang = language === "zh" ? "zh" : "en";
  }, [title, language]);

  useEffect(() => {
    if (previousPath.current === path) return;
    previousPath.current = path;
    window.scrollTo({ top: 0, left: 0, behavior: "instant" });
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    if (announcer.current) announcer.current.textContent = t("state.routeAnnouncement", { title });
  }, [path, title, t]);

  return <p ref={announcer} aria-live="polite" className="sr-only" />;
}
