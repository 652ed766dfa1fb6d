import { createHmac } from "node:crypto";
import { LANGUAGES } from "../../packages/shared/src/i18n/language";
import { partners as en } from "../../packages/shared/src/i18n/messages/en/partners";
import { partners as zh } from "../../packages/shared/src/i18n/messages/zh/partners";
import { createTranslate } from "../../packages/shared/src/i18n/translate";
import { axeViolations } from "../support/axe";
import { expect, test } from "../support/story";
import { sampled } from "../support/nightly";
import { openTab, openWorkspace } from "../support/workspace";

/* What was sent to a partner's server, why it failed, and each once more. */

const TRANSLATORS = { en: createTranslate(en), zh: createTranslate(zh) };

interface Received {
  id: string;
  isSigned: (secret: string) => boolean;
}

/** A partner's server on loopback, which can be told to fail. */
function receiver() {
  const self = { status: 204, received: [] as Received[] };
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const { headers } = request;
      const body = await request.text();
      const id = headers.get("webhook-id") ?? "";
      self.received.push({
        id,
        isSigned(secret) {
          const key = Buffer.from(secret.replace("whsec_", ""), "base64");
          const signed = `${id}.${headers.get("webhook-timestamp")}.${body}`;
          const signature = createHmac("sha256", key).update(signed).digest("base64");
          return headers.get("webhook-signature") === `v1,${signature}`;
        },
      });
      return new Response(null, { status: self.status });
    },
  });
  return Object.assign(self, { url: `http://127.0.0.1:${server.port}/hook`, stop: () => server.stop(true) });
}

test.for(sampled(LANGUAGES, 1))(
  "a message that the partner's server rejected is in the log, and is sent again (%s)",
  async (language, { open, site, onTestFinished }) => {
    const t = TRANSLATORS[language];
    const server = receiver();
    onTestFinished(() => server.stop());
    const { page } = await openWorkspace(open, site, { language });
    const main = page.getByRole("main");
    await openTab(page, t("partners.tab.webhooks"));
    await main.getByLabel(t("partners.webhooks.url")).fill(server.url);
    await main.getByRole("button", { name: t("partners.webhooks.create") }).click();
    const secret = main.getByText(/^whsec_/);
    await expect(secret).toBeVisible();

    server.status = 500;
    await main.getByRole("button", { name: t("partners.webhooks.test") }).click();
    const log = t("partners.log.title", { count: 1 });
    await main.getByText(log).click();
    const message = main.getByRole("list", { name: log }).getByRole("listitem");
    const again = message.getByRole("button", { name: t("partners.log.replayNamed", { id: "" }).trim() });
    await expect(message).toContainText(t("partners.log.pending"));
    await expect(message).toContainText(t("partners.log.status", { status: 500 }));
    expect(await axeViolations(page)).toEqual([]);

    server.status = 204;
    await again.click();
    await expect(message).toContainText(t("partners.log.delivered"));
    await expect(message).toContainText(t("partners.log.status", { status: 204 }));
    // The same message, as its id says, and ours, as its signature says.
    expect(new Set(server.received.map(({ id }) => id)).size).toBe(1);
    expect(server.received.at(-1)?.isSigned(await secret.innerText())).toBe(true);

    const before = server.received.length;
    await again.click();
    await expect.poll(() => server.received.length).toBe(before + 1);
  },
);

test.for(sampled(LANGUAGES, 0))("a server that does not answer is named (%s)", async (language, { open, site }) => {
  const t = TRANSLATORS[language];
  const gone = receiver();
  await gone.stop();
  const { page } = await openWorkspace(open, site, { language });
  const main = page.getByRole("main");
  await openTab(page, t("partners.tab.webhooks"));
  await main.getByLabel(t("partners.webhooks.url")).fill(gone.url);
  await main.getByRole("button", { name: t("partners.webhooks.create") }).click();
  await main.getByRole("button", { name: t("partners.webhooks.test") }).click();
  const log = t("partners.log.title", { count: 1 });
  await main.getByText(log).click();
  await expect(main.getByRole("list", { name: log })).toContainText(t("partners.log.noAnswer"));
});
