import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import { describe, expect, it } from "vitest";
import { Failure } from "./failure";
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
function createTab(storage: SessionStorage | undefined = memoryStorage()) {
  let opened = 0;
  const keeper = (key = "wk_a", reply?: () => Response) =>
    createSessionKeeper({
      apiOrigin: "https://wattleaf.example",
      key,
      language: "en",
      storage,
      now: () => NOW_MS,
      fetch: async () =>
        reply?.() ??
        Response.json({
          token: `token-${++opened}`,
          expiresAt: inMinutes(60),
          partner: { name: "Brightwater" },
          greeting: "Hello",
        }),
    });
  return { keeper, opened: () => opened };
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

  it("says why the server rejected, and asks again the next time", async () => {
    const replies = [() => Response.json({ code: "origin_not_allowed", message: "No" }, { status: 403 })];
    const keeper = createTab().keeper("wk_a", () => (replies.shift() ?? (() => Response.json({ token: "t" })))());
    await expect(keeper.current()).rejects.toMatchObject({ code: "origin_not_allowed" });
    expect((await keeper.current()).token).toBe("t");
  });
});
