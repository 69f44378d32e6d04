import { Kbd } from './kbd.tsx';

/** Keys and what they do, in a row. A key stays with its effect; where there are fingers only, there is no row. */
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
