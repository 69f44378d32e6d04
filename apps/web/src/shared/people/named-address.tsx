import { lazyComponent } from '#lib/lazy-component.ts';
import { Part } from '#ui/loading/part.tsx';

// Lazy-loaded after the list, which is complete without it.
const KnownName = lazyComponent(() => import('./known-name.tsx'), 'KnownName');

/** Shows the email address of a person, after the name if known. */
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
