/** Set at build time: each language's panel file, relative to the launcher's own address. */
declare const __PANEL_PATHS__: Record<"en" | "zh", string>;
