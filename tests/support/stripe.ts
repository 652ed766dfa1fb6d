import { createHmac } from "node:crypto";
import { STRIPE_WEBHOOK } from "../../packages/shared/src/contracts/billing";
import type { TestApi } from "./api";

const SECRET_KEY = "sk_test_of_the_test";
const WEBHOOK_SECRET = "whsec_of_the_test";

/** The parameters of a form-encoded request, by their names: `line_items[0][quantity]`. */
type Parameters = Readonly<Record<string, string>>;

interface Subscription {
  id: string;
  object: "subscription";
  customer: string;
  status: string;
  metadata: Record<string, string>;
}

interface StripeEvent {
  id: string;
  object: "event";
  type: string;
  created: number;
  data: { object: object };
}

/** What the product must send to open a checkout; a name beside these is rejected, as Stripe does. */
const SESSION_PARAMETER =
  /^(mode|client_reference_id|customer|customer_email|locale|success_url|cancel_url|metadata\[\w+\]|subscription_data\[metadata\]\[\w+\]|line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|recurring\]\[interval|product_data\]\[name))\])$/;

/** A stand-in for Stripe's API on loopback: form-encoded requests, JSON objects and signed events as the real one's. */
export class TestStripe {
  /** The parameters of each checkout that was opened. */
  readonly checkouts: Parameters[] = [];
  readonly subscriptions = new Map<string, Subscription>();
  /** Answers every request with this status, if it is set. */
  failure: number | null = null;
  #held: { asked: () => void; released: Promise<void> } | null = null;
  #ids = 0;
  readonly #server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: (request) => this.#respond(request) });

  /** The environment of a server that takes payments here. */
  get variables(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: `http://127.0.0.1:${this.#server.port}`,
    };
  }

  stop(): void {
    void this.#server.stop(true);
  }

  /** The customer pays on the page of the newest checkout. */
  pay(): { subscription: Subscription; completed: StripeEvent } {
    const checkout = this.checkouts.at(-1) ?? {};
    const subscription: Subscription = {
      id: this.#newId("sub"),
      object: "subscription",
      customer: checkout.customer ?? this.#newId("cus"),
      status: "active",
      metadata: metadataIn(checkout, "subscription_data[metadata]"),
    };
    this.subscriptions.set(subscription.id, subscription);
    const session = {
      id: this.#newId("cs_test"),
      object: "checkout.session",
      mode: "subscription",
      client_reference_id: checkout.client_reference_id,
      subscription: subscription.id,
      customer: subscription.customer,
      payment_status: "paid",
      metadata: metadataIn(checkout, "metadata"),
    };
    return { subscription, completed: this.event("checkout.session.completed", session) };
  }

  /** The subscription's state changes, of which an event tells. */
  change(subscription: Subscription, status: string): StripeEvent {
    const changed = { ...subscription, status };
    this.subscriptions.set(subscription.id, changed);
    return this.event(`customer.subscription.${status === "canceled" ? "deleted" : "updated"}`, changed);
  }

  event(type: string, object: object): StripeEvent {
    const created = Math.floor(Date.now() / 1000);
    return { id: this.#newId("evt"), object: "event", type, created, data: { object } };
  }

  /** The next lookup of a subscription is answered late, with the state that it found. */
  holdNextLookup() {
    const asked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    this.#held = { asked: asked.resolve, released: released.promise };
    return { asked: asked.promise, release: released.resolve };
  }

  #newId(prefix: string): string {
    this.#ids += 1;
    return `${prefix}_${this.#ids}`;
  }

  async #respond(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const parameters = Object.fromEntries(new URLSearchParams(await request.text()));
    if (request.headers.get("authorization") !== `Bearer ${SECRET_KEY}`)
      return failed(401, "invalid_request_error", "Invalid API Key provided");
    if (this.failure) return failed(this.failure, "api_error", "Stripe is having a bad day");
    if (pathname === "/v1/checkout/sessions" && request.method === "POST")
      return this.#openCheckout(request, parameters);
    const [, id = ""] = /^\/v1\/subscriptions\/(\w+)$/.exec(pathname) ?? [];
    const found = this.subscriptions.get(id);
    if (!found) return failed(404, "invalid_request_error", `No such subscription: '${id}'`, "resource_missing");
    if (request.method === "DELETE") this.change(found, "canceled");
    const state = this.subscriptions.get(id);
    const held = this.#held;
    this.#held = null;
    held?.asked();
    await held?.released;
    return Response.json(state);
  }

  #openCheckout(request: Request, parameters: Parameters): Response {
    if (!request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded"))
      return failed(400, "invalid_request_error", "Send the parameters form-encoded");
    const unknown = Object.keys(parameters).find((name) => !SESSION_PARAMETER.test(name));
    if (unknown)
      return failed(400, "invalid_request_error", `Received unknown parameter: ${unknown}`, "parameter_unknown");
    this.checkouts.push(parameters);
    const id = this.#newId("cs_test");
    return Response.json({
      id,
      object: "checkout.session",
      mode: parameters.mode,
      status: "open",
      url: `https://checkout.stripe.com/c/pay/${id}`,
    });
  }
}

const failed = (status: number, type: string, message: string, code?: string) =>
  Response.json({ error: { type, message, code } }, { status });

function metadataIn(parameters: Parameters, name: string): Record<string, string> {
  const entries = Object.entries(parameters).filter(([key]) => key.startsWith(`${name}[`));
  return Object.fromEntries(entries.map(([key, value]) => [key.slice(name.length + 1, -1), value]));
}

interface Delivery {
  secret?: string;
  /** When it was signed. */
  atMs?: number;
  /** What arrives in place of what was signed. */
  body?: string;
}

/** Stripe delivers an event: the header has a time and, under v1, an HMAC of the time and the body. */
export function deliver(api: TestApi, event: StripeEvent, { secret = WEBHOOK_SECRET, atMs, body }: Delivery = {}) {
  const signed = JSON.stringify(event);
  const time = Math.floor((atMs ?? api.platform.clock.now()) / 1000);
  const signature = createHmac("sha256", secret).update(`${time}.${signed}`).digest("hex");
  return api.fetch(STRIPE_WEBHOOK.path, {
    method: "POST",
    headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": `t=${time},v1=${signature}` },
    body: body ?? signed,
  });
}
