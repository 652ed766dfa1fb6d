import { type BillingPeriod, PAID_PLANS, type PaidPlan } from "@wattleaf/shared/domain/billing";
import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { DomainError } from "@wattleaf/shared/errors";
import type { Language } from "@wattleaf/shared/i18n/language";
import type Stripe from "stripe";

export interface CheckoutOrder {
  userId: string;
  plan: PaidPlan;
  period: BillingPeriod;
  priceUsd: number;
  /** As the payment page shows it. */
  planName: string;
  language: Language;
  email: string | null;
  /** Of an account that has paid before. */
  customerId: string | null;
  successUrl: string;
  cancelUrl: string;
}

/** A subscription that was begun here, as the provider describes it now. */
export interface PaidSubscription {
  id: string;
  userId: string;
  customerId: string;
  plan: PaidPlan;
  /** The provider's word for it. */
  status: string;
}

/** Something that happened at the provider. */
export interface PaymentEvent {
  id: string;
  /** The subscription that it is about; null if it is about none. */
  subscriptionId: string | null;
}

/** The provider that takes payments. */
export interface Payments {
  /** Opens a payment page. @returns its URL @throws DomainError unavailable */
  openCheckout(order: CheckoutOrder): Promise<string>;
  /** @returns null for one that is unknown or was not begun here @throws DomainError unavailable */
  findSubscription(id: string): Promise<PaidSubscription | null>;
  /** Ends a subscription at once; one that has ended stays so. @throws DomainError unavailable */
  cancel(subscriptionId: string): Promise<void>;
  /** @throws DomainError invalid_input for a body that the provider has not signed, or signed long ago */
  readEvent(body: Uint8Array, signature: string | null, nowMs: number): Promise<PaymentEvent>;
}

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** Another server in Stripe's place, for tests. */
  apiUrl: string;
}

const TIMEOUT_MS = 15 * SECOND_MS;
const INTERVALS = { monthly: "month", annual: "year" } as const satisfies Record<BillingPeriod, string>;
/** What tells our subscriptions from others of the same Stripe account, and whose they are. */
const USER_ID = "wattleaf_user_id";
const PLAN = "wattleaf_plan";

/** Payments by Stripe. Its library is loaded only here, for servers that use it. */
export async function stripePayments({ secretKey, webhookSecret, apiUrl }: StripeOptions): Promise<Payments> {
  const { default: StripeClient } = await import("stripe");
  const { protocol, hostname, port } = new URL(apiUrl);
  const stripe = new StripeClient(secretKey, {
    host: hostname,
    protocol: protocol === "http:" ? "http" : "https",
    ...(port ? { port } : {}),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });

  /** Who pays must not read what Stripe says to us; what may pass is tried again later. */
  const asked = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = StripeClient.errors;
      const isPassing = [StripeConnectionError, StripeAPIError, StripeRateLimitError].some(
        (one) => error instanceof one,
      );
      if (isPassing)
        throw new DomainError("unavailable", "Payments don't work right now. Please try again later.", {
          cause: error,
        });
      throw error;
    }
  };

  const isMissing = (error: unknown) =>
    error instanceof StripeClient.errors.StripeInvalidRequestError && error.code === "resource_missing";

  return {
    async openCheckout(order) {
      const metadata = { [USER_ID]: order.userId, [PLAN]: order.plan };
      const session = await asked(
        stripe.checkout.sessions.create({
          mode: "subscription",
          client_reference_id: order.userId,
          ...(order.customerId ? { customer: order.customerId } : order.email ? { customer_email: order.email } : {}),
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: "usd",
                unit_amount: Math.round(order.priceUsd * 100),
                recurring: { interval: INTERVALS[order.period] },
                product_data: { name: order.planName },
              },
            },
          ],
          metadata,
          subscription_data: { metadata },
          locale: order.language,
          success_url: order.successUrl,
          cancel_url: order.cancelUrl,
        }),
      );
      if (!session.url) throw new Error("Stripe opened a checkout without a page");
      return session.url;
    },

    async findSubscription(id) {
      try {
        return ownSubscription(await asked(stripe.subscriptions.retrieve(id)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async cancel(subscriptionId) {
      try {
        await asked(stripe.subscriptions.cancel(subscriptionId));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },

    async readEvent(body, signature, nowMs) {
      try {
        const event = await stripe.webhooks.constructEventAsync(
          body,
          signature ?? "",
          webhookSecret,
          undefined,
          undefined,
          nowMs,
        );
        return { id: event.id, subscriptionId: subscriptionIdOf(event) };
      } catch (error) {
        throw new DomainError("invalid_input", "The event isn't signed by the payment provider.", { cause: error });
      }
    },
  };
}

function ownSubscription({ id, metadata, customer, status }: Stripe.Subscription): PaidSubscription | null {
  const plan = PAID_PLANS.find((one) => one === metadata[PLAN]);
  const userId = metadata[USER_ID];
  if (!plan || !userId) return null;
  return { id, userId, customerId: typeof customer === "string" ? customer : customer.id, plan, status };
}

function subscriptionIdOf(event: Stripe.Event): string | null {
  switch (event.type) {
    case "checkout.session.completed": {
      const { subscription } = event.data.object;
      return typeof subscription === "string" ? subscription : (subscription?.id ?? null);
    }
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
      return event.data.object.id;
    default:
      return null;
  }
}
