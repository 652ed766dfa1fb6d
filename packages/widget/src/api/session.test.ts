import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import { describe, expect, it } from "vitest";
import { Failure } from "./failure";
import type { TokenSource } from "../protocol";
import { createSessionKeeper, type SessionStorage } from "./session";

const NOW_MS = Date.parse("2026-01-15T12:00:00Z");
const inMinutes = (minutes: number) => new Date(NOW_MS + minutes * MINUTE_MS).toISOString();

function memoryStorage(): SessionStorage & Pick<Map<string, string>, "size"> {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
    get size() {
      return values.size;
    },
  };
}

/** A server that numbers the sessions it opens, on a tab whose storage can outlive the keeper. */
function createTab(storage: SessionStorage | undefined = memoryStorage(), identity?: TokenSource) {
  let opened = 0;
  const bodies: { token?: string }[] = [];
  const events: string[] = [];
  const consent = { given: true };
  const keeper = (key = "wk_a", reply?: () => Response) =>
    createSessionKeeper({
      apiOrigin: "https://wattleaf.example",
      key,
      language: "en",
      storage: () => storage,
      get mayStore() {
        return consent.given;
      },
      identity: () => identity,
      now: () => NOW_MS,
      onEvent: (event) => events.push(event),
      fetch: async (_url, { body }) => {
        bodies.push(JSON.parse(String(body)));
        return (
          reply?.() ??
          Response.json({
            token: `token-${++opened}`,
            expiresAt: inMinutes(60),
            partner: { name: "Brightwater" },
            greeting: "Hello",
            features: { upload: true, rewards: true },
          })
        );
      },
    });
  return { keeper, bodies, events, consent, opened: () => opened };
}

