import { useSearchParams } from "wouter";

export const TABS = ["reference", "guides", "sdks", "troubleshooting"] as const;
export type TabName = (typeof TABS)[number];

/** The open tab and guide, kept in the URL so that links can open them. */
export function useSection() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((name) => name === params.get("tab")) ?? TABS[0];
  const show = (next: TabName, guide: string | null) =>
    setParams((now) => {
      const address = new URLSearchParams(now);
      setOrDelete(address, "tab", next === TABS[0] ? null : next);
      setOrDelete(address, "guide", guide);
      return address;
    });
  return {
    tab,
    guideId: tab === "guides" ? params.get("guide") : null,
    openTab: (next: TabName) => show(next, null),
    openGuide: (guide: string | null) => show("guides", guide),
  };
}

function setOrDelete(params: URLSearchParams, name: string, value: string | null) {
  if (value === null) params.delete(name);
  else params.set(name, value);
}
