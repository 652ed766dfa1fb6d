import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { partners } from "../../packages/server/src/db/schema/partners";
import { countQuestion } from "../../packages/server/src/modules/partners";
import { register } from "../../packages/shared/src/contracts/auth";
import type { PartnerUsage } from "../../packages/shared/src/contracts/partners/insight";
import { DAY_MS } from "../../packages/shared/src/domain/time";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { createPartner, type TestPartner } from "../support/partner";

/* What questions on a partner's pages were about: in the period, and on each of its days. */

const clock = { nowMs: Date.parse("2026-05-01T12:00:00Z"), now: () => clock.nowMs };

let api: TestApi;
let owner: BrowserSession;
let partner: TestPartner;
beforeAll(async () => {
  api = await createTestApi({ clock });
  owner = new BrowserSession(api);
  await owner.postJson(register.path, newRegistration());
  const { id: userId } = (await (await owner.fetch("/api/auth/user")).json()) as { id: string };
  partner = await createPartner(api);
  await api.platform.db.update(partners).set({ userId }).where(eq(partners.id, partner.id));
});
afterAll(() => api.close());

async function ask(topic: string, times: number, of = partner): Promise<void> {
  for (let n = 0; n < times; n += 1)
    await countQuestion(api.platform, of.id, { outcome: "answered", beginsConversation: false, topic });
}

const usage = async (days: number): Promise<PartnerUsage> =>
  (await owner.fetch(`/api/partners/${partner.id}/usage?days=${days}`)).json() as never;
const named = (topics: PartnerUsage["topics"]) => topics.map(({ topic, questions }) => `${topic} ${questions}`);

test("each day has its own topics, the most frequent first", async () => {
  await ask("Outages", 2);
  await ask("Moving", 3);
  clock.nowMs += DAY_MS;
  await ask("Outages", 4);
  // Of another partner's page.
  await ask("Payment plans", 9, await createPartner(api));
  const { days, topics } = await usage(3);
  expect(days.map((day) => [day.day, named(day.topics)])).toEqual([
    ["2026-04-30", []],
    ["2026-05-01", ["Moving 3", "Outages 2"]],
    ["2026-05-02", ["Outages 4"]],
  ]);
  expect(named(topics)).toEqual(["Outages 6", "Moving 3"]);
});

test("a topic of the period is counted on each of its days, also where others came first", async () => {
  clock.nowMs += DAY_MS;
  for (let n = 0; n < 13; n += 1) await ask(`Topic ${String(n).padStart(2, "0")}`, 2);
  await ask("Outages", 1);
  const { days, topics } = await usage(3);
  const today = days.at(-1)?.topics ?? [];
  expect(named(today)).toContain("Topic 11 2");
  expect(named(today)).not.toContain("Topic 12 2");
  expect(named(today).at(-1)).toBe("Outages 1");
  expect(named(topics)[0]).toBe("Outages 7");
});
