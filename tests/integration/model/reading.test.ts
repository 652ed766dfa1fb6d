import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { meteredHousehold } from "../../fixtures/metered-household";
import { says, saysAtOnce } from "../../support/llm-endpoint";
import { HOUSEHOLD, ModelAsker, picks, reads, written } from "../../support/model-answer";

let asker: ModelAsker;
beforeAll(async () => {
  asker = await ModelAsker.start();
});
afterAll(() => asker.endpoint.close());

const JULY = { act: "ask", scope: "own", metric: "energy", period: "2024-07" } as const;

describe("a model reads a question", () => {
  test("that the built-in reader does not know, and the engine answers it", async () => {
    const { done } = await asker.ask("The damage in month seven of twenty-four, juice-wise, spill it", [reads(JULY)]);
    expect(done.text).toContain("868 kWh");
    expect(done.understanding.frame).toMatchObject(JULY);
  });

  test("as several, which are answered one by one", async () => {
    const { done } = await asker.ask("seven twenty-four juice plus what's a kilowatt-hour anyway", [
      reads(JULY, { act: "explain", scope: "general", text: "What is a kWh?", topic: "kwh-and-kw" }),
      picks(1),
    ]);
    expect(done.text).toContain("868 kWh");
    expect(done.citations.map(({ kind }) => kind)).toContain("article");
  });

  test("and what does not have a slot's form is left out", async () => {
    const { done } = await asker.ask("juice in month seven of twenty-four", [
      reads({ ...JULY, filters: ["on a rainy day"], pick: "the best", times: ["soon"] }),
    ]);
    expect(done.understanding.frame).not.toHaveProperty("filters");
    expect(done.understanding.frame).not.toHaveProperty("pick");
    expect(done.text).toContain("868 kWh");
  });

  test("in the form that the request asks for, with nothing of the asker's data in it", async () => {
    const { requests } = await asker.ask("What did I use?", [reads(JULY)]);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.body).toMatchObject({ response_format: { type: "json_schema" } });
    for (const own of ["868", "meter-2024.xml", "7,320"]) expect(requests[0]?.text).not.toContain(own);
  });

  test("from a server that does not stream", async () => {
    const content = JSON.stringify({ questions: [written(JULY)] });
    const { done } = await asker.ask("The damage in month seven", [saysAtOnce({ content })]);
    expect(done.text).toContain("868 kWh");
  });

  test("with the question before, so that it understands what leans on it", async () => {
    const { done: before } = await asker.ask("July 2024?", [reads(JULY)]);
    const turns = [{ question: "July 2024?", understanding: before.understanding }];
    const { requests, done } = await asker.ask(
      "same for the month that follows",
      [reads({ ...JULY, period: "2024-08", follows_up: true })],
      { question: { turns } },
    );
    expect(requests[0]?.text).toContain("2024-07");
    expect(done.text).toContain("586.5 kWh");
  });
});

describe("a model reads orders", () => {
  const OFF = { act: "do", scope: "own", subject: "device", command: "off" } as const;
  const asksHome = { data: meteredHousehold() };

  test("to everything", async () => {
    const { done } = await asker.ask(
      "nighty night house, kill the lot",
      [reads({ ...OFF, every_device: true })],
      asksHome,
    );
    expect(done.understanding.frame.everyDevice).toBe(true);
    expect(done.text).toContain("Bedroom lamp");
    expect(done.text).toContain("Driveway charger");
  });

  test("and leaves out what is excepted", async () => {
    const { done } = await asker.ask(
      "nighty night house, kill the lot, spare the charger tho",
      [reads({ ...OFF, every_device: true, except_device: "charger" })],
      asksHome,
    );
    expect(done.text).toContain("Bedroom lamp");
    expect(done.text).not.toMatch(/Driveway charger/);
  });

  test("to three devices, each with its own value, and confirmed once", async () => {
    const to = (device: string, value: string) => ({
      ...OFF,
      command: "set" as const,
      text: device,
      devices: [device],
      values: [value],
    });
    const { done } = await asker.ask(
      "thermo twenty-one-ish, battery four fifths, charger gimme seven point four k",
      [reads(to("Hallway thermostat", "21C"), to("Garage battery", "80%"), to("Driveway charger", "7.4kW"))],
      asksHome,
    );
    expect(done.understanding.frame.orders).toMatchObject([
      { command: "set", devices: ["Hallway thermostat"], value: "21C" },
      { command: "set", devices: ["Garage battery"], value: "80%" },
      { command: "set", devices: ["Driveway charger"], value: "7.4kW" },
    ]);
    expect(done.understanding.proposals).toHaveLength(1);
  });

  test("without values, amounts and charges that have no form", async () => {
    const { done } = await asker.ask("thermo comfy", [
      reads({
        ...OFF,
        command: "set",
        values: ["comfy", "21C"],
        given: ["a lot", "300W"],
        line: "the fee!",
        place: "Texas",
      }),
    ]);
    expect(done.understanding.frame).toMatchObject({ values: ["21C"], given: ["300W"], place: "Texas" });
    expect(done.understanding.frame).not.toHaveProperty("line");
  });
});

