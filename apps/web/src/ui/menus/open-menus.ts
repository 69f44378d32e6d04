const open = new Set<() => void>();

/** Notes a menu that is open, and how it is closed; returns what ends that. */
export function noteOpenMenu(close: () => void): () => void {
  open.add(close);
  return () => open.delete(close);
}

/** Closes the menus that are open, so that what lies behind them can be pressed. */
export function closeMenus(): void {
  for (const close of open) close();
}
