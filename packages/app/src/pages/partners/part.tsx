import type { ReactNode } from "react";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";

interface PartProps {
  title: string;
  text?: string;
  /** Of the documentation. */
  guide?: "customer-identity" | "webhooks" | "widget";
  children: ReactNode;
}

/** One headed part of a workspace's tab. */
export function Part({ title, text, guide, children }: PartProps) {
  const t = useT();
  return (
    <section aria-label={title} className="flex flex-col gap-4 border-t border-line pt-6 first:border-0 first:pt-0">
      <div className="max-w-prose">
        <h2 className="text-xl font-semibold">{title}</h2>
        {text && <p className="mt-1.5 text-muted">{text}</p>}
        {guide && (
          <p className="mt-1.5">
            <SiteLink
              to={`/documentation/guides/${guide}`}
              className="inline-block py-1 font-semibold text-brand-strong underline underline-offset-4"
            >
              {t("partners.guide")}
            </SiteLink>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
