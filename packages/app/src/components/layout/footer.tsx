import { useT } from "../../lib/i18n";
import { Logo } from "../../ui/logo";
import { SiteLink } from "../site-link";
import { contact, footerColumns, socialLinks } from "./footer-links";
import { NewsletterForm } from "./newsletter-form";

const linkLook = "text-on-forest-muted transition duration-150 hover:text-on-forest";

export function Footer() {
  const t = useT();
  return (
    <footer className="bg-forest pb-14 text-on-forest md:pb-0">
      <div className="mx-auto max-w-container px-4 md:px-8">
        <div className="grid gap-10 border-b border-on-forest/20 py-14 md:grid-cols-2">
          <div>
            <h2 className="text-xl font-semibold">{t("footer.newsletter.title")}</h2>
            <p className="mt-1 text-on-forest-muted">{t("footer.newsletter.text")}</p>
            <NewsletterForm />
          </div>
          <ContactBlock />
        </div>
        <div className="grid gap-10 py-12 lg:grid-cols-[1.2fr_3fr]">
          <div className="max-w-xs">
            <Logo />
            <p className="mt-3 text-sm text-on-forest-muted">{t("brand.tagline")}</p>
            <SocialLinks />
          </div>
          <div className="grid grid-cols-2 gap-8 md:grid-cols-4">
            {footerColumns.map((column) => (
              <nav key={column.title} aria-label={t(column.title)}>
                <h2 className="text-sm font-semibold">{t(column.title)}</h2>
                <ul className="mt-2">
                  {column.links.map(({ label, to }) => (
                    <li key={label}>
                      <SiteLink to={to} onClick={scrollToTop} className={`block py-1.5 text-sm ${linkLook}`}>
                        {t(label)}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>
        <p className="border-t border-on-forest/20 py-6 text-sm text-on-forest-muted">{t("footer.copyright")}</p>
      </div>
    </footer>
  );
}

/** A footer link to the current page does not change the route, but still scrolls to the top. */
const scrollToTop = () => window.scrollTo({ top: 0, behavior: "instant" });

function ContactBlock() {
  const t = useT();
  return (
    <section aria-labelledby="footer-contact" className="md:justify-self-end">
      <h2 id="footer-contact" className="text-xl font-semibold">
        {t("footer.contact.title")}
      </h2>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        <dt className="text-on-forest-muted">{t("footer.contact.email")}</dt>
        <dd>
          <a href={`mailto:${contact.email}`} className="underline underline-offset-4">
            {contact.email}
          </a>
        </dd>
        <dt className="text-on-forest-muted">{t("footer.contact.phone")}</dt>
        <dd>
          <a href={contact.phoneHref} className="tabular-nums underline underline-offset-4">
            {contact.phone}
          </a>
        </dd>
        <dt className="text-on-forest-muted">{t("footer.contact.address")}</dt>
        <dd className="max-w-[16rem]">
          <a href={contact.mapsHref} target="_blank" rel="noopener" className="underline underline-offset-4">
            {t("footer.contact.addressText")}
            <span className="sr-only">{t("nav.opensInNewTab")}</span>
          </a>
        </dd>
      </dl>
    </section>
  );
}

function SocialLinks() {
  const t = useT();
  return (
    <ul className="-ml-3 mt-4 flex">
      {socialLinks.map(({ network, href, paths }) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noopener"
            aria-label={t("footer.social", { network })}
            className={`flex size-11 items-center justify-center rounded-md ${linkLook}`}
          >
            <svg
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              aria-hidden="true"
              className="size-5"
            >
              {paths.map((path) => (
                <path key={path} d={path} strokeLinecap="round" strokeLinejoin="round" />
              ))}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
