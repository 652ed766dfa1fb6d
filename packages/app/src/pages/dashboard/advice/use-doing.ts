import { useState } from "react";
import { apiErrorOf, apiErrorText } from "../../../lib/api-error";
import { useT } from "../../../lib/i18n";
import { queryClient } from "../../../lib/query-client";
import { showToast } from "../../../lib/show-toast";
import { useLanguage } from "../../../stores/language";
import type { AdviceAction } from "./advice-action";

/** What was done on this page, and how to undo it. */
export interface DoneAdvice {
  text: string;
  undo: () => Promise<unknown>;
}

/** Does a recommendation and undoes it; the figures of the whole page may change with either. */
export function useDoing() {
  const t = useT();
  const language = useLanguage();
  const [done, setDone] = useState<DoneAdvice | null>(null);
  const [isBusy, setBusy] = useState(false);

  /** True when it went well; errors are shown. */
  const attempt = async (act: () => Promise<DoneAdvice | null>): Promise<boolean> => {
    setBusy(true);
    try {
      setDone(await act());
      await queryClient.invalidateQueries();
      return true;
    } catch (error) {
      const title = t("dashboard.advice.doFailed");
      showToast({ title, description: apiErrorText(apiErrorOf(error), language, t), variant: "destructive" });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    done,
    isBusy,
    act: ({ run, done: text }: AdviceAction) => attempt(async () => ({ text, undo: await run() })),
    undo: () =>
      attempt(async () => {
        await done?.undo();
        return null;
      }),
  };
}
