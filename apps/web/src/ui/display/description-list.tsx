import type { ReactNode } from 'react';

/** A list of names and values. A missing value is shown as a dash that states that it was not returned. */
export function DescriptionList({ items }: { items: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[120px_1fr] items-baseline gap-x-12 gap-y-6">
      {items.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{value === undefined || value === '' ? <Missing /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shown for a value that the service did not send. */
export function Missing() {
  return (
    <span className="text-ink-3" title="not returned">
      –<span className="sr-only"> not returned</span>
    </span>
  );
}
