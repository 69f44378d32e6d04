/** The word of a tab, as wide as in the weight of the current one, so that no tab moves when another becomes that. */
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
