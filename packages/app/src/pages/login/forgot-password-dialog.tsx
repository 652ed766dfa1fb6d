import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm, type UseFormReturn } from "react-hook-form";
import { type ForgotFields, forgotForm } from "../../components/auth/form-schemas";
import { FormAlert } from "../../components/form-alert";
import { formMessage } from "../../lib/form-messages";
import { useT } from "../../lib/i18n";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../lib/show-toast";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Input } from "../../ui/input";
import { firstFocus } from "../../ui/use-return-focus";

interface ForgotPasswordDialogProps {
  /** The dialog's initial value; null while it is closed. */
  email: string | null;
  onClose: () => void;
}

/** Asks for the email address and sends a password reset link to it. */
export function ForgotPasswordDialog({ email, onClose }: ForgotPasswordDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={email !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t("auth.forgot.title")}
      description={t("auth.forgot.text")}
      closeLabel={t("action.close")}
    >
      <ForgotPasswordForm email={email ?? ""} onSent={onClose} />
    </Dialog>
  );
}

function ForgotPasswordForm({ email, onSent }: { email: string; onSent: () => void }) {
  const t = useT();
  const form = useForm<ForgotFields>({
    resolver: zodResolver(forgotForm),
    defaultValues: { email },
    reValidateMode: "onSubmit",
  });
  const { errors } = form.formState;
  const resetEmail = useResetEmail(form, onSent);
  const submit = form.handleSubmit((fields) => resetEmail.mutate({ identifier: fields.email }));
  return (
    <Form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field label={t("auth.emailLabel")} error={formMessage(errors.email?.message, t)} required>
        <Input
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={t("auth.emailPlaceholder")}
          {...firstFocus}
          {...form.register("email")}
        />
      </Field>
      <FormAlert title={t("auth.forgot.failed.title")} text={errors.root?.message} />
      <Button type="submit" loading={resetEmail.isPending} className="sm:self-end">
        {t(resetEmail.isPending ? "auth.forgot.submitting" : "auth.forgot.submit")}
      </Button>
    </Form>
  );
}

/** The response, and so the message, is the same whether or not the account exists. */
function useResetEmail(form: UseFormReturn<ForgotFields>, onSent: () => void) {
  const t = useT();
  const language = useLanguage();
  return useMutation(
    trpc.auth.forgotPassword.mutationOptions({
      onSuccess: () => {
        showToast({ title: t("auth.forgot.done.title"), description: t("auth.forgot.done.text") });
        onSent();
      },
      onError: (error) => {
        const apiError = apiErrorOf(error);
        const description =
          apiError.code === "invalid_input" ? t("auth.forgot.failed.text") : apiErrorText(apiError, language, t);
        if (apiError.code === "invalid_input")
          form.setError("email", { type: "server", message: description }, { shouldFocus: true });
        else form.setError("root", { type: "server", message: description });
        showToast({ title: t("auth.forgot.failed.title"), description, variant: "destructive" });
      },
    }),
  );
}
