/** The label of a tab, as wide as in the bold font of the active tab, so that no tab moves when another becomes active. */
export function TabLabel({ children }: { children: string }) {
  return (
    <span className="inline-grid">
      {children}
      <span aria-hidden className="invisible h-0 overflow-hidden font-medium">
        {children}
      </span>
    </span>
  );
}
