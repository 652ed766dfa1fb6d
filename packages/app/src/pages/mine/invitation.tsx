import {
  MAX_PAID_INVITES,
  REWARD_INVITER_COINS,
  WELCOME_COINS,
  WELCOME_COINS_INVITED,
} from "@wattleaf/shared/domain/rewards";
import { Share2 } from "lucide-react";
import { CopyButton } from "../../components/copy-button";
import { useT } from "../../lib/i18n";
import { qrCodeOf } from "../../lib/qr-code";
import { showToast } from "../../lib/show-toast";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { QrCode } from "../../ui/qr-code";

/** The account's invitation code: as text, as a link to share, and as a picture for a phone beside this screen. */
export function Invitation({ code }: { code: string }) {
  const t = useT();
  const url = `${location.origin}/register?invite=${encodeURIComponent(code)}`;
  return (
    <Card as="section" aria-labelledby="invite" className="flex flex-col gap-5">
      <h2 id="invite" className="text-xl font-semibold">
        {t("me.invite")}
      </h2>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode label={t("me.invite.qr")} code={qrCodeOf(url)} className="size-36 shrink-0" />
        <div className="flex min-w-0 flex-col items-start gap-3">
          <p>
            <span className="block text-sm text-muted">{t("me.invite.code")}</span>
            <span className="font-mono text-2xl font-semibold tracking-widest">{code}</span>
          </p>
          <CopyButton variant="secondary" size="sm" text={code} label={t("me.invite.copyCode")} />
          <CopyButton variant="secondary" size="sm" text={url} label={t("me.invite.copyLink")} />
          <ShareButton url={url} text={t("me.invite.shareText", { code })} />
        </div>
      </div>
      <p className="text-sm text-muted">
        {t("me.invite.text", {
          invited: WELCOME_COINS_INVITED,
          plain: WELCOME_COINS,
          reward: REWARD_INVITER_COINS,
          max: MAX_PAID_INVITES,
        })}
      </p>
    </Card>
  );
}

/** The device's own share dialog, where it has one. */
function ShareButton({ url, text }: { url: string; text: string }) {
  const t = useT();
  if (!("share" in navigator)) return null;
  const share = async () => {
    try {
      await navigator.share({ title: "Wattleaf", text, url });
    } catch (error) {
      // The user has closed the dialog.
      if (error instanceof DOMException && error.name === "AbortError") return;
      showToast({ title: t("me.invite.failed"), variant: "destructive" });
    }
  };
  return (
    <Button size="sm" icon={<Share2 aria-hidden="true" className="size-4" />} onClick={() => void share()}>
      {t("me.invite.share")}
    </Button>
  );
}
