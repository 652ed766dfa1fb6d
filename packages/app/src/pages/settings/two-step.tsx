import { useMutation } from "@tanstack/react-query";
import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { RECOVERY_CODES } from "@wattleaf/shared/domain/second-factor";
import { useState } from "react";
import { LoadError } from "../../components/load-error";
import { useT } from "../../lib/i18n";
import { trpc, trpcClient } from "../../lib/trpc";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Dialog } from "../../ui/dialog";
import { Skeleton } from "../../ui/skeleton";
import { PasswordProof } from "./password-proof";
import { RecoveryCodes } from "./recovery-codes";
import { RemoveFactorDialog } from "./remove-factor-dialog";
import { SettingsSection } from "./section";
import { TotpDialog } from "./totp-dialog";
import { useRefreshSecondFactor, useSecondFactor } from "./use-second-factor";

type Asked = "turnOn" | "turnOff" | "renew" | null;

/** The authenticator app and the recovery codes. */
export function TwoStep({ user }: { user: CurrentUser }) {
  const t = useT();
  const factor = useSecondFactor();
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  const hasFactor = Boolean(factor.data?.totp) || (factor.data?.passkeys.length ?? 0) > 0;
  return (
    <SettingsSection id="two-step" title={t("settings.twoStep.title")} text={t("settings.twoStep.text")}>
      {factor.isPending && <Skeleton className="h-24 w-full" />}
      {factor.isLoadingError && (
        <Card>
          <LoadError title={t("settings.twoStep.failed")} query={factor} />
        </Card>
      )}
      {factor.data && (
        <ul className="divide-y divide-line border-y border-line">
          <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
            <h3 className="flex items-center gap-3 font-semibold">
              {t("settings.totp.title")}
              <Badge variant={factor.data.totp ? "brand" : "neutral"}>
                {t(factor.data.totp ? "settings.factor.on" : "settings.factor.off")}
              </Badge>
            </h3>
            <Button variant="secondary" size="sm" onClick={() => setAsked(factor.data.totp ? "turnOff" : "turnOn")}>
              {t(factor.data.totp ? "settings.totp.turnOff" : "settings.totp.setUp")}
            </Button>
          </li>
          {hasFactor && (
            <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
              <div>
                <h3 className="font-semibold">{t("settings.recovery.title")}</h3>
                <p className="text-sm tabular-nums text-muted">
                  {t("settings.recovery.left", { left: factor.data.recoveryCodesLeft, of: RECOVERY_CODES })}
                </p>
              </div>
              <Button variant="secondary" size="sm" onClick={() => setAsked("renew")}>
                {t("settings.recovery.renew")}
              </Button>
            </li>
          )}
        </ul>
      )}
      <TotpDialog user={user} open={asked === "turnOn"} onClose={close} />
      <RemoveFactorDialog
        user={user}
        open={asked === "turnOff"}
        title={t("settings.totp.offTitle")}
        text={t("settings.totp.offText")}
        label={t("settings.totp.turnOff")}
        doneTitle={t("settings.totp.off")}
        remove={(password) => trpcClient.secondFactor.removeTotp.mutate({ password })}
        onClose={close}
      />
      <RenewDialog user={user} open={asked === "renew"} onClose={close} />
    </SettingsSection>
  );
}

interface DialogProps {
  user: CurrentUser;
  open: boolean;
  onClose: () => void;
}

function RenewDialog({ user, open, onClose }: DialogProps) {
  const t = useT();
  const refresh = useRefreshSecondFactor();
  const renewal = useMutation(trpc.secondFactor.renewRecoveryCodes.mutationOptions({ onSuccess: () => refresh() }));
  const close = () => {
    onClose();
    renewal.reset();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      closesOnBackdrop={!renewal.data}
      title={t("settings.recovery.renew")}
      description={renewal.data ? undefined : t("settings.recovery.renewText")}
      closeLabel={t("action.close")}
    >
      {renewal.data ? (
        <RecoveryCodes codes={renewal.data.recoveryCodes} onDone={close} />
      ) : (
        <PasswordProof
          user={user}
          label={t("settings.recovery.renew")}
          isPending={renewal.isPending}
          error={renewal.error}
          onSubmit={(password) => renewal.mutate({ password })}
        />
      )}
    </Dialog>
  );
}
