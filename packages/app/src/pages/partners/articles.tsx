import { useMutation, useQuery } from "@tanstack/react-query";
import type { PartnerArticleEntry } from "@wattleaf/shared/contracts/partners/articles";
import type { Partner } from "@wattleaf/shared/contracts/partners/workspaces";
import { ARTICLE_MARKDOWN_MAX_LENGTH, ARTICLE_TITLE_MAX_LENGTH } from "@wattleaf/shared/domain/partners";
import { type Language, LANGUAGES } from "@wattleaf/shared/i18n/language";
import { type ChangeEvent, type FormEvent, useId, useState } from "react";
import { LoadError } from "../../components/load-error";
import { formatInstantDay } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Input } from "../../ui/input";
import { Select } from "../../ui/select";
import { Skeleton } from "../../ui/skeleton";
import { Textarea } from "../../ui/textarea";
import { Part } from "./part";
import { useFailure, useRefresh } from "./use-partners";

/** What the assistant knows on the partner's pages besides our own articles. */
export function Articles({ partner }: { partner: Partner }) {
  const t = useT();
  const language = useLanguage();
  const refresh = useRefresh();
  const articles = useQuery(trpc.partners.listArticles.queryOptions({ partner_id: partner.id }));
  const [edited, setEdited] = useState<PartnerArticleEntry | "new" | null>(null);
  const removal = useMutation(
    trpc.partners.removeArticle.mutationOptions({ onError: useFailure(), onSuccess: () => refresh() }),
  );
  return (
    <Part title={t("partners.articles.title")} text={t("partners.articles.text")}>
      {articles.isPending && <Skeleton className="h-24" aria-label={t("state.loading")} />}
      {articles.isLoadingError && <LoadError title={t("partners.loadFailed")} query={articles} />}
      {articles.data?.length === 0 && <p className="text-muted">{t("partners.articles.none")}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {articles.data?.map((article) => (
          <li key={article.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <h3 className="font-semibold [overflow-wrap:anywhere]">{article.title}</h3>
              <p className="text-sm text-muted">
                {t(`partners.language.${article.language}`)} · {formatInstantDay(article.updatedAt, language)}
              </p>
            </div>
            <span className="flex gap-2">
              <Button
                variant="secondary"
                size="sm"
                aria-label={t("partners.articles.editNamed", { title: article.title })}
                onClick={() => setEdited(article)}
              >
                {t("partners.edit")}
              </Button>
              <Button
                variant="secondary"
                size="sm"
                aria-label={t("partners.articles.removeNamed", { title: article.title })}
                onClick={() => removal.mutate({ partner_id: partner.id, article_id: article.id })}
              >
                {t("partners.remove")}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Button className="self-start" onClick={() => setEdited("new")}>
        {t("partners.articles.add")}
      </Button>
      <Dialog
        open={edited !== null}
        onOpenChange={(next) => !next && setEdited(null)}
        closesOnBackdrop={false}
        size="lg"
        title={t(edited === "new" ? "partners.articles.add" : "partners.articles.edit")}
        closeLabel={t("action.close")}
      >
        {edited && (
          <ArticleForm
            partnerId={partner.id}
            article={edited === "new" ? undefined : edited}
            onSaved={() => setEdited(null)}
          />
        )}
      </Dialog>
    </Part>
  );
}

interface ArticleFormProps {
  partnerId: string;
  article: PartnerArticleEntry | undefined;
  onSaved: () => void;
}

function ArticleForm({ partnerId, article, onSaved }: ArticleFormProps) {
  const t = useT();
  const shown = useLanguage();
  const refresh = useRefresh();
  const fileId = useId();
  const [language, setLanguage] = useState<Language>(article?.language ?? shown);
  const [title, setTitle] = useState(article?.title ?? "");
  const [markdown, setMarkdown] = useState(article?.markdown ?? "");
  const [url, setUrl] = useState(article?.url ?? "");
  const done = {
    onError: useFailure(),
    async onSuccess() {
      await refresh();
      onSaved();
    },
  };
  const creation = useMutation(trpc.partners.createArticle.mutationOptions(done));
  const update = useMutation(trpc.partners.updateArticle.mutationOptions(done));
  const isPending = creation.isPending || update.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const fields = { partner_id: partnerId, language, title, markdown, ...(url.trim() ? { url: url.trim() } : {}) };
    if (article) update.mutate({ ...fields, article_id: article.id });
    else creation.mutate(fields);
  };
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const text = await file.text();
    const [, heading] = /^#\s+(.+)$/m.exec(text) ?? [];
    if (!title) setTitle((heading ?? file.name.replace(/\.\w+$/, "")).slice(0, ARTICLE_TITLE_MAX_LENGTH));
    setMarkdown(text.slice(0, ARTICLE_MARKDOWN_MAX_LENGTH));
  };
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t("partners.articles.language")}>
        <Select
          value={language}
          onChange={({ target }) => setLanguage(target.value as Language)}
          options={LANGUAGES.map((value) => ({ value, label: t(`partners.language.${value}`) }))}
        />
      </Field>
      <Field label={t("partners.articles.heading")} hint={t("partners.articles.headingHint")} required>
        <Input value={title} maxLength={ARTICLE_TITLE_MAX_LENGTH} onChange={({ target }) => setTitle(target.value)} />
      </Field>
      <Field label={t("partners.articles.markdown")} hint={t("partners.articles.markdownHint")} required>
        <Textarea
          rows={10}
          value={markdown}
          maxLength={ARTICLE_MARKDOWN_MAX_LENGTH}
          onChange={({ target }) => setMarkdown(target.value)}
        />
      </Field>
      <label htmlFor={fileId} className="flex flex-col gap-1.5 text-sm font-medium">
        {t("partners.articles.file")}
        <input
          id={fileId}
          type="file"
          accept=".md,.markdown,.txt,text/markdown,text/plain"
          onChange={(event) => void readFile(event)}
          className="text-sm"
        />
      </label>
      <Field label={t("partners.articles.url")} hint={t("partners.articles.urlHint")}>
        <Input type="url" value={url} onChange={({ target }) => setUrl(target.value)} autoComplete="off" />
      </Field>
      <Button type="submit" loading={isPending} className="sm:self-end">
        {t("partners.save")}
      </Button>
    </Form>
  );
}
