/** Where a file lies, beside its name: the nearest folder first to be read, the whole way where the pointer rests. */
export function FolderPath({ names }: { names: readonly string[] | undefined }) {
  const nearest = names?.at(-1);
  if (nearest === undefined) return null;
  return (
    <span title={names?.join(' › ')} className="min-w-48 shrink-[4] truncate text-ink-3 text-small max-md:hidden">
      <span className="sr-only">, </span>in {nearest}
    </span>
  );
}
