import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import { signWithPasskey } from "../../lib/passkey";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../lib/show-toast";
import { Button } from "../../ui/button";
import type { SignedIn } from "./use-signed-in";

/** Signs in with a passkey, in place of the password or after it. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: SignedIn }) {
  const t = useT();
  const language = useLanguage();
  const begin = useMutation(trpc.secondFactor.beginPasskeySignIn.mutationOptions());
  const finish = useMutation(trpc.secondFactor.passkeySignIn.mutationOptions());
  const signIn = useMutation({
    mutationFn: async () => {
      const { options } = await begin.mutateAsync({});
      const response = await signWithPasskey(options);
      return response && finish.mutateAsync({ response });
    },
    onSuccess: (user) => user && onSignedIn(user),
    onError: (error) => {
      const apiError = apiErrorOf(error);
      const isWrong = apiError.code === "invalid_credentials";
      const description = isWrong ? t("auth.passkey.wrong") : apiErrorText(apiError, language, t);
      showToast({ title: t("auth.login.failed.title"), description, variant: "destructive" });
    },
  });
  return (
    <Button
      variant="secondary"
      icon={<KeyRound aria-hidden="true" className="size-5" />}
      loading={signIn.isPending}
      onClick={() => signIn.mutate()}
    >
      {t("auth.passkey.use")}
    </Button>
  );
}
