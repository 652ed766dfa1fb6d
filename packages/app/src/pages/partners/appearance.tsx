import type { Partner } from "@wattleaf/shared/contracts/partners/workspaces";
import {
  LAUNCHER_LABEL_MAX_LENGTH,
  MAX_QUICK_QUESTIONS,
  PARTNER_FEATURES,
  PARTNER_GREETING_MAX_LENGTH,
  QUICK_QUESTION_MAX_LENGTH,
  type PartnerSettings,
  TRANSCRIPT_DELIVERIES,
  WIDGET_POSITIONS,
  WIDGET_THEMES,
} from "@wattleaf/shared/domain/partners";
import { isAccent } from "@wattleaf/shared/domain/widget-preview";
import { LANGUAGES } from "@wattleaf/shared/i18n/language";
import { type FormEvent, useRef, useState } from "react";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Input } from "../../ui/input";
import { Select } from "../../ui/select";
import { Switch } from "../../ui/switch";
import { Textarea } from "../../ui/textarea";
import { Part } from "./part";
import { Preview } from "./preview";
import { useFaults, useSaveSettings } from "./use-partners";

/** The widget's own green. */
const DEFAULT_ACCENT = "#18753a";
/** What a field that was emptied is stored as: not at all. */
const orNone = (text: string): string | undefined => text.trim() || undefined;

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Coins are redeemed among the rewards: without those, redeeming is off. */
const withoutStrayRedeeming = (features: PartnerSettings["features"]): PartnerSettings["features"] => ({
  ...features,
  redeem: features.redeem && features.rewards,
});

