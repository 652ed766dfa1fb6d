import { useMutation, useQuery } from "@tanstack/react-query";
import type { TestQuestion } from "@wattleaf/shared/contracts/partners/questions";
import type { Partner } from "@wattleaf/shared/contracts/partners/workspaces";
import { useState } from "react";
import { LoadError } from "../../components/load-error";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Input } from "../../ui/input";
import { Skeleton } from "../../ui/skeleton";
import { Part } from "./part";
import { Answer, AnswerChanges } from "./question-answer";
import { Removable } from "./removable";
import { useFailure, useRefresh } from "./use-partners";

/** After a change the server answers them by itself, once the change is saved: this page learns of it by asking. */
const LOOK_AGAIN_MS = 3_000;

/** Questions that are answered again after each change, and what that changed. */
export function Questions({ partner }: { partner: Partner }) {
  const t = useT();
  const language = useLanguage();
  const refresh = useRefresh();
  const onError = useFailure();
  const [question, setQuestion] = useState("");
  const questions = useQuery(
    trpc.partners.listQuestions.queryOptions(
      { partner_id: partner.id },
      { refetchInterval: ({ state }) => (state.data?.length ? LOOK_AGAIN_MS : false) },
    ),
  );
  const setting = useMutation(trpc.partners.setQuestions.mutationOptions({ onError, onSuccess: () => refresh() }));
  const run = useMutation(trpc.partners.runQuestions.mutationOptions({ onError, onSuccess: () => refresh() }));
  const list = questions.data ?? [];
  const set = (kept: readonly Pick<TestQuestion, "language" | "question">[]) => ({
    partner_id: partner.id,
    questions: kept.map((one) => ({ language: one.language, question: one.question })),
  });
  const { mutateAsync: remove } = useMutation(trpc.partners.setQuestions.mutationOptions());
  return (
    <Part title={t("partners.questions.title")} text={t("partners.questions.text")}>
      {questions.isPending && <Skeleton className="h-24" aria-label={t("state.loading")} />}
      {questions.isLoadingError && <LoadError title={t("partners.loadFailed")} query={questions} />}
      <Removable<TestQuestion>
        label={t("partners.questions.title")}
        text={t("partners.questions.confirmText")}
        nameOf={(asked) => asked.question}
        remove={(asked) => remove(set(list.filter(({ id }) => id !== asked.id)))}
      >
        {(ask) => (
          <ul className="flex flex-col divide-y divide-line">
            {list.map((one) => (
              <li key={one.id} className="flex flex-col gap-2 py-4">
                <div className="flex items-start justify-between gap-3">
                  <h3 lang={one.language} className="min-w-0 font-semibold [overflow-wrap:anywhere]">
                    {one.question}
                  </h3>
                  <Button
                    className="shrink-0"
                    variant="secondary"
                    size="sm"
                    aria-label={t("partners.questions.removeNamed", { question: one.question })}
                    onClick={() => ask(one)}
                  >
                    {t("partners.remove")}
                  </Button>
                </div>
                {one.answer ? (
                  <Answer answer={one.answer} language={one.language} />
                ) : (
                  <p className="text-muted">{t("partners.questions.notRun")}</p>
                )}
                {one.changes.length > 0 && <AnswerChanges changes={one.changes} language={one.language} />}
              </li>
            ))}
          </ul>
        )}
      </Removable>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!question.trim() || setting.isPending) return;
          const added = set([...list, { language, question: question.trim() }]);
          setting.mutate(added, { onSuccess: () => setQuestion("") });
        }}
        className="flex max-w-2xl flex-wrap items-end gap-3"
      >
        <Field label={t("partners.questions.add")} className="min-w-0 flex-1 basis-64">
          <Input value={question} onChange={({ target }) => setQuestion(target.value)} autoComplete="off" />
        </Field>
        <Button type="submit" variant="secondary" loading={setting.isPending}>
          {t("partners.add")}
        </Button>
      </Form>
      {list.length > 0 && (
        <Button className="self-start" loading={run.isPending} onClick={() => run.mutate({ partner_id: partner.id })}>
          {t("partners.questions.run")}
        </Button>
      )}
    </Part>
  );
}
