import { join } from "node:path";
import { bundleFolder } from "../../scripts/lib/build";
import { DEMO_API_KEY } from "../../packages/shared/src/domain/api-keys";
import { expect, test } from "../support/story";

/* The published client in a browser: the file that npm installs, as a module of the site's own origin. */

test("the typed client answers in a browser, and names what is wrong", async ({ open }) => {
  const page = await open("/documentation/sdks", {
    expected: [/404/],
    before: (fresh) =>
      fresh.route("**/wattleaf-client.js", (route) =>
        route.fulfill({ path: join(bundleFolder("client"), "index.js"), contentType: "text/javascript" }),
      ),
  });
  // As text: what the test runner compiles imports of its own into cannot run in a page.
  const told = await page.evaluate(`(async () => {
    const { createWattleafClient, apiErrorOf } = await import("/wattleaf-client.js");
    const wattleaf = createWattleafClient({ url: location.origin, apiKey: "${DEMO_API_KEY}" });
    const plan = await wattleaf.optimization.schedule.mutate({ facility_id: "sample-home", time_horizon: 24 });
    const error = await wattleaf.vpp.status.query({ plant_id: "no-such-plant" }).catch(apiErrorOf);
    return { currency: plan.currency, code: error.code };
  })()`);
  expect(told).toEqual({ currency: "USD", code: "not_found" });
});
