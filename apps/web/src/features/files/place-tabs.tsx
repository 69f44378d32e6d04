import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { canCall, useSession } from '#shared/session/session.ts';
import { TabLabel } from '#ui/page/tab-label.tsx';
import { type Place, places } from './search/search.ts';

type PlaceTabsProps = {
  /** The place whose files are listed. Undefined if the results can be in any place. */
  current: Place | undefined;
};

/** The tabs of places besides folders. Places that the user's role cannot list are omitted. */
export function PlaceTabs({ current }: PlaceTabsProps) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab depends on the place
  useEffect(() => {
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  const session = useSession();
  const shown = places.filter(({ value }) => value !== 'drives' || canCall(session, 'drive.drives.list'));
  return (
    <nav
      ref={nav}
      aria-label="Places"
      className="fading-edges flex h-36 max-sm:h-44 shrink-0 gap-4 border-line border-b px-12"
    >
      {shown.map(({ value, label }) => (
        <Link
          key={value}
          to="/files"
          search={value === 'mine' ? {} : { in: value }}
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: false }}
          aria-current={value === current ? 'page' : undefined}
          className="-mb-px inline-flex items-center whitespace-nowrap border-transparent border-b-2 px-8 text-ink-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
        >
          <TabLabel>{label}</TabLabel>
        </Link>
      ))}
    </nav>
  );
}