describe("the widget's session", () => {
  it("is opened once, however many ask", async () => {
    const tab = createTab();
    const keeper = tab.keeper();
    await Promise.all([keeper.current(), keeper.current(), keeper.withToken(async (token) => token)]);
    expect(tab.opened()).toBe(1);
    expect(keeper.restored).toBe(false);
  });

  it("goes on at the tab's next page, for the same key only", async () => {
    const tab = createTab();
    await tab.keeper().current();
    const next = tab.keeper();
    expect((await next.current()).token).toBe("token-1");
    expect(next.restored).toBe(true);
    expect((await tab.keeper("wk_b").current()).token).toBe("token-2");
  });

  it("is in the tab's storage as long as it may be", async () => {
    const storage = memoryStorage();
    const tab = createTab(storage);
    tab.consent.given = false;
    const keeper = tab.keeper();
    await keeper.current();
    expect(storage.size).toBe(0);

    tab.consent.given = true;
    keeper.keep();
    expect((await tab.keeper().current()).token).toBe("token-1");
    // Consent that is repeated before the session is opened costs the tab nothing.
    tab.keeper().keep();
    expect(storage.size).toBe(1);

    tab.consent.given = false;
    keeper.keep();
    expect(storage.size).toBe(0);
    expect((await keeper.current()).token).toBe("token-1");
  });

  it("is opened again when the stored one has run out or is not ours", async () => {
    for (const value of [JSON.stringify({ token: "old", expiresAt: inMinutes(-1) }), "{broken"]) {
      const storage = memoryStorage();
      storage.setItem("wattleaf:wk_a", value);
      expect((await createTab(storage).keeper().current()).token).toBe("token-1");
    }
  });

  it("works where the page forbids storage", async () => {
    const forbidden = () => {
      throw new DOMException("denied", "SecurityError");
    };
    const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
    expect((await createTab(storage).keeper().current()).token).toBe("token-1");
  });

  it("renews an expired token once and does the call again", async () => {
    const tab = createTab();
    const used: string[] = [];
    const keeper = tab.keeper();
    const answer = await keeper.withToken(async (token) => {
      used.push(token);
      if (token === "token-1") throw new Failure("session_expired");
      return "answer";
    });
    expect(answer).toBe("answer");
    expect(used).toEqual(["token-1", "token-2"]);

    const reject = () => Promise.reject(new Failure("session_expired"));
    await expect(keeper.withToken(reject)).rejects.toMatchObject({ code: "session_expired" });
    expect(tab.opened()).toBe(3);
  });

  it("is the customer's own: a page of another customer, or of none, does not continue it", async () => {
    const storage = memoryStorage();
    const of = (subject: string) => `h.${btoa(JSON.stringify({ sub: subject }))}.s`;
    const customer = createTab(storage, () => of("ann"));
    await customer.keeper().current();
    expect(customer.bodies).toEqual([{ key: "wk_a", language: "en", token: of("ann") }]);
    const samePerson = createTab(storage, of("ann"));
    await samePerson.keeper().current();
    expect(samePerson.opened()).toBe(0);
    for (const identity of [of("bob"), undefined]) {
      const other = createTab(storage, identity);
      await other.keeper().current();
      expect(other.opened()).toBe(1);
      storage.removeItem("wattleaf:wk_a");
      await createTab(storage, of("ann")).keeper().current();
    }
  });

  it("sends what is no text as the invalid token that it is, and stays a visitor's without one", async () => {
    const tab = createTab(undefined, (async () => ({ token: "jwt" })) as never);
    await tab.keeper().current();
    const mistaken = createTab(undefined, (async () => null) as never);
    await mistaken.keeper().current();
    const visitor = createTab(undefined, (async () => undefined) as never);
    await visitor.keeper().current();
    expect([tab, mistaken, visitor].map(({ bodies }) => bodies[0]?.token)).toEqual([
      "[object Object]",
      "null",
      undefined,
    ]);
  });

  it("gets a new token when it is renewed, and says so when there is none", async () => {
    let tokens = 0;
    const expire = async (token: string) => {
      if (token === "token-1") throw new Failure("session_expired");
      return token;
    };
    const asked = createTab(undefined, async () => `jwt-${++tokens}`);
    expect(await asked.keeper().withToken(expire)).toBe("token-2");
    expect(asked.bodies.map(({ token }) => token)).toEqual(["jwt-1", "jwt-2"]);

    expect(asked.events).toEqual([]);

    const given = createTab(undefined, "jwt");
    const keeper = given.keeper();
    const calls = [keeper.withToken(expire), keeper.withToken(expire)];
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: "identity_token_expired" });
    // Once, however many calls it stops.
    expect(given.events).toEqual(["auth:expired"]);
    const unable = createTab(undefined, () => Promise.reject(new Error("signed out"))).keeper();
    await expect(unable.current()).rejects.toMatchObject({ code: "identity_token_expired" });
  });

  it("forgets what the partner has turned off, here and on the tab's next page", async () => {
    const tab = createTab();
    const keeper = tab.keeper();
    const shown = await keeper.current();
    keeper.turnOff("upload");
    expect(shown.features).toEqual({ upload: false, rewards: true });
    expect((await tab.keeper().current()).features).toEqual({ upload: false, rewards: true });
  });

  it("shows the partner's present settings where it is renewed", async () => {
    const tab = createTab();
    const keeper = tab.keeper();
    const shown = await keeper.current();
    keeper.turnOff("upload");
    await keeper.withToken(async (token) => {
      if (token === "token-1") throw new Failure("session_expired");
    });
    expect(await keeper.current()).toBe(shown);
    expect(shown).toMatchObject({ token: "token-2", features: { upload: true, rewards: true } });
    keeper.end();
    expect(await keeper.current()).not.toBe(shown);
  });

  it("ends on the server and in the tab", async () => {
    const tab = createTab();
    const keeper = tab.keeper();
    await keeper.current();
    keeper.end();
    await expect.poll(() => tab.bodies.at(-1)).toEqual({ token: "token-1" });
    expect((await tab.keeper().current()).token).not.toBe("token-1");
  });

  it("ends as well where only an earlier page has used it", async () => {
    const tab = createTab();
    await tab.keeper().current();
    tab.keeper().end();
    await expect.poll(() => tab.bodies.at(-1)).toEqual({ token: "token-1" });
  });

  it("says why the server rejected, and asks again the next time", async () => {
    const replies = [() => Response.json({ code: "origin_not_allowed", message: "No" }, { status: 403 })];
    const keeper = createTab().keeper("wk_a", () => (replies.shift() ?? (() => Response.json({ token: "t" })))());
    await expect(keeper.current()).rejects.toMatchObject({ code: "origin_not_allowed" });
    expect((await keeper.current()).token).toBe("t");
  });
});
