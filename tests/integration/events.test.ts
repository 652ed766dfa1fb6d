import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sweep } from "../../packages/server/src/composition/maintenance";
import { eventAvailability } from "../../packages/shared/src/contracts/events";
import { DAY_MS } from "../../packages/shared/src/domain/time";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { emailsTo } from "../support/emails";
import { postForm } from "../support/plain-form";

const WORKSHOP = "disaggregation-workshop";
const WORKSHOP_SEATS = 30;
const BEFORE = Date.parse("2026-12-01T12:00:00Z");
const WORKSHOP_STARTS = Date.parse("2027-03-16T09:30:00+01:00");

let nowMs = BEFORE;
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => nowMs } });
});
afterAll(() => api.close());
beforeEach(async () => {
  nowMs = BEFORE;
  await api.platform.db.run(sql`delete from event_registrations`);
  await api.platform.db.run(sql`delete from event_seats`);
});

const pathOf = (event: string) => `/api/events/${event}/registrations` as const;
const register = (email: string, change: Record<string, string> = {}, event = WORKSHOP) =>
  new BrowserSession(api).postJson(pathOf(event), { name: "Ada Byron", email, ...change });
const stored = () => api.platform.db.all<{ email: string }>(sql`select email from event_registrations`);

async function seatsLeft(): Promise<unknown> {
  const response = await new BrowserSession(api).fetch(eventAvailability.path);
  const { events } = (await response.json()) as { events: { eventId: string }[] };
  return events.find(({ eventId }) => eventId === WORKSHOP);
}

async function emailsOf(address: string) {
  await api.platform.background.settled();
  return emailsTo(api.platform.env.MAIL_OUTBOX, address);
}

describe("a registration", () => {
  test("takes one seat for an address, whatever its capitals, and is confirmed once", async () => {
    expect((await register("Guest-1@example.com")).status).toBe(200);
    expect((await register("guest-1@example.com")).status).toBe(200);
    expect(await stored()).toEqual([{ email: "guest-1@example.com" }]);
    expect(await seatsLeft()).toEqual({ eventId: WORKSHOP, seatsLeft: 29, registrationOpen: true });
    expect(await emailsOf("guest-1@example.com")).toHaveLength(1);
  });

  test("is confirmed with time, place, invoice and a calendar file", async () => {
    await register("guest-2@example.com");
    const [email] = await emailsOf("guest-2@example.com");
    expect(email?.subject).toBe("You're registered: Hands-on disaggregation: from mains to appliances in one day");
    for (const words of ["Mar 16, 2027", "9:30 AM", "Central European Standard Time", "Berlin", "€299", "invoice"])
      expect(email?.text).toContain(words);
    const [attachment] = email?.attachments ?? [];
    expect(attachment).toMatchObject({ filename: `${WORKSHOP}.ics` });
    const calendar = new TextDecoder().decode(attachment?.content as Uint8Array<ArrayBuffer>);
    expect(calendar).toContain("DTSTART:20270316T083000Z");
  });

  test("is confirmed in Chinese to who asks for it, and a free event sends no invoice", async () => {
    await register("guest-3@example.com", { language: "zh" }, "energy-intelligence-conference");
    const [email] = await emailsOf("guest-3@example.com");
    expect(email?.subject).toBe("报名成功：2027 能源智能大会");
    expect(email?.text).toContain("2027年6月9日");
    expect(email?.text).not.toContain("发票");
  });
});

describe("the seats of an event", () => {
  test("are given to exactly as many as it has, when more ask at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: WORKSHOP_SEATS + 10 }, (_, index) => register(`crowd-${index}@example.com`)),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.json() as Promise<{ ok?: true; reason?: object }>));
    expect(bodies.filter(({ ok }) => ok)).toHaveLength(WORKSHOP_SEATS);
    const rejected = bodies.filter(({ ok }) => !ok);
    expect(rejected).toHaveLength(10);
    for (const body of rejected) expect(body).toMatchObject({ code: "conflict", reason: { name: "event_full" } });
    expect(await stored()).toHaveLength(WORKSHOP_SEATS);
    expect(await seatsLeft()).toMatchObject({ seatsLeft: 0 });
  });

  test("are closed when it begins", async () => {
    nowMs = WORKSHOP_STARTS;
    const answer = await register("late@example.com");
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: "conflict", reason: { name: "event_closed" } });
    expect(await seatsLeft()).toMatchObject({ registrationOpen: false });
  });
});

test("a form without JavaScript leads to a page that tells how it went", async () => {
  const sent = await postForm(new BrowserSession(api), pathOf(WORKSHOP), {
    name: "Ada",
    email: "form@example.com",
    language: "zh",
  });
  expect(sent).toEqual({ status: 303, location: "/events/registered?lang=zh" });
  const failed = await postForm(new BrowserSession(api), pathOf("moon-landing"), {
    name: "Ada",
    email: "form@example.com",
  });
  expect(failed).toEqual({ status: 303, location: "/events/registration-failed" });
  expect(await stored()).toEqual([{ email: "form@example.com" }]);
});

test("names and addresses are deleted 30 days after the event, and not before", async () => {
  await register("guest-4@example.com");
  nowMs = WORKSHOP_STARTS + 30 * DAY_MS;
  await sweep(api.platform);
  expect(await stored()).toHaveLength(1);
  nowMs += DAY_MS;
  await sweep(api.platform);
  expect(await stored()).toEqual([]);
});

describe("a calendar file", () => {
  const calendarAt = async (path: string) => {
    const response = await api.fetch(path);
    return { type: response.headers.get("content-type"), text: await response.text() };
  };

  test.each([
    ["/events/energy-intelligence-conference.ics", "Energy Intelligence Conference 2027"],
    ["/events/energy-intelligence-conference.zh.ics", "2027 能源智能大会"],
  ])("%s follows RFC 5545", async (path, title) => {
    const { type, text } = await calendarAt(path);
    expect(type).toBe("text/calendar; charset=utf-8");
    const lines = text.split("\r\n");
    // Section 3.1: lines end with CRLF and have at most 75 octets; a line that goes on begins with a space.
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(text).toMatch(/\r\n$/);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const unfolded = text.replaceAll("\r\n ", "").split("\r\n");
    expect(unfolded.slice(0, 2)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0"]);
    for (const needed of [/^PRODID:/, /^UID:/, /^DTSTAMP:\d{8}T\d{6}Z$/])
      expect(unfolded.filter((line) => needed.test(line))).toHaveLength(1);
    expect(unfolded).toContain(`SUMMARY:${title}`);
    expect(unfolded).toContain("DTSTART:20270609T160000Z");
    expect(unfolded).toContain("DTEND:20270610T003000Z");
    expect(unfolded.filter(Boolean).at(-1)).toBe("END:VCALENDAR");
  });

  test("both languages are the same event to a calendar", async () => {
    const uid = async (path: string) => /^UID:(.*)$/m.exec((await calendarAt(path)).text)?.[1];
    expect(await uid(`/events/${WORKSHOP}.ics`)).toBe(await uid(`/events/${WORKSHOP}.zh.ics`));
  });
});
