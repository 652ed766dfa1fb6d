import { useMutation } from "@tanstack/react-query";
import type { Meter } from "@wattleaf/shared/contracts/meters";
import { UTILITY_RETURN_PAGES } from "@wattleaf/shared/domain/meters";
import { useEffect, useEffectEvent, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useLocation } from "wouter";
import { useT } from "../../lib/i18n";
import { refreshMeters, useMeters } from "../../lib/meters";
import { type ApiError, apiErrorOf } from "../../lib/api-error";
import { refreshUser } from "../../lib/session";
import { trpc } from "../../lib/trpc";
import { problemOf } from "../meters/meter-line";
import { utilityErrorText } from "../../lib/utility-error";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../lib/show-toast";
import type { LoadedWizardProps } from "./wizard-props";
import { EMPTY_FIELDS, type UtilityFields } from "./utility-fields";
import type { UtilityRequest } from "./utility-form";
import { rememberFields, type UtilityReturn } from "./utility-return";

/** The user's last request; `waiting` is for the utility's response and then for the readings. */
type Wish = "info" | "form" | "file" | "waiting";
export type WizardStep = "info" | "form" | "file" | "connecting" | "success";

/** Long enough to read the success message before the dialog closes automatically. */
const CLOSE_DELAY_MS = 2_000;

type UtilityForm = UseFormReturn<UtilityFields, unknown, UtilityRequest>;

/** The wizard's step, from the user's request and the server's progress. */
export function useConnection({ open, onOpenChange, cameBack }: LoadedWizardProps, form: UtilityForm) {
  const t = useT();
  const language = useLanguage();
  const [page] = useLocation();
  const [wish, setWish] = useState<Wish>(cameBack ? "waiting" : "info");
  const [taken, setTaken] = useState<Meter | null>(null);
  const [returned, setReturned] = useState(cameBack);
  const meter = useMeter(taken, returned);

  const take = (next: Meter) => {
    setTaken(next);
    setWish("waiting");
    void refreshMeters();
  };
  const authorization = useMutation(
    trpc.meters.authorize.mutationOptions({
      onSuccess: ({ meter: connected, authorizationUrl }) => {
        if (connected) take(connected);
        if (!authorizationUrl) return;
        rememberFields(form.getValues());
        window.location.assign(authorizationUrl);
      },
      onError: (error) => {
        const apiError = apiErrorOf(error);
        for (const { path, message } of apiError.issues) {
          const text = utilityErrorText({ ...apiError, message }, language, t);
          if (path in EMPTY_FIELDS) form.setError(path as keyof UtilityFields, { type: "server", message: text });
        }
      },
    }),
  );

  const failure = failureOf(authorization.error, meter);
  const problem =
    wish !== "waiting"
      ? null
      : returned?.problem
        ? t(`utility.returned.${returned.problem}`)
        : failure && utilityErrorText(failure, language, t);
  const step = stepOf(wish, problem, meter);

  // The open form shows it: a toast would cover a phone's button, outside the modal where screen readers do not look.
  const failed = useEffectEvent((description: string) => {
    if (!open) showToast({ title: t("utility.failed.title"), description, variant: "destructive" });
  });
  useEffect(() => {
    if (problem) failed(problem);
  }, [problem]);

  const close = () => {
    onOpenChange(false);
    if (step !== "success") return;
    // Starts over the next time it opens; a running import is shown again.
    setWish("info");
    setTaken(null);
    setReturned(null);
    form.reset(EMPTY_FIELDS);
  };
  const closeByItself = useEffectEvent(close);
  useEffect(() => {
    if (step !== "success") return;
    void Promise.all([refreshUser(), refreshMeters()]);
    const timer = setTimeout(() => closeByItself(), CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [step]);

  return {
    step,
    meter,
    problem,
    leaving: Boolean(authorization.data?.authorizationUrl),
    go: setWish,
    connect: (request: UtilityRequest) => {
      setTaken(null);
      setReturned(null);
      setWish("waiting");
      authorization.mutate({ ...request, returnTo: UTILITY_RETURN_PAGES.find((each) => each === page) });
    },
    take,
    close,
  };
}

/** The meter being connected, as last reported by the server. */
function useMeter(taken: Meter | null, returned: UtilityReturn | null): Meter | null {
  const { data } = useMeters();
  if (taken) return data?.meters.find(({ id }) => id === taken.id) ?? taken;
  return returned?.problem === null ? (data?.meters[0] ?? null) : null;
}

function failureOf(error: unknown, meter: Meter | null): Pick<ApiError, "code" | "message" | "reason"> | null {
  if (error) return apiErrorOf(error);
  if (meter?.status !== "failed" && meter?.status !== "revoked") return null;
  return problemOf(meter);
}

/** An error returns to the form, which has kept its input. */
function stepOf(wish: Wish, problem: string | null, meter: Meter | null): WizardStep {
  if (wish !== "waiting") return wish;
  if (problem) return "form";
  return meter?.status === "ready" ? "success" : "connecting";
}
