import { lazyComponent } from '#lib/lazy-component.ts';
import { Part } from '#ui/loading/part.tsx';

// Loaded after the list, which is complete without.
const KnownName = lazyComponent(() => import('./known-name.tsx'), 'KnownName');

/** The address of a person, after the name where it is known. */
export function NamedAddress({ address }: { address: string }) {
  return (
    <span className="flex min-w-0 gap-8">
      <Part>
        <KnownName address={address} />
      </Part>
      <span className="truncate only:font-medium not-only:text-ink-2">{address}</span>
    </span>
  );
}
