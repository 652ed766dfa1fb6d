import { billingStatus, openCheckout, STRIPE_WEBHOOK } from "@wattleaf/shared/contracts/billing";
import { Elysia } from "elysia";
import { defineApi, implement } from "../../http/implement";
import { MAX_JSON_BYTES, readBody } from "../../http/request-body";
import { BODY_UNREAD, jsonResponse, openRoute, type RestRoute } from "../../http/rest";
import * as billing from "./service";
import { receiveEvent } from "./webhook";

/** The signature is of the body's very bytes, so that they go on unparsed. */
const webhookRoute: RestRoute = (host) =>
  new Elysia().post(
    STRIPE_WEBHOOK.path,
    async (context) => {
      const { call, headers } = await openRoute(host, STRIPE_WEBHOOK, context);
      const body = await readBody(context.request, MAX_JSON_BYTES);
      const signature = context.request.headers.get("stripe-signature");
      return jsonResponse(await receiveEvent(call.ctx, body, signature), headers);
    },
    BODY_UNREAD,
  );

export const billingApi = defineApi(
  { status: implement(billingStatus, billing.status), checkout: implement(openCheckout, billing.checkout) },
  [webhookRoute],
);
