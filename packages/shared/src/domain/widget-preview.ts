import type { WIDGET_THEMES } from "./partners";

/** The page of a fictional utility in which the home page shows the live widget. */
export const WIDGET_PREVIEW_PATH = "/widget-preview";

type WidgetTheme = (typeof WIDGET_THEMES)[number];

export interface PreviewLook {
  /** `#rrggbb` */
  accent: string;
  language: string;
  /** `auto` makes the page itself follow the visitor's system too; with `page` it is a light one, which the chat follows. */
  theme: WidgetTheme;
  position?: "bottom-left" | "bottom-right" | undefined;
  /** The button's name for those who hear it. */
  label?: string | undefined;
  /** Whose widget it is, for the owner of that workspace; the demo partner's without one. */
  partner?: string;
}

export const widgetPreviewAddress = ({ accent, language, theme, position, label, partner }: PreviewLook): string =>
  `${WIDGET_PREVIEW_PATH}?${new URLSearchParams({
    accent,
    lang: language,
    theme,
    ...(position === undefined ? {} : { position }),
    ...(label ? { label } : {}),
    ...(partner === undefined ? {} : { partner }),
  }).toString()}`;

/** The widget's own rule for `data-accent`. */
export const isAccent = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);
