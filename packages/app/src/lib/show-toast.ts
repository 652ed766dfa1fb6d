/** A message of plain text, which a page without React can show too. */
export interface PlainToast {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
}

const TYPE = "wattleaf:toast";

/** Shows a message on whichever page this is: a document and the app each have a toaster of their own. */
export const showToast = (toast: PlainToast) => dispatchEvent(new CustomEvent(TYPE, { detail: toast }));

/** For the page's toaster. */
export function onToast(show: (toast: PlainToast) => void): void {
  addEventListener(TYPE, (event) => show((event as CustomEvent<PlainToast>).detail));
}
