import { lazy, Suspense, useMemo, useRef, useState } from "react";
import { ChatActions } from "../../components/chat/chat-actions";
import type { ComposerHandle } from "../../components/chat/composer";
import { DropZone } from "../../components/chat/drop-zone";
import { UtilityWizard } from "../../components/utility-wizard";
import { useMayChange } from "../../lib/may-change";
import { useVisibleHeight } from "../../lib/use-visible-height";
import { ChatHeader } from "./chat-header";
import { ConversationView } from "./conversation-view";
import { Sidebar } from "./sidebar";
import { useChosenConversation } from "./use-chosen-conversation";
import { useChosenFile } from "./use-chosen-file";
import { useDocumentTitle } from "./use-document-title";

/** The sidebar on small screens; most visits there never open it. */
const SidebarSheet = lazy(() => import("./sidebar-sheet").then((module) => ({ default: module.SidebarSheet })));

export function Page() {
  const { conversation, state, sessionId, begin, startNew } = useChosenConversation();
  useVisibleHeight();
  const composer = useRef<ComposerHandle>(null);
  const [wizardOpen, setWizardOpen] = useState(false);
  const [sheet, setSheet] = useState<"unopened" | "open" | "closed">("unopened");
  const chosenFile = useChosenFile();
  const mayChange = useMayChange();
  const title = useDocumentTitle(sessionId);
  const actions = useMemo(
    () => ({
      connectMeter: () => setWizardOpen(true),
      chooseFile: () => composer.current?.openFilePicker(),
    }),
    [],
  );
  const startOver = () => {
    startNew();
    chosenFile.take(null);
    // Not on touch screens, where it would open the keyboard. The new field is rendered by the next frame.
    if (matchMedia("(hover: hover)").matches) requestAnimationFrame(() => composer.current?.focus());
  };
  const sidebar = { sessionId, received: `${conversation.sessionId} ${state.received}`, onNew: startOver };

  return (
    <ChatActions value={actions}>
      <ChatHeader title={title} onOpenSidebar={() => setSheet("open")} onConnect={actions.connectMeter} />
      <DropZone onFile={chosenFile.choose} disabled={state.pending || !mayChange} className="flex min-h-0 grow">
        <div className="hidden w-72 shrink-0 flex-col overflow-y-auto border-r border-line p-4 lg:flex">
          <Sidebar {...sidebar} />
        </div>
        <ConversationView
          key={conversation.sessionId}
          conversation={conversation}
          state={state}
          composer={composer}
          chosenFile={chosenFile}
          onBegin={begin}
          onConnect={actions.connectMeter}
        />
      </DropZone>
      {sheet !== "unopened" && (
        <Suspense fallback={null}>
          <SidebarSheet
            open={sheet === "open"}
            onOpenChange={(open) => setSheet(open ? "open" : "closed")}
            {...sidebar}
          />
        </Suspense>
      )}
      <UtilityWizard open={wizardOpen} onOpenChange={setWizardOpen} />
    </ChatActions>
  );
}
