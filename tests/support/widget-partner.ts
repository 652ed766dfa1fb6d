import { request } from "playwright";
import { servePartnerPage } from "../../examples/partner-page/serve.mjs";
import { register } from "../../packages/shared/src/contracts/auth";
import {
  addPartnerOrigin,
  createPartner,
  createSigningKey,
  type Partner,
  updatePartner,
} from "../../packages/shared/src/contracts/partners/workspaces";
import type { PartnerFeature } from "../../packages/shared/src/domain/partners";
import { newRegistration } from "../factories/account";
import { newAddress } from "./addresses";
import { signToken } from "./partner";
import type { Site } from "./site";

export interface WidgetPartner {
  id: string;
  widgetKey: string;
  /** Its page with the widget, on an origin of its own. */
  page: URL;
  /** What its server signs tokens with. */
  signingKey: { keyId: string; secret: string };
  /** Lets the widget run on the pages of another origin, too. */
  addOrigin(origin: string): Promise<void>;
  /** What its server signs for the customer with that id. */
  tokenOf(customer: string, claims?: { iat: number; exp: number }): Promise<string>;
  /** As its owner turns them on and off. */
  setFeatures(features: Partial<Record<PartnerFeature, boolean>>): Promise<void>;
  stop(): Promise<void>;
}

/** A partner on the real site, set up through the API as its owner would: workspace, page and signing key. */
export async function newWidgetPartner(site: Pick<Site, "url">): Promise<WidgetPartner> {
  const owner = await request.newContext({
    baseURL: site.url,
    extraHTTPHeaders: { origin: site.url, "x-forwarded-for": newAddress() },
  });
  async function send<T>(method: string, path: string, data: object): Promise<T> {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const response = await owner.fetch(path, { method, data, headers });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as T;
  }
  await send("POST", register.path, newRegistration());
  const { id, name, widgetKey, settings } = await send<Partner>("POST", createPartner.path, {
    name: "Gridville Power",
  });
  const at = (path: string) => path.replace("{partner_id}", id);
  const page = await servePartnerPage({ port: 0, wattleafOrigin: site.url, widgetKey });
  const addOrigin = (origin: string) => send<void>("POST", at(addPartnerOrigin.path), { origin });
  await addOrigin(page.url.origin);
  const { keyId, secret } = await send<{ keyId: string; secret: string }>("POST", at(createSigningKey.path), {});
  const signingKey = { keyId, secret };
  const everything = { upload: true, charts: true, rewards: true, redeem: true };
  async function setFeatures(features: Partial<Record<PartnerFeature, boolean>>) {
    const changed = { ...settings, features: { ...everything, ...features } };
    await send("PUT", at(updatePartner.path), { name, settings: changed });
  }
  await setFeatures(everything);
  return {
    id,
    widgetKey,
    page: page.url,
    signingKey,
    addOrigin,
    tokenOf: (sub, claims) =>
      signToken({ platform: { clock: { now: Date.now } } }, signingKey, { aud: site.url, sub, ...claims }),
    setFeatures,
    async stop() {
      await owner.dispose();
      await page.stop(true);
    },
  };
}
