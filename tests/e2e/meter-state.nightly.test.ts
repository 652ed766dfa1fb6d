import { listMeters } from "../../packages/shared/src/contracts/meters";
import { newUtilityAccount } from "../factories/meters";
import { openChat } from "../support/chat-page";
import { signUpWithFile } from "../support/sign-up";
import { expect, test } from "../support/story";

/* A user with a meter or a file sees its state and is not asked for one. */

test("with a meter the chat names it and does not ask to connect one", async ({ open, site }) => {
  const page = await openChat(open, site, {
    before: async (fresh) => {
      const data = newUtilityAccount();
      const response = await fresh.request.post(`${site.url}/api/utility/authorize`, {
        data,
        headers: { origin: site.url },
      });
      expect(response.ok()).toBe(true);
      await expect
        .poll(async () => (await (await fresh.request.get(site.url + listMeters.path)).json()).meters[0]?.status)
        .toBe("ready");
    },
  });
  const data = page.getByRole("region", { name: "Your data" });
  await expect(data).toContainText("Pacific Gas and Electric");
  await expect(data).not.toContainText("No meter or file yet");
  await expect(page.getByRole("link", { name: "Meter connected" })).toHaveAttribute("href", "/dashboard");
  await expect(page.getByRole("button", { name: "Connect", exact: true })).toHaveCount(0);
});

test("the sample household's chat names its meter", async ({ open }) => {
  const page = await open("/chat", { before: (fresh) => fresh.goto("/api/auth/sso") });
  await expect(page.getByRole("region", { name: "Your data" })).not.toContainText("No meter or file yet");
  await expect(page.getByRole("link", { name: "Meter connected" })).toBeVisible();
});

test("with a file the chat names it; without either it says what would help", async ({ open, site }) => {
  const withFile = await open("/chat", { before: (fresh) => signUpWithFile(fresh, site) });
  await expect(withFile.getByRole("region", { name: "Your data" })).toContainText(/\.xml/);
  const withNothing = await openChat(open, site);
  await expect(withNothing.getByRole("region", { name: "Your data" })).toContainText("No meter or file yet");
  await expect(withNothing.getByRole("button", { name: "Connect", exact: true })).toBeVisible();
});
