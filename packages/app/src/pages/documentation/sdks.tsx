import { Download } from "lucide-react";
import { useT } from "../../lib/i18n";
import { Button } from "../../ui/button";
import { CodeBlock } from "./code-block";
import type { Sdk } from "./sdk-list";
import { useOrigin } from "./use-origin";

export function Sdks({ sdks }: { sdks: readonly Sdk[] }) {
  const t = useT();
  return (
    <>
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
    </>
  );
}

function SdkSection({ sdk: { language, needs, client, sample, run } }: { sdk: Sdk }) {
  const t = useT();
  const origin = useOrigin();
  return (
    <section
      aria-label={language}
      className="grid gap-6 border-t border-line py-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-10"
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
            `curl -O ${origin}/downloads/${client.file} \\`,
            `     -O ${origin}/downloads/${sample.file}`,
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
