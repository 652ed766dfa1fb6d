import type { ColorFunctionOptions } from "@twind/core";
import { type TokenName, tokenNames, tokenVar } from "./tokens";

/**
 * A token as a twind color. The tokens hold plain colors, so an opacity modifier (`bg-brand/20`) becomes a
 * `color-mix` with transparent instead of twind's usual `rgba(r,g,b,a)`.
 */
function tokenColor(name: TokenName) {
  return ({ opacityValue }: ColorFunctionOptions): string => {
    // `ring-*` passes the name of its opacity variable as the value. That variable is 1 here, so the plain color works.
    if (!opacityValue || opacityValue === "1" || opacityValue.startsWith("var(")) return tokenVar(name);
    return `color-mix(in srgb,${tokenVar(name)} ${Number((Number(opacityValue) * 100).toFixed(2))}%,transparent)`;
  };
}

const tokenColors = Object.fromEntries(tokenNames.map((name) => [name, tokenColor(name)]));

/** System fonts after Inter show native Chinese glyphs without a download. */
const sans =
  '"Inter Variable",system-ui,-apple-system,"Segoe UI","PingFang SC","Hiragino Sans GB","Microsoft YaHei","Noto Sans SC",sans-serif';

/** The design scales. Only listed values exist, so a color or size outside the design system produces no CSS. */
export const theme = {
  screens: { sm: "640px", md: "768px", lg: "1024px", xl: "1280px" },
  colors: {
    transparent: "transparent",
    current: "currentColor",
    inherit: "inherit",
    white: "#fff",
    black: "#000",
    ...tokenColors,
  },
  fontFamily: { sans, mono: "ui-monospace,SFMono-Regular,Menlo,Consolas,monospace" },
  fontSize: {
    xs: ["0.75rem", "1rem"],
    sm: ["0.875rem", "1.375rem"],
    base: ["1rem", "1.625rem"],
    lg: ["1.125rem", "1.75rem"],
    xl: ["1.375rem", "1.875rem"],
    "2xl": ["1.75rem", "2.25rem"],
    "3xl": ["clamp(1.875rem,1.5rem + 1.6vw,2.5rem)", "1.15"],
    "4xl": ["clamp(1.75rem,1.6rem + 2.8vw,3.25rem)", "1.08"],
    "5xl": ["clamp(2.5rem,1.6rem + 4vw,4rem)", "1.04"],
  },
  borderRadius: {
    none: "0",
    sm: "4px",
    DEFAULT: "8px",
    md: "8px",
    lg: "12px",
    xl: "16px",
    "2xl": "24px",
    full: "9999px",
  },
  boxShadow: {
    none: "0 0 #0000",
    sm: "0 1px 2px rgb(9 30 19 / 0.06)",
    DEFAULT: "0 1px 2px rgb(9 30 19 / 0.05),0 4px 12px rgb(9 30 19 / 0.06)",
    md: "0 2px 4px rgb(9 30 19 / 0.05),0 8px 24px rgb(9 30 19 / 0.08)",
    lg: "0 4px 8px rgb(9 30 19 / 0.06),0 24px 56px rgb(9 30 19 / 0.16)",
  },
  ringOpacity: { DEFAULT: "1" },
  ringColor: { DEFAULT: tokenVar("brand-strong"), ...tokenColors },
  ringOffsetColor: { DEFAULT: tokenVar("paper"), ...tokenColors },
  borderColor: {
    DEFAULT: tokenVar("line"),
    transparent: "transparent",
    current: "currentColor",
    white: "#fff",
    ...tokenColors,
  },
  transitionDuration: { DEFAULT: "150ms", 0: "0s", 150: "150ms", 200: "200ms", 250: "250ms" },
  extend: {
    spacing: { 5.5: "1.375rem", 6.5: "1.625rem", 13: "3.25rem" },
    maxWidth: { container: "1200px", prose: "68ch" },
    zIndex: { header: "30", overlay: "40", toast: "50" },
    keyframes: {
      "fade-in": { from: { opacity: "0" } },
      rise: { from: { opacity: "0", transform: "translateY(8px)" } },
      flow: { to: { strokeDashoffset: "-24" } },
      "slide-in-right": { from: { transform: "translateX(100%)" } },
      "slide-in-left": { from: { transform: "translateX(-100%)" } },
    },
    // None fills forwards: what it animated would stay a layer of its own, painted with every frame of what moves in it.
    animation: {
      "fade-in": "fade-in 200ms ease-out",
      rise: "rise 200ms ease-out",
      /** Dashes that move along a line; needs a way to pause it. */
      flow: "flow 1200ms linear infinite",
      "slide-in-right": "slide-in-right 250ms cubic-bezier(0.2,0,0,1)",
      "slide-in-left": "slide-in-left 250ms cubic-bezier(0.2,0,0,1)",
    },
  },
} as const;
