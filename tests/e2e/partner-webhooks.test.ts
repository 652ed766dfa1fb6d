import { createHmac } from "node:crypto";
import { axeViolations } from "../support/axe";
import { expect, test } from "../support/story";
import { NIGHTLY } from "../support/nightly";
import { openTab, openWorkspace } from "../support/workspace";

/* What was sent to a partner's server, why it failed, and each once more. */

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

test("a message that the partner's server rejected is in the log, and is sent again", async ({
  open,
  site,
  onTestFinished,
}) => {
  const server = receiver();
  onTestFinished(() => server.stop());
  const { page } = await openWorkspace(open, site);
  const main = page.getByRole("main");
  await openTab(page, "Webhooks");
  await main.getByLabel("URL of your server").fill(server.url);
  await main.getByRole("button", { name: "Add a webhook" }).click();
  const secret = main.getByText(/^whsec_/);
  await expect(secret).toBeVisible();

  server.status = 500;
  await main.getByRole("button", { name: "Send a test message" }).click();
  await main.getByText("Messages (1)").click();
  const message = main.getByRole("list", { name: "Messages (1)" }).getByRole("listitem");
  await expect(message).toContainText("Waiting");
  await expect(message).toContainText("HTTP 500");
  expect(await axeViolations(page)).toEqual([]);

  server.status = 204;
  await message.getByRole("button", { name: /^Send again/ }).click();
  await expect(message).toContainText("Delivered");
  await expect(message).toContainText("HTTP 204");
  // The same message, as its id says, and ours, as its signature says.
  expect(new Set(server.received.map(({ id }) => id)).size).toBe(1);
  expect(server.received.at(-1)?.isSigned(await secret.innerText())).toBe(true);

  const before = server.received.length;
  await message.getByRole("button", { name: /^Send again/ }).click();
  await expect.poll(() => server.received.length).toBe(before + 1);
});

test.runIf(NIGHTLY)("a server that does not answer is named", async ({ open, site }) => {
  const gone = receiver();
  await gone.stop();
  const { page } = await openWorkspace(open, site);
  const main = page.getByRole("main");
  await openTab(page, "Webhooks");
  await main.getByLabel("URL of your server").fill(gone.url);
  await main.getByRole("button", { name: "Add a webhook" }).click();
  await main.getByRole("button", { name: "Send a test message" }).click();
  await main.getByText("Messages (1)").click();
  await expect(main.getByRole("list", { name: "Messages (1)" })).toContainText("no answer");
});
