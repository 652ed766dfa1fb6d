/**
 * Attributes of a button that opens or closes a modal `<dialog data-menu>`: the browser does it by itself, or
 * document/menu.ts where it cannot.
 */
export const dialogCommand = (command: "show-modal" | "close", id: string): object => ({
  // Newer HTML than React's types know.
  command,
  commandfor: id,
  ...(command === "close" ? { "data-closes": "" } : { "data-opens": id }),
});
