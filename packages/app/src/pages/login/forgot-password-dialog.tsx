import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { type ForgotFields, forgotForm } from "../../components/auth/form-schemas";
import { formMessage } from "../../lib/form-messages";
import { useT } from "../../lib/i18n";
import { refusalOf, refusalText } from "../../lib/refusal";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../stores/toasts";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Input } from "../../ui/input";
import { firstFocus } from "../../ui/use-return-focus";

interface ForgotPasswordDialogProps {
  /** What the dialog begins with; null while it is closed. */
  email: string | null;
  onClose: () => void;
}

/** Asks for the address, and has a letter sent there with which one chooses a new password. */
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
  const form = useForm<ForgotFields>({ resolver: zodResolver(forgotForm), defaultValues: { email } });
  const letter = useLetter(onSent);
  const submit = form.handleSubmit((fields) => letter.mutate({ identifier: fields.email }));
  return (
    <Form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field label={t("auth.emailLabel")} error={formMessage(form.formState.errors.email?.message, t)} required>
        <Input
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={t("auth.emailPlaceholder")}
          {...firstFocus}
          {...form.register("email")}
        />
      </Field>
      <Button type="submit" loading={letter.isPending} className="sm:self-end">
        {t(letter.isPending ? "auth.forgot.submitting" : "auth.forgot.submit")}
      </Button>
    </Form>
  );
}

/** The answer is the same whether or not there is such an account, and so is what is said of it. */
function useLetter(onSent: () => void) {
  const t = useT();
  const language = useLanguage();
  return useMutation(
    trpc.auth.forgotPassword.mutationOptions({
      onSuccess: () => {
        showToast({ title: t("auth.forgot.done.title"), description: t("auth.forgot.done.text") });
        onSent();
      },
      onError: (error) => {
        const refusal = refusalOf(error);
        const description =
          refusal.code === "invalid_input" ? t("auth.forgot.failed.text") : refusalText(refusal, language, t);
        showToast({ title: t("auth.forgot.failed.title"), description, variant: "destructive" });
      },
    }),
  );
}
