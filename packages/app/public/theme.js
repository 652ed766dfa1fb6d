// Runs before the first paint, so that a chosen theme never flashes. A file of its own: the CSP allows no inline script.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is forbidden: the system's theme it is.
}
