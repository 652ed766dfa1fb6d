import type { ActionAttachment, ActionKind } from "@wattleaf/shared/contracts/attachments";
import { CalendarClock, Check, FileUp, Gauge, type LucideIcon, Power, Users } from "lucide-react";
import { use } from "react";
import { useT } from "../../../lib/i18n";
import { useConnectedMeter } from "../../../lib/meters";
import { loginPath } from "../../../lib/return-path";
import { useSession } from "../../../lib/session";
import { Button } from "../../../ui/button";
import { SiteLink } from "../../site-link";
import { AttachmentCard } from "./attachment-card";
import { AddMeter } from "./add-meter";
import { ChatActions } from "../chat-actions";
import { useProposal } from "./use-proposal";

const icons: Record<ActionKind, LucideIcon> = {
  connect_meter: Gauge,
  add_meter: Gauge,
  enroll_vpp: Users,
  run_schedule: CalendarClock,
  control_device: Power,
  upload_bill: FileUp,
};

/** Offers an action; nothing happens before the user confirms. */
export function ActionCard({ action }: { action: ActionAttachment }) {
  const Icon = icons[action.action];
  return (
    <AttachmentCard title={action.title} action={<Icon aria-hidden="true" className="size-5 text-brand-strong" />}>
      <p className="mb-3 text-sm text-muted">{action.text}</p>
      {action.id === null ? <SiteAction action={action} /> : <Proposal action={action} actionId={action.id} />}
    </AttachmentCard>
  );
}

/** Actions that the site performs itself: the dialog for a meter, the one for a file. */
function SiteAction({ action }: { action: ActionAttachment }) {
  const { connectMeter, chooseFile } = use(ChatActions);
  const t = useT();
  const session = useSession();
  const act = action.action === "upload_bill" ? chooseFile : connectMeter;
  const meter = useConnectedMeter();
  if (meter && action.action === "connect_meter") {
    return (
      <p className="flex items-center gap-2 text-sm font-medium">
        <Check aria-hidden="true" className="size-4 text-brand-strong" />
        {t("attachment.action.meterConnected")}
      </p>
    );
  }
  if (session.user?.readOnly) {
    return (
      <Button size="sm" asChild>
        <SiteLink to="/register">{t("user.readOnly.register")}</SiteLink>
      </Button>
    );
  }
  if (action.file && session.user) return <AddMeter readings={action.file} label={action.confirmLabel} />;
  if (act && (session.user || action.action === "upload_bill")) {
    return (
      <Button size="sm" onClick={act}>
        {action.confirmLabel}
      </Button>
    );
  }
  return (
    <Button size="sm" asChild>
      <SiteLink to={session.user ? "/chat" : loginPath("/chat")}>{action.confirmLabel}</SiteLink>
    </Button>
  );
}

/** A proposal that the server keeps until it is confirmed or dismissed. */
function Proposal({ action, actionId }: { action: ActionAttachment; actionId: string }) {
  const t = useT();
  const { state, outcome, answering, confirm, decline } = useProposal(actionId, action);
  if (state !== "proposed") {
    return (
      <p role="status" className="flex items-center gap-2 text-sm font-medium">
        {state === "done" && <Check aria-hidden="true" className="size-4 text-brand-strong" />}
        {outcome ?? t(`attachment.action.${state}`)}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" loading={answering === "confirm"} disabled={answering === "decline"} onClick={confirm}>
        {action.confirmLabel}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        loading={answering === "decline"}
        disabled={answering === "confirm"}
        onClick={decline}
      >
        {t("attachment.action.decline")}
      </Button>
    </div>
  );
}