/** Look, words and contact of the widget, with the widget itself beside them. */
export function Appearance({ partner }: { partner: Partner }) {
  const t = useT();
  const language = useLanguage();
  const saving = useSaveSettings();
  const form = useRef<HTMLFormElement>(null);
  const serverFault = useFaults(saving.error, form);
  const [name, setName] = useState(partner.name);
  const [settings, setSettings] = useState<PartnerSettings>(partner.settings);
  const [questions, setQuestions] = useState({
    en: partner.settings.quickQuestions.en.join("\n"),
    zh: partner.settings.quickQuestions.zh.join("\n"),
  });
  const { theme, contact, greeting, features, transcripts } = settings;
  const change = (part: Partial<PartnerSettings>) => setSettings({ ...settings, ...part });
  const faultOf = (lines: readonly string[]) => {
    if (lines.length > MAX_QUICK_QUESTIONS) {
      return t("partners.words.tooManyQuestions", { limit: MAX_QUICK_QUESTIONS, count: lines.length });
    }
    return lines.some((line) => line.length > QUICK_QUESTION_MAX_LENGTH)
      ? t("partners.fault.quickQuestions")
      : undefined;
  };
  const faults = { en: faultOf(linesOf(questions.en)), zh: faultOf(linesOf(questions.zh)) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    if (!name.trim() || faults.en || faults.zh) {
      (event.currentTarget as HTMLFormElement).querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
      return;
    }
    saving.mutate({
      partner_id: partner.id,
      name: name.trim(),
      settings: { ...settings, quickQuestions: { en: linesOf(questions.en), zh: linesOf(questions.zh) } },
    });
  };
  const accent = theme.accent && isAccent(theme.accent) ? theme.accent : DEFAULT_ACCENT;
  const contactField = (field: "email" | "phone" | "url", type: string) => (
    <Field label={t(`partners.contact.${field}`)} error={serverFault(field)}>
      <Input
        type={type}
        value={contact[field] ?? ""}
        onChange={({ target }) => change({ contact: { ...contact, [field]: orNone(target.value) } })}
        autoComplete="off"
      />
    </Field>
  );

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Form ref={form} noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-8">
        <Part title={t("partners.look.title")}>
          <Field
            label={t("partners.name")}
            error={name.trim() ? serverFault("name") : t("partners.nameMissing")}
            required
          >
            <Input value={name} onChange={({ target }) => setName(target.value)} />
          </Field>
          <Field label={t("partners.look.accent")} hint={t("partners.look.accentHint")}>
            <Input
              type="color"
              value={accent}
              onChange={({ target }) => change({ theme: { ...theme, accent: target.value } })}
              className="h-11 max-w-[6rem] p-1"
            />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t("partners.look.theme")}>
              <Select
                value={theme.theme ?? "page"}
                onChange={({ target }) =>
                  change({ theme: { ...theme, theme: target.value as (typeof WIDGET_THEMES)[number] } })
                }
                options={WIDGET_THEMES.map((value) => ({ value, label: t(`partners.look.theme.${value}`) }))}
              />
            </Field>
            <Field label={t("partners.look.position")}>
              <Select
                value={theme.position ?? "bottom-right"}
                onChange={({ target }) =>
                  change({ theme: { ...theme, position: target.value as (typeof WIDGET_POSITIONS)[number] } })
                }
                options={WIDGET_POSITIONS.map((value) => ({ value, label: t(`partners.look.position.${value}`) }))}
              />
            </Field>
          </div>
          <Field label={t("partners.look.label")}>
            <Input
              value={theme.launcherLabel ?? ""}
              maxLength={LAUNCHER_LABEL_MAX_LENGTH}
              onChange={({ target }) => change({ theme: { ...theme, launcherLabel: target.value || undefined } })}
            />
          </Field>
        </Part>
        <Part title={t("partners.words.title")} text={t("partners.words.text")}>
          {LANGUAGES.map((each) => (
            <div key={each} className="grid gap-4 sm:grid-cols-2">
              <Field label={t(`partners.words.greeting.${each}`)} error={serverFault(`greeting.${each}`)}>
                <Textarea
                  rows={4}
                  value={greeting[each] ?? ""}
                  maxLength={PARTNER_GREETING_MAX_LENGTH}
                  onChange={({ target }) => change({ greeting: { ...greeting, [each]: target.value || undefined } })}
                />
              </Field>
              <Field
                label={t(`partners.words.questions.${each}`)}
                hint={t("partners.words.questionsHint")}
                error={faults[each] ?? serverFault(`quickQuestions.${each}`)}
              >
                <Textarea
                  rows={4}
                  value={questions[each]}
                  onChange={({ target }) => setQuestions({ ...questions, [each]: target.value })}
                />
              </Field>
            </div>
          ))}
        </Part>
        <Part title={t("partners.contact.title")} text={t("partners.contact.text")}>
          <div className="grid gap-4 sm:grid-cols-2">
            {contactField("email", "email")}
            {contactField("phone", "tel")}
            {contactField("url", "url")}
            <Field label={t("partners.contact.outage")} error={serverFault("outageUrl")}>
              <Input
                type="url"
                value={settings.outageUrl ?? ""}
                onChange={({ target }) => change({ outageUrl: orNone(target.value) })}
                autoComplete="off"
              />
            </Field>
          </div>
          <Field
            label={t("partners.transcripts")}
            hint={t("partners.transcripts.hint")}
            error={transcripts === "email" && !contact.email ? t("partners.transcripts.noEmail") : undefined}
          >
            <Select
              value={transcripts ?? "off"}
              onChange={({ target }) =>
                change({ transcripts: TRANSCRIPT_DELIVERIES.find((delivery) => delivery === target.value) })
              }
              options={(["off", ...TRANSCRIPT_DELIVERIES] as const).map((value) => ({
                value,
                label: t(`partners.transcripts.${value}`),
              }))}
            />
          </Field>
        </Part>
        <Part title={t("partners.features.title")}>
          {PARTNER_FEATURES.map((feature) => (
            <Switch
              key={feature}
              label={t(`partners.features.${feature}`)}
              hint={t(`partners.features.${feature}.hint`)}
              checked={features[feature]}
              disabled={feature === "redeem" && !features.rewards}
              onChange={({ target }) =>
                change({ features: withoutStrayRedeeming({ ...features, [feature]: target.checked }) })
              }
            />
          ))}
        </Part>
        <Button type="submit" loading={saving.isPending} className="self-start">
          {t("partners.save")}
        </Button>
      </Form>
      <Preview
        partner={partner}
        accent={accent}
        theme={theme}
        draft={{ greeting: greeting[language] ?? "", quickQuestions: linesOf(questions[language]), features }}
      />
    </div>
  );
}
