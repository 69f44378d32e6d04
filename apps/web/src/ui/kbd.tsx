/** A key of the keyboard. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-flex min-w-20 items-center justify-center rounded-control border border-line-strong bg-sunken px-4 font-mono text-ink-2 text-micro whitespace-nowrap">
      {children}
    </kbd>
  );
}
