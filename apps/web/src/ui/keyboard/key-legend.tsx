import { Kbd } from './kbd.tsx';

/** A row of keys and their actions. A key stays on the same line as its action. Hidden on touch-only devices. */
export function KeyLegend({ entries }: { entries: readonly (readonly [key: string, effect: string])[] }) {
  return (
    <p className="flex flex-wrap gap-x-12 gap-y-4 text-ink-3 text-small max-md:hidden pointer-coarse:hidden">
      {entries.map(([key, effect]) => (
        <span key={key} className="inline-flex items-center gap-4 whitespace-nowrap">
          <Kbd>{key}</Kbd> {effect}{' '}
        </span>
      ))}
    </p>
  );
}
