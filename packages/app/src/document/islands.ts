import type { IslandDefinition } from "../lib/island";
import { holdEvents } from "./held-events";

interface IslandModule {
  island: IslandDefinition<object>;
}

const modules = import.meta.glob<IslandModule>("../pages/*/*.island.tsx");

/** The first sign of a reader at the page: from then on React may be fetched, so that a touch finds it there. */
const PRESENCE = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart"] as const;
/** What reaches for an island. */
const TOUCH = ["pointerover", "pointerdown", "touchstart", "focusin", "click", "keydown", "dragenter"] as const;

/** Told to an island before React takes it over, so that what moved its text meanwhile puts it back. */
export const WAKE_EVENT = "island:wake";

/** Wakes each island when it is touched, and at once where a query or something stored asks for it. */
export function startIslands(): void {
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  for (const island of islands) {
    const held = holdEvents(island);
    const touch = () => {
      for (const type of TOUCH) island.removeEventListener(type, touch, { capture: true });
      // When its code cannot be loaded, the next touch tries again: the connection may be back.
      wake(island).then(held.release, listen);
    };
    const listen = () => {
      for (const type of TOUCH) island.addEventListener(type, touch, { capture: true, passive: true });
    };
    listen();
    if (isAskedFor(island.dataset["wake"])) touch();
  }
  if (islands.length > 0) fetchReactAhead();
}

async function wake(island: HTMLElement): Promise<void> {
  const { island: name = "" } = island.dataset;
  const importIsland = modules[`../pages/${name}.island.tsx`];
  if (!importIsland) throw new Error(`No island ${name}`);
  const [{ hydrate }, module] = await Promise.all([import("./hydrate"), importIsland()]);
  island.dispatchEvent(new Event(WAKE_EVENT));
  await hydrate(island, module.island);
  island.dataset["awake"] = "";
}

function fetchReactAhead(): void {
  const ahead = () => {
    for (const type of PRESENCE) removeEventListener(type, ahead);
    void import("./hydrate").catch(() => undefined);
  };
  for (const type of PRESENCE) addEventListener(type, ahead, { passive: true });
}

function isAskedFor(wakeUp: string | undefined): boolean {
  if (wakeUp === "address") return [...new URLSearchParams(location.search).keys()].some((key) => key !== "lang");
  try {
    return wakeUp !== undefined && localStorage.getItem(wakeUp) !== null;
  } catch {
    return false;
  }
}
