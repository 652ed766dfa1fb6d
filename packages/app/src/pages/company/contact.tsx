import { Island } from "../../components/island";
import { contact } from "../../components/layout/footer-links";
import { useT } from "../../lib/i18n";
import { Container } from "../../ui/container";
import { SectionHeading } from "../../ui/section-heading";
import { island } from "./contact.island";

export function Contact() {
  const t = useT();
  const link = "font-medium underline underline-offset-4";
  return (
    <section id="contact" className="border-y border-line bg-surface py-16 md:py-20">
      <Container className="grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div>
          <SectionHeading title={t("company.contact.title")} lead={t("company.contact.text")} />
          <dl className="mt-6 flex flex-col gap-4">
            <div>
              <dt className="text-sm text-muted">{t("company.contact.email")}</dt>
              <dd>
                <a href={`mailto:${contact.email}`} className={link}>
                  {contact.email}
                </a>
              </dd>
            </div>
            <div>
              <dt className="text-sm text-muted">{t("company.contact.phone")}</dt>
              <dd>
                <a href={contact.phoneHref} className={`tabular-nums ${link}`}>
                  {contact.phone}
                </a>
              </dd>
            </div>
            <div>
              <dt className="text-sm text-muted">{t("company.contact.address")}</dt>
              <dd>
                <a href={contact.mapsHref} target="_blank" rel="noopener" className={link}>
                  {t("footer.contact.addressText")}
                  <span className="sr-only">{t("nav.opensInNewTab")}</span>
                </a>
              </dd>
            </div>
          </dl>
        </div>
        <Island of={island} wake="address" />
      </Container>
    </section>
  );
}
