import { useState } from "react";
import { useT } from "../../../lib/i18n";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { firstFocus } from "../../../ui/use-return-focus";
import type { AdviceAction } from "./advice-action";

interface AdviceButtonProps {
  title: string;
  action: AdviceAction;
  isBusy: boolean;
  /** True when it was done. */
  onConfirm: () => Promise<boolean>;
}

/** Does a recommendation, once it is confirmed. */
export function AdviceButton({ title, action, isBusy, onConfirm }: AdviceButtonProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const { label, text, steps, link } = action;
  return (
    <>
      <Button size="sm" className="mt-1" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={title}
        description={text}
        closeLabel={t("action.close")}
        footer={
          <>
            <Button variant="secondary" {...firstFocus} onClick={() => setAsking(false)}>
              {t("dashboard.advice.cancel")}
            </Button>
            <Button loading={isBusy} onClick={async () => (await onConfirm()) && setAsking(false)}>
              {label}
            </Button>
          </>
        }
      >
        {steps.length > 0 && (
          <div className="text-sm">
            <p className="font-semibold">{t("dashboard.advice.steps")}</p>
            <ol className="mt-1 list-decimal space-y-1 pl-5 text-muted">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        )}
        {link && (
          <p className="text-sm">
            <a href={link.url} target="_blank" rel="noreferrer" className="font-medium text-brand-strong underline">
              {link.label}
            </a>
          </p>
        )}
      </Dialog>
    </>
  );
}
