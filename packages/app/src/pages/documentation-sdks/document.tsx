import { Download } from "lucide-react";
import { CodeBlock } from "../../components/documentation/code-block";
import { DocumentationFrame } from "../../components/documentation/frame";
import { type Sdk, sdks } from "../../components/documentation/sdk-list";
import { useT } from "../../lib/i18n";
import { SITE_ORIGIN } from "../../lib/site-origin";
import { Button } from "../../ui/button";

/** Clients to copy and programs that use them. */
export function Page() {
  const t = useT();
  return (
    <DocumentationFrame part="sdks">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose grow basis-64 text-muted">{t("documentation.sdk.text")}</p>
        <Button icon={<Download aria-hidden="true" className="size-4" />} asChild>
          <a href="/downloads/wattleaf-examples.tar.gz" download>
            {t("documentation.sdk.all")}
          </a>
        </Button>
      </div>
      <div className="mt-8">
        {sdks.map((sdk) => (
          <SdkSection key={sdk.language} sdk={sdk} />
        ))}
      </div>
    </DocumentationFrame>
  );
}

function SdkSection({ sdk: { language, needs, client, sample, run } }: { sdk: Sdk }) {
  const t = useT();
  return (
    <section
      id={language.toLowerCase()}
      aria-label={language}
      className="grid scroll-mt-24 gap-6 border-t border-line py-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-10"
    >
      <div className="flex flex-col items-start gap-3">
        <h2 className="text-xl font-semibold">{language}</h2>
        <p className="text-muted">{t(needs)}</p>
        <Button variant="secondary" icon={<Download aria-hidden="true" className="size-4" />} asChild>
          <a
            href={`/downloads/${client.file}`}
            download
            aria-label={t("documentation.sdk.installNamed", { language, file: client.file })}
          >
            {t("documentation.sdk.install")}
          </a>
        </Button>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <CodeBlock
          title={t("documentation.sdk.shell")}
          code={[
            `curl -O ${SITE_ORIGIN}/downloads/${client.file} \\`,
            `     -O ${SITE_ORIGIN}/downloads/${sample.file}`,
            run,
          ].join("\n")}
        />
        <CodeBlock title={sample.file} code={sample.code} />
        <details>
          <summary className="cursor-pointer py-1 text-sm font-medium text-brand-strong">
            {t("documentation.sdk.client", { file: client.file })}
          </summary>
          <div className="mt-3">
            <CodeBlock title={client.file} code={client.code} clipped />
          </div>
        </details>
      </div>
    </section>
  );
}
