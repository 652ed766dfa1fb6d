import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { RouteName } from "../../routes";

interface Outcome {
  kind: "done" | "failed" | "waiting";
  title: MessageKey;
  text: MessageKey;
}

/** What each of these pages says. */
export const outcomes: Partial<Record<RouteName, Outcome>> = {
  newsletterSent: { kind: "waiting", title: "forms.newsletter.sent.title", text: "forms.newsletter.sent.text" },
  newsletterConfirmed: {
    kind: "done",
    title: "forms.newsletter.confirmed.title",
    text: "forms.newsletter.confirmed.text",
  },
  newsletterUnsubscribed: {
    kind: "done",
    title: "forms.newsletter.unsubscribed.title",
    text: "forms.newsletter.unsubscribed.text",
  },
  newsletterFailed: { kind: "failed", title: "forms.newsletter.failed.title", text: "forms.newsletter.failed.text" },
  contactSent: { kind: "done", title: "forms.contact.sent.title", text: "forms.contact.sent.text" },
  contactFailed: { kind: "failed", title: "forms.contact.failed.title", text: "forms.contact.failed.text" },
  eventRegistered: { kind: "done", title: "forms.event.registered.title", text: "forms.event.registered.text" },
  eventFailed: { kind: "failed", title: "forms.event.failed.title", text: "forms.event.failed.text" },
};
