import { confirmSubscription, subscribe, unsubscribe } from "@wattleaf/shared/contracts/newsletter";
import { NEWSLETTER_OUTCOMES, NEWSLETTER_PAGES } from "@wattleaf/shared/domain/newsletter";
import { formPostRoute } from "../../http/form-post";
import { defineApi, implement } from "../../http/implement";
import * as newsletter from "./service";

const { sent, confirmed, unsubscribed, failed } = NEWSLETTER_OUTCOMES;

const subscribeRoute = formPostRoute(subscribe, newsletter.subscribe, { pages: { done: sent, failed } });
const confirmPage = formPostRoute(confirmSubscription, newsletter.confirm, {
  path: NEWSLETTER_PAGES.confirm,
  pages: { done: confirmed, failed },
});
const unsubscribePage = formPostRoute(unsubscribe, newsletter.unsubscribe, {
  path: NEWSLETTER_PAGES.unsubscribe,
  pages: { done: unsubscribed, failed },
});

export const newsletterApi = defineApi(
  {
    subscribe: implement(subscribe, newsletter.subscribe, subscribeRoute),
    confirm: implement(confirmSubscription, newsletter.confirm),
    unsubscribe: implement(unsubscribe, newsletter.unsubscribe),
  },
  [confirmPage, unsubscribePage],
);
