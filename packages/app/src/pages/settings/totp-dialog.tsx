import { useMutation } from "@tanstack/react-query";
import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FormAlert } from "../../components/form-alert";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Input } from "../../ui/input";
import { QrCode } from "../../ui/qr-code";
import { PasswordProof } from "./password-proof";
import { RecoveryCodes } from "./recovery-codes";
import { useRefreshSecondFactor } from "./use-second-factor";

interface TotpDialogProps {
  user: CurrentUser;
  open: boolean;
  onClose: () => void;
}

/** Password, then the QR code and the app's first code, then the recovery codes. */
export function TotpDialog({ user, open, onClose }: TotpDialogProps) {
  const t = useT();
  const refresh = useRefreshSecondFactor();
  const setUp = useMutation(trpc.secondFactor.beginTotp.mutationOptions());
  const confirmation = useMutation(trpc.secondFactor.confirmTotp.mutationOptions({ onSuccess: () => refresh() }));
  const close = () => {
    onClose();
    setUp.reset();
    confirmation.reset();
  };
  const codes = confirmation.data?.recoveryCodes;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      closesOnBackdrop={!setUp.data}
      title={t(codes ? "settings.totp.done" : "settings.totp.dialog")}
      closeLabel={t("action.close")}
    >
      {!setUp.data && (
        <PasswordProof
          user={user}
          label={t("settings.factor.continue")}
          isPending={setUp.isPending}
          error={setUp.error}
          onSubmit={(password) => setUp.mutate({ password })}
        />
      )}
      {setUp.data && !codes && <FirstCode setUp={setUp.data} confirmation={confirmation} />}
      {codes && codes.length > 0 && <RecoveryCodes codes={codes} onDone={close} />}
      {codes?.length === 0 && (
        <Button className="sm:self-end" onClick={close}>
          {t("settings.new.done")}
        </Button>
      )}
    </Dialog>
  );
}

interface FirstCodeProps {
  setUp: { secret: string; qrCode: { size: number; path: string } };
  confirmation: {
    isPending: boolean;
    error: unknown;
    mutate: (input: { code: string }) => void;
  };
}

function FirstCode({ setUp: { secret, qrCode }, confirmation }: FirstCodeProps) {
  const t = useT();
  const language = useLanguage();
  const [code, setCode] = useState("");
  const input = useRef<HTMLInputElement>(null);
  // The form's button, which had the focus, is gone.
  useEffect(() => input.current?.focus(), []);
  const apiError = confirmation.error ? apiErrorOf(confirmation.error) : null;
  const isWrong = apiError?.code === "invalid_credentials";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!confirmation.isPending) confirmation.mutate({ code });
  };
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-muted">{t("settings.totp.scan")}</p>
      <QrCode label={t("settings.totp.qrCode")} code={qrCode} className="size-52 self-center" />
      <p className="text-sm text-muted">
        {t("settings.totp.secret")}{" "}
        <code className="mt-1 block select-all font-mono text-ink">{secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <Field label={t("auth.second.code")} error={isWrong ? t("auth.second.wrong") : undefined} required>
        <Input
          ref={input}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </Field>
      <FormAlert
        title={t("settings.factor.failed")}
        text={apiError && !isWrong ? apiErrorText(apiError, language, t) : undefined}
      />
      <Button type="submit" loading={confirmation.isPending} className="sm:self-end">
        {t("settings.totp.turnOn")}
      </Button>
    </Form>
  );
}
