const open = new Set<() => void>();

/** Registers an open menu with the function that closes it. Returns the unregister function. */
export function registerOpenMenu(close: () => void): () => void {
  open.add(close);
  return () => open.delete(close);
}

/** Closes all open menus, so that elements behind them can be pressed. */
export function closeMenus(): void {
  for (const close of open) close();
}
