/** The page with the chat alone, for pages that embed it as a frame: `?key=…`, and the look as on the script tag. */
export const WIDGET_FRAME_PATH = "/widget-frame";

/** What the address of the frame may say; each is the script tag's attribute of that name. */
export const WIDGET_FRAME_FIELDS = ["key", "language", "theme", "accent"] as const;
