import { type RefObject, useEffect, useRef } from "react";
import { loadInit, type LoadOptions } from "./load";
import type { WattleafWidget as Widget, WidgetEvents, WidgetOptions } from "./protocol";

export interface WattleafWidgetProps extends Omit<LoadOptions, "key"> {
  /** The partner's public key. */
  widgetKey: string;
  onReady?(widget: Widget): void;
  onOpen?(): void;
  onClose?(): void;
  onAnswer?(): void;
  onUnread?(detail: WidgetEvents["unread"]): void;
  onReward?(detail: WidgetEvents["reward"]): void;
  onAuthExpired?(): void;
  onError?(detail: WidgetEvents["error"]): void;
}

/**
 * The widget for pages made with React: starts it when it mounts, takes it away when it unmounts; the tab keeps its
 * session, so that the conversation goes on when it mounts again. Renders nothing itself; the button lives in a shadow
 * root at the end of the body, or in the element of `target`. A new language or theme changes the running widget.
 * `getToken` signs the customer in when it is given, and out when it is taken away; another function in its place is
 * asked from then on. Any other property starts the widget again; callbacks may change at any time.
 */
export function WattleafWidget({ widgetKey, ...props }: WattleafWidgetProps) {
  const { src, integrity, target, position, accent, label, nonce, consent, api, language, theme } = props;
  const isSignedIn = props.getToken !== undefined;
  const latest = useRef(props);
  const running = useRef<Widget | undefined>(undefined);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    let mounted = true;
    const settings = { key: widgetKey, target, position, accent, label, nonce, consent, api };
    async function start() {
      try {
        const init = await loadInit({ src, ...(integrity && { integrity }), ...(nonce && { nonce }) });
        // Gone again before the script was there.
        if (!mounted) return;
        running.current = init(withoutGaps({ ...settings, ...ownChoice(latest) }));
        listen(running.current, latest);
      } catch {
        if (mounted) latest.current.onError?.({ code: "load_failed" });
      }
    }
    void start();
    return () => {
      mounted = false;
      running.current?.destroy(true);
      running.current = undefined;
    };
  }, [widgetKey, src, integrity, target, position, accent, label, nonce, consent, api]);

  useEffect(() => {
    if (language) running.current?.setLanguage(language);
  }, [language]);
  useEffect(() => {
    if (theme) running.current?.setTheme(theme);
  }, [theme]);
  useEffect(() => {
    const token = isSignedIn && tokenSource(latest);
    if (token) running.current?.identify(token);
    else running.current?.logout();
  }, [isSignedIn]);
  return null;
}

type Latest = RefObject<Omit<WattleafWidgetProps, "widgetKey">>;

/** What may change while the widget runs, as it is when it starts. */
const ownChoice = (latest: Latest) => ({
  language: latest.current.language,
  theme: latest.current.theme,
  getToken: tokenSource(latest),
});

/** Of the page's function in force; undefined as long as it gives none. */
const tokenSource = (latest: Latest) =>
  latest.current.getToken &&
  (async () => {
    const { getToken } = latest.current;
    if (!getToken) throw new Error("Signed out");
    return getToken();
  });

function withoutGaps(options: { [K in keyof WidgetOptions]: WidgetOptions[K] | undefined }): WidgetOptions {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as unknown as WidgetOptions;
}

function listen(widget: Widget, latest: Latest) {
  widget.on("open", () => latest.current.onOpen?.());
  widget.on("close", () => latest.current.onClose?.());
  widget.on("answer", () => latest.current.onAnswer?.());
  widget.on("unread", (detail) => latest.current.onUnread?.(detail));
  widget.on("reward", (detail) => latest.current.onReward?.(detail));
  widget.on("auth:expired", () => latest.current.onAuthExpired?.());
  widget.on("error", (detail) => latest.current.onError?.(detail));
  latest.current.onReady?.(widget);
}
