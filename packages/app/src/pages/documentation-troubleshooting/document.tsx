import { CodeBlock } from "../../components/documentation/code-block";
import { DocumentationFrame } from "../../components/documentation/frame";
import type { Issue } from "../../components/documentation/issue";
import { issues } from "../../components/documentation/issue-list";
import { useT } from "../../lib/i18n";
import { SITE_ORIGIN } from "../../lib/site-origin";

/** Errors that callers meet, by what they look like, and what to do. */
export function Page() {
  return (
    <DocumentationFrame part="troubleshooting">
      {issues.map((issue) => (
        <IssueEntry key={issue.id} issue={issue} />
      ))}
    </DocumentationFrame>
  );
}

function IssueEntry({ issue: { id, signal, issue, cause, solution, code } }: { issue: Issue }) {
  const t = useT();
  return (
    <article
      aria-labelledby={`issue-${id}`}
      className="grid items-start gap-6 border-t border-line py-8 first:border-t-0 first:pt-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-10"
    >
      <div className="max-w-prose">
        <p className="font-mono text-sm text-muted">{signal}</p>
        <h2 id={`issue-${id}`} className="mt-1 scroll-mt-24 text-xl font-semibold">
          {t(issue)}
        </h2>
        <p className="mt-3">{t(cause)}</p>
        <p className="mt-3">
          <strong className="font-semibold">{t("documentation.issue.todo")}</strong>
          {t(solution)}
        </p>
      </div>
      {code && <CodeBlock title={code.title} code={code.of(SITE_ORIGIN)} clipped />}
    </article>
  );
}
