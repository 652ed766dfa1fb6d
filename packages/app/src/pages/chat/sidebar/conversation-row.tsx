import type { ConversationEntry } from "@wattleaf/shared/contracts/chat/conversations";
import { Braces, Ellipsis, FileText, Pencil, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { SiteLink } from "../../../components/site-link";
import { conversationPath } from "../../../lib/conversations";
import { useT } from "../../../lib/i18n";
import { cx } from "../../../ui/cx";
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from "../../../ui/dropdown-menu";
import { IconButton } from "../../../ui/icon-button";
import { RenameForm } from "./rename-form";
import { useExport } from "./use-export";

const DeleteDialog = lazy(() => import("./delete-dialog").then((module) => ({ default: module.DeleteDialog })));

interface ConversationRowProps {
  entry: ConversationEntry;
  /** The text around the search match. */
  excerpt?: string | null;
  sessionId: string | null;
  onDeleted: (sessionId: string) => void;
  onLeave?: () => void;
}

/** A conversation's link, with its actions. */
export function ConversationRow({ entry, excerpt, sessionId, onDeleted, onLeave }: ConversationRowProps) {
  const t = useT();
  const [renaming, setRenaming] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const exportAs = useExport(entry.sessionId);
  const isShown = entry.sessionId === sessionId;
  if (renaming) return <RenameForm entry={entry} onEnd={() => setRenaming(false)} />;
  return (
    <li className={cx("flex items-center rounded-md", isShown ? "bg-brand-soft" : "hover:bg-sunken")}>
      <SiteLink
        to={conversationPath(entry.sessionId)}
        aria-current={isShown ? "page" : undefined}
        onClick={() => onLeave?.()}
        className={cx("min-w-0 grow rounded-md px-2 py-2 text-sm", isShown && "font-medium text-brand-strong")}
      >
        <span className="block truncate">{entry.title}</span>
        {excerpt && <span className="block text-xs text-muted [overflow-wrap:anywhere]">{excerpt}</span>}
      </SiteLink>
      <DropdownMenu
        trigger={
          <IconButton label={t("chat.page.row.menu", { title: entry.title })} size="sm">
            <Ellipsis aria-hidden="true" className="size-4 text-muted" />
          </IconButton>
        }
      >
        <DropdownMenuItem icon={<Pencil className="size-4" />} onSelect={() => setRenaming(true)}>
          {t("chat.page.row.rename")}
        </DropdownMenuItem>
        <DropdownMenuItem icon={<FileText className="size-4" />} onSelect={() => void exportAs("markdown")}>
          {t("chat.page.row.markdown")}
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Braces className="size-4" />} onSelect={() => void exportAs("json")}>
          {t("chat.page.row.json")}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger" icon={<Trash2 className="size-4" />} onSelect={() => setDeleting(true)}>
          {t("chat.page.row.delete")}
        </DropdownMenuItem>
      </DropdownMenu>
      {deleting && (
        <Suspense fallback={null}>
          <DeleteDialog entry={entry} onOpenChange={setDeleting} onDeleted={() => onDeleted(entry.sessionId)} />
        </Suspense>
      )}
    </li>
  );
}
