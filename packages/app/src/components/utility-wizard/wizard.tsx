import { zodResolver } from "@hookform/resolvers/zod";
import { utilityForm } from "@wattleaf/shared/contracts/meters";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import { type ReactNode, useEffect, useRef } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { useT } from "../../lib/i18n";
import { Dialog } from "../../ui/dialog";
import type { LoadedWizardProps } from "./wizard-props";
import { ConnectingStep } from "./connecting-step";
import { FileStep } from "./file-step";
import { FormStep } from "./form-step";
import { InfoStep } from "./info-step";
import { SuccessStep } from "./success-step";
import { useConnection, type WizardStep } from "./use-connection";
import { EMPTY_FIELDS, type UtilityFields } from "./utility-fields";
import type { UtilityRequest } from "./utility-form";

const titles: Record<WizardStep, MessageKey> = {
  info: "utility.info.title",
  form: "utility.form.title",
  file: "utility.file.title",
  connecting: "utility.connecting.title",
  success: "utility.success.title",
};
const texts: Partial<Record<WizardStep, MessageKey>> = {
  info: "utility.info.text",
  form: "utility.form.text",
  file: "utility.file.text",
};

export function Wizard(props: LoadedWizardProps) {
  const { open, onOpenChange, cameBack } = props;
  const t = useT();
  const form = useForm<UtilityFields, unknown, UtilityRequest>({
    // The initial value is invalid for the contract: no provider is chosen.
    resolver: zodResolver(utilityForm) as Resolver<UtilityFields, unknown, UtilityRequest>,
    defaultValues: cameBack?.fields ?? EMPTY_FIELDS,
  });
  const { step, meter, problem, leaving, go, connect, take, close } = useConnection(props, form);
  const text = texts[step];
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title={t(titles[step])}
      description={text && t(text)}
      closeLabel={t("action.close")}
    >
      <StepBody key={step}>
        {step === "info" && <InfoStep onConnect={() => go("form")} onLater={close} onFile={() => go("file")} />}
        {step === "form" && <FormStep form={form} problem={problem} onSubmit={connect} onBack={() => go("info")} />}
        {step === "file" && <FileStep onMeter={take} onBack={() => go("info")} />}
        {step === "connecting" && <ConnectingStep meter={meter} leaving={leaving} onHide={close} />}
        {step === "success" && meter && <SuccessStep meter={meter} onDone={close} />}
      </StepBody>
    </Dialog>
  );
}

/** A new step takes the focus, which would otherwise be lost with the button that opened it; a rejected field first. */
function StepBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // When the dialog opens the focus is still outside, and the dialog itself moves it.
    const inside = document.activeElement === document.body || document.activeElement?.closest("[role=dialog]");
    const first =
      body.current?.querySelector("[aria-invalid=true]") ?? body.current?.querySelector("[data-first-focus]");
    if (inside && first instanceof HTMLElement) first.focus();
  }, []);
  return (
    <div ref={body} className="flex flex-col gap-5">
      {children}
    </div>
  );
}
