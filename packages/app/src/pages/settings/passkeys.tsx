import { useMutation } from "@tanstack/react-query";
import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import type { Passkey } from "@wattleaf/shared/contracts/second-factor";
import { PASSKEY_NAME_MAX_LENGTH } from "@wattleaf/shared/domain/second-factor";
import { Plus } from "lucide-react";
import { useState } from "react";
import { formatInstant, formatInstantDay } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { createPasskey } from "../../lib/passkey";
import { trpc, trpcClient } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../lib/show-toast";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Field } from "../../ui/field";
import { Input } from "../../ui/input";
import { firstFocus } from "../../ui/use-return-focus";
import { PasswordProof } from "./password-proof";
import { RecoveryCodes } from "./recovery-codes";
import { RemoveFactorDialog } from "./remove-factor-dialog";
import { SettingsSection } from "./section";
import { useRefreshSecondFactor, useSecondFactor } from "./use-second-factor";

/** Passkeys sign in without a password, and are the second step of a sign-in with one. */
export function Passkeys({ user }: { user: CurrentUser }) {
  const t = useT();
  const language = useLanguage();
  const factor = useSecondFactor();
  const [adding, setAdding] = useState(false);
  const [toRemove, setToRemove] = useState<Passkey | null>(null);
  const passkeys = factor.data?.passkeys ?? [];
  return (
    <SettingsSection
      id="passkeys"
      title={t("settings.passkeys.title")}
      text={t("settings.passkeys.text")}
      action={
        <Button
          variant="secondary"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => setAdding(true)}
        >
          {t("settings.passkeys.add")}
        </Button>
      }
    >
      {passkeys.length > 0 && (
        <ul aria-label={t("settings.passkeys.list")} className="divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
              <div className="min-w-0">
                <h3 className="font-semibold [overflow-wrap:anywhere]">{passkey.name}</h3>
                <p className="text-sm tabular-nums text-muted">
                  {t("settings.passkeys.created", { day: formatInstantDay(passkey.createdAt, language) })}
                  {" · "}
                  {passkey.lastUsedAt
                    ? t("settings.passkeys.used", { time: formatInstant(passkey.lastUsedAt, language) })
                    : t("settings.key.unused")}
                </p>
              </div>
              <Button
                variant="secondary"
                size="sm"
                aria-label={t("settings.passkeys.removeNamed", { name: passkey.name })}
                onClick={() => setToRemove(passkey)}
              >
                {t("settings.passkeys.remove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AddDialog user={user} open={adding} onClose={() => setAdding(false)} />
      <RemoveFactorDialog
        user={user}
        open={toRemove !== null}
        title={t("settings.passkeys.removeNamed", { name: toRemove?.name ?? "" })}
        text={t("settings.passkeys.removeText")}
        label={t("settings.passkeys.remove")}
        doneTitle={t("settings.passkeys.removed")}
        remove={async (password) =>
          toRemove && trpcClient.secondFactor.removePasskey.mutate({ id: toRemove.id, password })
        }
        onClose={() => setToRemove(null)}
      />
    </SettingsSection>
  );
}

function AddDialog({ user, open, onClose }: { user: CurrentUser; open: boolean; onClose: () => void }) {
  const t = useT();
  const refresh = useRefreshSecondFactor();
  const [name, setName] = useState("");
  const begin = useMutation(trpc.secondFactor.beginPasskey.mutationOptions());
  const add = useMutation(trpc.secondFactor.addPasskey.mutationOptions());
  const close = () => {
    onClose();
    setName("");
    addition.reset();
  };
  const addition = useMutation({
    mutationFn: async (password: string | undefined) => {
      const { options } = await begin.mutateAsync({ password });
      const response = await createPasskey(options);
      if (!response) return null;
      return add.mutateAsync({ name: name.trim() || t("settings.passkeys.defaultName"), response });
    },
    onSuccess: async (added) => {
      if (!added) return;
      await refresh();
      // With recovery codes the dialog stays and says so itself: on a phone a toast would cover its buttons.
      if (added.recoveryCodes.length > 0) return;
      showToast({ title: t("settings.passkeys.added") });
      close();
    },
  });
  const codes = addition.data?.recoveryCodes ?? [];
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      closesOnBackdrop={codes.length === 0}
      title={t(codes.length > 0 ? "settings.passkeys.added" : "settings.passkeys.add")}
      closeLabel={t("action.close")}
    >
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} onDone={close} />
      ) : (
        <PasswordProof
          user={user}
          label={t("settings.factor.continue")}
          isPending={addition.isPending}
          error={addition.error}
          onSubmit={(password) => addition.mutate(password)}
        >
          <Field label={t("settings.create.name")} hint={t("settings.passkeys.nameHint")}>
            <Input
              value={name}
              maxLength={PASSKEY_NAME_MAX_LENGTH}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
              {...firstFocus}
            />
          </Field>
        </PasswordProof>
      )}
    </Dialog>
  );
}
