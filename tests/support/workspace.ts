import type { Page } from "playwright";
import { createPartner, type Partner, updatePartner } from "../../packages/shared/src/contracts/partners/workspaces";
import type { PartnerFeature } from "../../packages/shared/src/domain/partners";
import type { Language } from "../../packages/shared/src/i18n/language";
import { withPathFields } from "../../packages/shared/src/contracts/operation";
import { chooseLanguage } from "./choose-language";
import { signUp } from "./sign-up";
import type { Site } from "./site";
import type { OpenOptions, OpenPage } from "./story";

interface WorkspaceOptions extends OpenOptions {
  language?: Language;
  /** Turned on besides those that a new workspace has. */
  features?: readonly PartnerFeature[];
}

/** Signs up, creates a workspace without the form, which has a story of its own, and opens it. */
export async function openWorkspace(
  open: OpenPage,
  site: Pick<Site, "url">,
  { language = "en", features = [], ...options }: WorkspaceOptions = {},
): Promise<{ page: Page; partner: Partner }> {
  const made: Partner[] = [];
  const page = await open("/partners", {
    ...options,
    before: async (fresh) => {
      await chooseLanguage(language)(fresh);
      await signUp(fresh, site);
      made.push(await createWorkspace(fresh, site, features));
    },
  });
  const [partner] = made;
  if (!partner) throw new Error("The page was opened without a workspace");
  return { page, partner };
}

async function createWorkspace(page: Page, { url }: Pick<Site, "url">, features: readonly PartnerFeature[]) {
  const headers = { origin: url };
  const response = await page.request.post(url + createPartner.path, { headers, data: { name: "Gridville Power" } });
  const partner = (await response.json()) as Partner;
  const { name, settings } = partner;
  const on = Object.fromEntries(features.map((feature) => [feature, true]));
  const data = { name, settings: { ...settings, features: { ...settings.features, ...on } } };
  const { path } = withPathFields(updatePartner, { partner_id: partner.id });
  return (await (await page.request.put(url + path, { headers, data })).json()) as Partner;
}

/** Opens a part of the workspace. */
export const openTab = (page: Page, name: string) => page.getByRole("main").getByRole("tab", { name }).click();
