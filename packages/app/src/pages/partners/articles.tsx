import { useMutation, useQuery } from "@tanstack/react-query";
import type { PartnerArticleEntry } from "@wattleaf/shared/contracts/partners/articles";
import type { Partner } from "@wattleaf/shared/contracts/partners/workspaces";
import { ARTICLE_MARKDOWN_MAX_LENGTH, ARTICLE_TITLE_MAX_LENGTH } from "@wattleaf/shared/domain/partners";
import { type Language, LANGUAGES } from "@wattleaf/shared/i18n/language";
import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import { LoadError } from "../../components/load-error";
import { formatInstantDay, formatNumber } from "../../lib/format";
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
import { Removable } from "./removable";
import { useFailure, useFaults, useRefresh } from "./use-partners";

/** UTF-8 has up to three bytes for each UTF-16 unit of a text, in which its length is counted. */
const MOST_FILE_BYTES = 3 * ARTICLE_MARKDOWN_MAX_LENGTH;

/** What the assistant knows on the partner's pages besides our own articles. */
export function Articles({ partner }: { partner: Partner }) {
  const t = useT();
  const language = useLanguage();
  const articles = useQuery(trpc.partners.listArticles.queryOptions({ partner_id: partner.id }));
  const [edited, setEdited] = useState<PartnerArticleEntry | "new" | null>(null);
  const { mutateAsync: remove } = useMutation(trpc.partners.removeArticle.mutationOptions());
  return (
    <Part title={t("partners.articles.title")} text={t("partners.articles.text")}>
      {articles.isPending && <Skeleton className="h-24" aria-label={t("state.loading")} />}
      {articles.isLoadingError && <LoadError title={t("partners.loadFailed")} query={articles} />}
      <Removable<PartnerArticleEntry>
        label={t("partners.articles.title")}
        text={t("partners.articles.confirmText")}
        nameOf={({ title }) => title}
        remove={({ id }) => remove({ partner_id: partner.id, article_id: id })}
      >
        {(ask) => (
          <>
            {articles.data?.length === 0 && <p className="text-muted">{t("partners.articles.none")}</p>}
            <ul className="flex flex-col divide-y divide-line">
              {articles.data?.map((article) => (
                <li key={article.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <div className="min-w-0 flex-1 basis-60">
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
                      onClick={() => ask(article)}
                    >
                      {t("partners.remove")}
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Removable>
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
  const [fileFault, setFileFault] = useState<string>();
  const limit = formatNumber(ARTICLE_MARKDOWN_MAX_LENGTH, shown);
  const tooLong = t("partners.articles.tooLong", { limit });
  const isTooLong = markdown.length > ARTICLE_MARKDOWN_MAX_LENGTH;
  const creation = useMutation(trpc.partners.createArticle.mutationOptions(done));
  const update = useMutation(trpc.partners.updateArticle.mutationOptions(done));
  const isPending = creation.isPending || update.isPending;
  const form = useRef<HTMLFormElement>(null);
  const faultOf = useFaults(creation.error ?? update.error, form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || isTooLong) return;
    const fields = { partner_id: partnerId, language, title, markdown, ...(url.trim() ? { url: url.trim() } : {}) };
    if (article) update.mutate({ ...fields, article_id: article.id });
    else creation.mutate(fields);
  };
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setFileFault(undefined);
    // A whole file, not its beginning: what is cut would be missing in answers.
    const text = file.size > MOST_FILE_BYTES ? null : await file.text();
    if (text === null || text.length > ARTICLE_MARKDOWN_MAX_LENGTH) {
      target.value = "";
      setFileFault(tooLong);
      return;
    }
    const [, heading] = /^#\s+(.+)$/m.exec(text) ?? [];
    if (!title) setTitle((heading ?? file.name.replace(/\.\w+$/, "")).slice(0, ARTICLE_TITLE_MAX_LENGTH));
    setMarkdown(text);
  };
  return (
    <Form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t("partners.articles.language")}>
        <Select
          value={language}
          onChange={({ target }) => setLanguage(target.value as Language)}
          options={LANGUAGES.map((value) => ({ value, label: t(`partners.language.${value}`) }))}
        />
      </Field>
      <Field
        label={t("partners.articles.heading")}
        hint={t("partners.articles.headingHint")}
        error={faultOf("title")}
        required
      >
        <Input value={title} maxLength={ARTICLE_TITLE_MAX_LENGTH} onChange={({ target }) => setTitle(target.value)} />
      </Field>
      <Field
        label={t("partners.articles.markdown")}
        hint={t("partners.articles.markdownHint", { limit })}
        error={isTooLong ? tooLong : faultOf("markdown")}
        required
      >
        <Textarea rows={10} value={markdown} onChange={({ target }) => setMarkdown(target.value)} />
      </Field>
      <Field label={t("partners.articles.file")} error={fileFault}>
        <Input
          type="file"
          accept=".md,.markdown,.txt,text/markdown,text/plain"
          onChange={(event) => void readFile(event)}
          className="py-2 text-sm"
        />
      </Field>
      <Field label={t("partners.articles.url")} hint={t("partners.articles.urlHint")} error={faultOf("url")}>
        <Input type="url" value={url} onChange={({ target }) => setUrl(target.value)} autoComplete="off" />
      </Field>
      <Button type="submit" loading={isPending} className="sm:self-end">
        {t("partners.save")}
      </Button>
    </Form>
  );
}
