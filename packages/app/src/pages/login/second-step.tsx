import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FormAlert } from "../../components/form-alert";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Input } from "../../ui/input";
import { PasskeyButton } from "./passkey-button";
import type { SignedIn } from "./use-signed-in";

interface SecondStepProps {
  onSignedIn: SignedIn;
  /** Back to the password. */
  onBack: () => void;
}

/** After the password: a code of the authenticator app, a recovery code or a passkey. */
export function SecondStep({ onSignedIn, onBack }: SecondStepProps) {
  const t = useT();
  const language = useLanguage();
  const [code, setCode] = useState("");
  const input = useRef<HTMLInputElement>(null);
  // The password's form, which had the focus, is gone.
  useEffect(() => input.current?.focus(), []);
  const verification = useMutation(trpc.secondFactor.verify.mutationOptions({ onSuccess: onSignedIn }));
  const apiError = verification.error ? apiErrorOf(verification.error) : null;
  const isWrong = apiError?.code === "invalid_credentials";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() && !verification.isPending) verification.mutate({ code });
  };
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field
        label={t("auth.second.code")}
        hint={t("auth.second.hint")}
        error={isWrong ? t("auth.second.wrong") : undefined}
        required
      >
        <Input
          ref={input}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <FormAlert
        title={t("auth.login.failed.title")}
        text={apiError && !isWrong ? apiErrorText(apiError, language, t) : undefined}
      />
      <Button type="submit" loading={verification.isPending}>
        {t("auth.second.submit")}
      </Button>
      <PasskeyButton onSignedIn={onSignedIn} />
      <Button variant="link" size="sm" className="self-start" onClick={onBack}>
        {t("auth.second.back")}
      </Button>
    </Form>
  );
}
