import type { openWidgetSession } from "@wattleaf/shared/contracts/partners";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import { PARTNER_FEATURES, type PartnerSettings } from "@wattleaf/shared/domain/partners";

/** What is typed and not saved yet, of what a session tells the widget. */
export interface PreviewDraft {
  greeting: string;
  quickQuestions: string[];
  features: PartnerSettings["features"];
}

type SessionReply = OutputOf<typeof openWidgetSession>;
const SESSION_PATH: (typeof openWidgetSession)["path"] = "/api/widget/session";

/** What of the frame's page is used, which is the site's own. */
interface PreviewWindow {
  document: Document;
  fetch: typeof fetch;
  Wattleaf?: { push(command: readonly ["logout"]): void };
}
const windowOf = (frame: HTMLIFrameElement) => frame.contentWindow as PreviewWindow | null;

/** The latest of each frame. */
const drafts = new WeakMap<HTMLIFrameElement, PreviewDraft>();

/**
 * The reply with the draft in place of what is saved. An emptied greeting is the assistant's own, which only the server
 * knows; a feature that is off on the server cannot be tried before it is saved.
 */
export function withDraft(reply: SessionReply, { greeting, quickQuestions, features }: PreviewDraft): SessionReply {
  const shown = { ...reply.features };
  for (const feature of PARTNER_FEATURES) shown[feature] &&= features[feature];
  return { ...reply, greeting: greeting.trim() || reply.greeting, quickQuestions, features: shown };
}

/**
 * From now on, each session of the frame's widget begins with the draft of that moment. It is put in on the way from the
 * server, so that neither the server nor the widget has to know of words that may never be saved.
 */
export function showDraft(frame: HTMLIFrameElement, draft: PreviewDraft): void {
  drafts.set(frame, draft);
  const page = windowOf(frame);
  if (!page) return;
  const send = page.fetch.bind(page);
  const sendWithDraft = async (...call: Parameters<typeof fetch>): Promise<Response> => {
    const response = await send(...call);
    const latest = drafts.get(frame);
    if (!latest || !response.ok || !String(call[0]).endsWith(SESSION_PATH)) return response;
    return Response.json(withDraft((await response.json()) as SessionReply, latest));
  };
  page.fetch = Object.assign(sendWithDraft, send);
}

/** An open chat begins again, with the draft. */
export function changeDraft(frame: HTMLIFrameElement, draft: PreviewDraft): void {
  drafts.set(frame, draft);
  const page = windowOf(frame);
  // A chat that had the focus last would take it from the field that is being edited.
  (page?.document.activeElement as HTMLElement | null)?.blur();
  page?.Wattleaf?.push(["logout"]);
}
