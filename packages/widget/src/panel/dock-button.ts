const CROSS = "m6 6 12 12M18 6 6 18";

/** What the round button shows once there is a panel: open or closed, and how many answers are new. */
export function createDockButton(button: HTMLElement) {
  const shape = button.querySelector("path");
  const mark = shape?.getAttribute("d") ?? "";
  const label = button.ariaLabel;
  const badge = document.createElement("span");
  badge.className = "wl-badge";
  button.append(badge);

  function setExpanded(expanded: boolean) {
    button.ariaExpanded = String(expanded);
    shape?.setAttribute("d", expanded ? CROSS : mark);
  }

  return {
    setExpanded,
    setUnread(count: number) {
      badge.textContent = count > 0 ? String(count) : "";
      button.ariaLabel = count > 0 ? `${label} (${count})` : label;
    },
    /** Leaves the button as the launcher made it. */
    remove() {
      setExpanded(false);
      badge.remove();
      button.ariaLabel = label;
    },
  };
}
