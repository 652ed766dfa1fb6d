import type { WidgetTheme } from "../protocol";

const SYSTEM_DARK = "(prefers-color-scheme:dark)";

/**
 * Keeps `host` in the theme of the page around it, as `data-theme`: a dark panel on a light page looks broken, whatever
 * the visitor's system prefers.
 *
 * @param wanted the partner's own choice; none, or "page", follows the page
 * @param signal stops following
 * @returns to be called when the partner's choice has changed
 */
export function followPageTheme(
  host: HTMLElement,
  wanted: () => WidgetTheme | undefined,
  signal: AbortSignal,
): () => void {
  const { documentElement: root } = document;
  const system = matchMedia(SYSTEM_DARK);
  const observer = new MutationObserver(update);

  function update() {
    // A single-page site may have put in another body; a page between two bodies tells nothing.
    for (const element of root.children) observer.observe(element, { attributes: true });
    const choice = wanted();
    if (document.body)
      host.dataset.theme =
        choice === "light" || choice === "dark"
          ? choice
          : ((choice === "auto" ? undefined : pageTheme(host)) ?? (system.matches ? "dark" : "light"));
  }

  update();
  observer.observe(root, { attributes: true, childList: true });
  system.addEventListener("change", update, { signal });
  // Backgrounds that fade have their new color only now.
  root.addEventListener("transitionend", update, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
  return update;
}

/** What the page says of itself: by `data-theme`, else by a single `color-scheme`, else by its background. */
function pageTheme(host: HTMLElement): string | undefined {
  const { documentElement: root, body } = document;
  const { colorScheme } = getComputedStyle(root);
  const said = [root.dataset.theme, body.dataset.theme, colorScheme.replace("only", "").trim()];
  // Many pages paint neither body nor root but one large element inside: the outermost in the middle of the window.
  const inside = document.elementsFromPoint(innerWidth / 2, innerHeight / 2).toReversed();
  const painted = [body, root, ...inside].map((element) =>
    element === host ? undefined : themeOf(getComputedStyle(element).backgroundColor),
  );
  return (
    [...said, ...painted].find((theme) => theme === "light" || theme === "dark") ??
    // Unpainted, a page is white, unless it has allowed the system's dark canvas.
    (colorScheme === "normal" && !document.querySelector("meta[name=color-scheme]") ? "light" : undefined)
  );
}

/** Whether a computed color is dark; undefined where one sees through it. */
export function themeOf(color: string): string | undefined {
  const [first, second = 0, third = 0, alpha = 1] = (color.match(/(?<!\w)[\d.]+/g) ?? []).map(Number);
  if (first === undefined || alpha < 0.5) return undefined;
  // Of lab, lch, oklab and oklch the first number is the lightness; rgb and color have red, green and blue.
  const lightness = /^o?k?l/.test(color) ? first : 0.2126 * first + 0.7152 * second + 0.0722 * third;
  const white = color.startsWith("r") ? 255 : color.startsWith("l") ? 100 : 1;
  return lightness / white < 0.5 ? "dark" : "light";
}
