import {
  closeWidgetSession,
  openWidgetSession,
  WIDGET_FRAME,
  WIDGET_PREVIEW,
} from "@wattleaf/shared/contracts/partners";
import * as articleContract from "@wattleaf/shared/contracts/partners/articles";
import { checkPartnerPage, getPartnerEffect, getPartnerUsage } from "@wattleaf/shared/contracts/partners/insight";
import * as questionContract from "@wattleaf/shared/contracts/partners/questions";
import * as tariffContract from "@wattleaf/shared/contracts/partners/tariffs";
import * as contract from "@wattleaf/shared/contracts/partners/workspaces";
import { WIDGET_FRAME_PATH } from "@wattleaf/shared/domain/widget-frame";
import { WIDGET_PREVIEW_PATH } from "@wattleaf/shared/domain/widget-preview";
import { Elysia } from "elysia";
import type { RequestContext } from "../../core/request-context";
import { defineApi, implement } from "../../http/implement";
import { openedOrigin } from "../../http/opened-origin";
import { openRoute, type RestRoute } from "../../http/rest";
import { framePage, framePolicy } from "./frame-page";
import { newPreviewKey } from "./preview";
import { type Previewed, previewPage } from "./preview-page";
import * as articles from "./articles/service";
import { eraseCustomer } from "./customers/service";
import { effect } from "./effect/service";
import { checkPage } from "./page-check/service";
import * as questions from "./questions/service";
import * as partners from "./service";
import * as tariffs from "./tariffs/service";
import { usage } from "./usage/service";
import * as workspaces from "./workspaces/service";
import { sampleWidget } from "./sample-widget";

/** Only the site may frame it, and it only loads the site's own widget. */
const PREVIEW_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

/** Without sample data there is no demo partner. */
const demoWidget = ({ platform: { env } }: RequestContext): Previewed | null => sampleWidget(env);

/** For the owner of the workspace alone. @throws DomainError not_signed_in, not_found */
async function workspaceWidget(ctx: RequestContext, partnerId: string, request: Request): Promise<Previewed> {
  const { id, name } = await workspaces.requirePartner(ctx, { partner_id: partnerId });
  return { widgetKey: newPreviewKey(ctx.platform, id, openedOrigin(ctx.platform.env, request)), name };
}

const previewRoute: RestRoute = (host) =>
  new Elysia().get(WIDGET_PREVIEW_PATH, async (context) => {
    const { call, headers } = await openRoute(host, WIDGET_PREVIEW, context);
    headers.set("content-type", "text/html; charset=utf-8");
    headers.set("content-security-policy", PREVIEW_POLICY);
    const query = new URL(context.request.url).searchParams;
    const partnerId = query.get("partner");
    headers.set("cache-control", partnerId === null ? "public, max-age=300" : "no-store");
    const previewed =
      partnerId === null ? demoWidget(call.ctx) : await workspaceWidget(call.ctx, partnerId, context.request);
    return new Response(previewPage(previewed, query), { headers });
  });

const frameRoute: RestRoute = (host) =>
  new Elysia().get(WIDGET_FRAME_PATH, async (context) => {
    const { call, headers } = await openRoute(host, WIDGET_FRAME, context);
    const query = new URL(context.request.url).searchParams;
    headers.set("content-type", "text/html; charset=utf-8");
    headers.set("content-security-policy", await framePolicy(call.ctx.platform, query.get("key") ?? ""));
    // The list of origins may change at any time.
    headers.set("cache-control", "no-cache");
    // Browsers say what a page is for; one that does not may be in a frame.
    const isFramed = context.request.headers.get("sec-fetch-dest") !== "document";
    return new Response(framePage(call.ctx.platform, query, isFramed), { headers });
  });

export const partnersApi = defineApi(
  {
    openWidgetSession: implement(openWidgetSession, partners.openWidgetSession),
    closeWidgetSession: implement(closeWidgetSession, partners.closeWidgetSession),
    list: implement(contract.listPartners, workspaces.list),
    create: implement(contract.createPartner, workspaces.create),
    get: implement(contract.getPartner, workspaces.get),
    update: implement(contract.updatePartner, workspaces.update),
    remove: implement(contract.removePartner, workspaces.remove),
    addOrigin: implement(contract.addPartnerOrigin, workspaces.addOrigin),
    removeOrigin: implement(contract.removePartnerOrigin, workspaces.removeOrigin),
    rotateWidgetKey: implement(contract.rotateWidgetKey, workspaces.rotateWidgetKey),
    createSigningKey: implement(contract.createSigningKey, workspaces.createSigningKey),
    revokeSigningKey: implement(contract.revokeSigningKey, workspaces.revokeSigningKey),
    eraseCustomer: implement(contract.erasePartnerCustomer, eraseCustomer),
    listArticles: implement(articleContract.listPartnerArticles, articles.list),
    createArticle: implement(articleContract.createPartnerArticle, articles.create),
    updateArticle: implement(articleContract.updatePartnerArticle, articles.update),
    removeArticle: implement(articleContract.removePartnerArticle, articles.remove),
    listTariffs: implement(tariffContract.listPartnerTariffs, tariffs.list),
    createTariff: implement(tariffContract.createPartnerTariff, tariffs.create),
    removeTariff: implement(tariffContract.removePartnerTariff, tariffs.remove),
    listQuestions: implement(questionContract.listTestQuestions, questions.list),
    setQuestions: implement(questionContract.setTestQuestions, questions.set),
    runQuestions: implement(questionContract.runTestQuestions, questions.run),
    usage: implement(getPartnerUsage, usage),
    effect: implement(getPartnerEffect, effect),
    checkPage: implement(checkPartnerPage, checkPage),
  },
  [previewRoute, frameRoute],
);
