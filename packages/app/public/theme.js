// Runs before the first paint, so that a chosen theme never flashes. In its own file, because the CSP forbids inline
// scripts.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: use the system theme.
}
