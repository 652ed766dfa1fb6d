import { useEffect } from "react";
import type { CommandQueue } from "./protocol";

export interface WattleafWidgetProps {
  /** The launcher's address on the Wattleaf server: "https://…/widget.js". */
  src: string;
  /** The partner's public key. */
  widgetKey: string;
  /** Side of the page; by default the end of its reading direction. */
  position?: "left" | "right";
  /** "#rrggbb" */
  accent?: string;
  language?: "en" | "zh";
  onOpen?(): void;
  onClose?(): void;
}

/**
 * The widget for pages made with React: loads the launcher when it mounts, takes everything away when it unmounts.
 * Renders nothing itself; the button lives in a shadow root at the end of the body. A changed property starts the
 * widget again, except for the two callbacks, which are read when it starts.
 */
export function WattleafWidget({ src, widgetKey, position, accent, language, onOpen, onClose }: WattleafWidgetProps) {
  useEffect(() => {
    const push: CommandQueue["push"] = (command) => window.Wattleaf?.push(command);
    let mounted = true;
    const script = document.createElement("script");
    // In order of insertion: under StrictMode the first, unmounted script must not outlast the second.
    script.async = false;
    script.src = src;
    const attributes = { key: widgetKey, position, accent, language };
    for (const [name, value] of Object.entries(attributes)) if (value) script.dataset[name] = value;
    script.addEventListener("load", () => {
      // A removed script still runs when its loading had begun.
      if (!mounted) push(["destroy"]);
      else {
        if (onOpen) push(["on", "open", onOpen]);
        if (onClose) push(["on", "close", onClose]);
      }
    });
    document.head.append(script);

    return () => {
      mounted = false;
      script.remove();
      push(["destroy"]);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- callbacks made again at each render must not restart a chat
  }, [src, widgetKey, position, accent, language]);
  return null;
}
