import type { Page } from "playwright";
import { events as en } from "@wattleaf/shared/i18n/messages/en/events";
import { events as zh } from "@wattleaf/shared/i18n/messages/zh/events";
import { emailsTo } from "../support/emails";
import { expect, test } from "../support/story";

/* Finding an event and registering for it, with JavaScript and without. */

const main = (page: Page) => page.getByRole("main");
const webinar = (page: Page) => page.locator("#billing-to-the-cent-webinar");

test("chips show one type of event, upcoming and past, and the address keeps it", async ({ open }) => {
  const page = await open("/events?type=roundtable");
  await expect(main(page).getByText("2 of 7 events")).toBeVisible();
  await expect(main(page).getByRole("article")).toHaveCount(1);
  await main(page).getByRole("link", { name: "Conference", exact: true }).click();
  await expect(page).toHaveURL("/events?type=conference");
  await expect(main(page).getByRole("heading", { name: "Energy Intelligence Conference 2027" })).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "Past events" })).toBeHidden();
  await page.goBack();
  await expect(main(page).getByText("2 of 7 events")).toBeVisible();
});

test.for([
  ["en", en, "events-en@example.com"],
  ["zh", zh, "events-zh@example.com"],
] as const)(
  "a registration is checked beside its fields, confirmed, and takes a seat (%s)",
  async ([language, t, email], { open, site }) => {
    const page = await open(`/events?lang=${language}`);
    const seats = webinar(page).locator("[data-seats]");
    await expect(seats).toHaveText(/\d/);
    const left = Number((await seats.textContent())?.replace(/\D/g, ""));
    await webinar(page).getByRole("button", { name: t["events.register"] }).click();
    const dialog = page.getByRole("dialog");
    const field = (name: string) => dialog.getByRole("textbox", { name });
    await dialog.getByRole("button", { name: t["events.register.submit"] }).click();
    await expect(field(t["events.register.name"])).toHaveAccessibleDescription(t["events.register.nameMissing"]);
    await expect(field(t["events.register.name"])).toBeFocused();
    await field(t["events.register.name"]).fill("Lin Ma");
    await field(t["events.register.email"]).fill("lin.ma@");
    await dialog.getByRole("button", { name: t["events.register.submit"] }).click();
    await expect(field(t["events.register.email"])).toHaveAccessibleDescription(t["events.register.emailInvalid"]);
    await field(t["events.register.email"]).fill(email);
    await dialog.getByRole("button", { name: t["events.register.submit"] }).click();
    await expect(dialog.getByText(t["events.register.done"])).toBeFocused();
    await expect(seats).toHaveText(new RegExp(`(^|\\D)${left - 1}(\\D|$)`));
    await expect.poll(async () => (await emailsTo(site.outbox, email)).length).toBe(1);
  },
);

test("an event that has filled up meanwhile cannot be registered for", async ({ open }) => {
  const page = await open("/events", {
    before: (fresh) =>
      fresh.route("**/api/events/availability*", (route) =>
        route.fulfill({
          json: { events: [{ eventId: "billing-to-the-cent-webinar", seatsLeft: 0, registrationOpen: true }] },
        }),
      ),
  });
  await expect(webinar(page).getByRole("button", { name: "Registration Closed" })).toBeDisabled();
  await expect(webinar(page).getByRole("button", { name: "Register Now" })).toBeHidden();
  await expect(webinar(page).getByText("All seats of this event are taken.")).toBeVisible();
});

test("a seat can be reserved without JavaScript", async ({ open }) => {
  const page = await open("/events", { javaScriptEnabled: false });
  await webinar(page).getByRole("button", { name: "Register Now" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Jo Park");
  await dialog.getByRole("textbox", { name: "Email address" }).fill("events-plain@example.com");
  await dialog.getByRole("button", { name: "Reserve my seat" }).click();
  await expect(page).toHaveURL(/^[^?]*\/events\/registered/);
});