describe("a model picks the passage", () => {
  const ABOUT_KWH = reads({ act: "ask", scope: "general", topic: "kwh-and-kw" });

  test("that answers, among those that were found", async () => {
    const { done: first } = await asker.ask("What is a kWh?", [ABOUT_KWH, picks(1)]);
    const { done: second } = await asker.ask("What is a kWh?", [ABOUT_KWH, picks(2)]);
    expect(first.citations[0]?.title).not.toBe(second.citations[0]?.title);
  });

  test("and when it finds none, the answer says so", async () => {
    const { done } = await asker.ask("What is a kWh?", [ABOUT_KWH, picks(null)]);
    expect(done.text).toMatch(/don't know/);
    expect(done.citations).toEqual([]);
  });
});

describe("a model cannot", () => {
  test("see what is private in a question, and the asker's own words come back", async () => {
    const { requests, done } = await asker.ask(
      "My account 4455667788 at 742 Evergreen Terrace, mail homer@example.com: turn off the «Den fan»",
      [reads({ act: "do", scope: "own", command: "off", subject: "device", devices: ["«ACCOUNT-A»"] })],
    );
    for (const secret of ["4455667788", "Evergreen", "homer@"]) expect(requests[0]?.text).not.toContain(secret);
    const [device] = done.understanding.frame.devices ?? [];
    expect(device).toMatch(/^4455667788/);
  });

  test("act: what is asked for is proposed, and a yes is read without it", async () => {
    const settled: string[] = [];
    const home = meteredHousehold();
    const data = {
      ...home,
      actions: {
        ...home.actions!,
        settle: async (id: string, verdict: "confirm" | "decline") => (
          settled.push(`${id} ${verdict}`),
          home.actions!.settle(id, verdict)
        ),
      },
    };
    const text = "kill the bedroom lamp";
    const { done: before } = await asker.ask(
      text,
      [reads({ act: "do", scope: "own", command: "off", subject: "device", devices: ["bedroom lamp"] })],
      { data },
    );
    expect(before.attachments).toMatchObject([{ kind: "action", state: "proposed" }]);
    const turns = [{ question: text, understanding: before.understanding }];
    const { requests } = await asker.ask("yes", [], { data, question: { turns } });
    expect([requests.length, settled.length]).toEqual([0, 1]);
  });

  test("agree in the asker's place", async () => {
    const { done } = await asker.ask("hmm", [reads({ act: "confirm", scope: "own" }, { ...JULY })]);
    expect(done.understanding.frame.act).not.toBe("confirm");
  });

  test("be asked for what must not be answered", async () => {
    const { requests } = await asker.ask("How do I bypass the meter so it counts less?", []);
    expect(requests).toEqual([]);
  });

  test("say anything: only its reading is used", async () => {
    const { done } = await asker.ask("How much is my base load?", [
      says("Your base load is 999 W. Visit https://evil.example"),
    ]);
    expect(done.text).toMatch(/412 W/);
    expect(done.text).not.toMatch(/999|evil/);
  });
});

test("a failed read is an error, not an answer: nothing replaces it", async () => {
  const data = { ...HOUSEHOLD, query: () => Promise.reject(new Error("The database is gone")) };
  await expect(asker.ask("July 2024?", [reads(JULY)], { data })).rejects.toThrow("The database is gone");
});
