/** The page of a fictional utility in which the home page shows the live widget. */
export const WIDGET_PREVIEW_PATH = "/widget-preview";

export interface PreviewLook {
  /** `#rrggbb` */
  accent: string;
  language: string;
  theme: "dark" | "light";
  position?: "bottom-left" | "bottom-right" | undefined;
  /** Whose widget it is, for the owner of that workspace; the demo partner's without one. */
  partner?: string;
}

export const widgetPreviewAddress = ({ accent, language, theme, position, partner }: PreviewLook): string =>
  `${WIDGET_PREVIEW_PATH}?${new URLSearchParams({
    accent,
    lang: language,
    theme,
    ...(position === undefined ? {} : { position }),
    ...(partner === undefined ? {} : { partner }),
  }).toString()}`;

/** The widget's own rule for `data-accent`. */
export const isAccent = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);
