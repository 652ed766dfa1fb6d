/**
 * The menu of small screens is a modal `<dialog>`: the browser keeps the focus inside, closes it on Escape and returns
 * the focus. A browser with `commandfor` opens it before any script; this is for the others, and for the backdrop.
 */
export function startMenu(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const opener = target.closest<HTMLElement>("[data-opens]");
    const menu = document.getElementById(opener?.dataset["opens"] ?? "");
    if (menu instanceof HTMLDialogElement && !menu.open) return menu.showModal();
    const open = target.closest<HTMLDialogElement>("dialog[data-menu][open]");
    // Its content fills the dialog, so what hits the dialog itself hits its backdrop.
    if (open && (target === open || target.closest("[data-closes], a[href]"))) open.close();
  });
}
