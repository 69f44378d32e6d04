/** Shows the number of lines that a change adds and removes, as in `+12 −3`. */
export function ChangeCount({ added, removed }: { added: number; removed: number }) {
  return (
    <span className="font-mono text-small whitespace-nowrap">
      <span className="text-green-fg">+{added}</span> <span className="text-red-fg">−{removed}</span>
      <span className="sr-only">{added + removed === 1 ? ' line' : ' lines'}</span>
    </span>
  );
}
