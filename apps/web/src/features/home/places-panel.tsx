import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pin, PinOff } from 'lucide-react';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { toPlaceLink } from '#shared/places/place-link.ts';
import { type Place, pinsQuery, recentsQuery } from '#shared/places/places.ts';
import { useTogglePin } from '#shared/places/use-toggle-pin.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PANEL_PAGE_SIZE } from './queries.ts';

const KIND_NAMES: Readonly<Record<Place['kind'], string>> = {
  approval: 'approval',
  calendar: 'calendar',
  drive: 'shared drive',
  event: 'event',
  file: 'file',
  folder: 'folder',
  person: 'person',
  process: 'process',
  script: 'script',
  view: 'view',
};

/** Lists the user's pinned and recent places. Recent places can be pinned. */
export function PlacesPanel({ nowMs }: { nowMs: number }) {
  const pins = useQuery(pinsQuery);
  const recents = useQuery(recentsQuery);
  const failed = [pins, recents].find(isUnreadable);
  const pinned = pins.data ?? [];
  const isPinned = (place: Place) => pinned.some((pin) => toKey(pin) === toKey(place));
  const recent = (recents.data ?? []).filter((place) => !isPinned(place)).slice(0, PANEL_PAGE_SIZE);
  return (
    <section aria-labelledby="places" className="flex min-w-0 flex-col rounded-card border border-line bg-surface">
      <h2 id="places" className="flex h-40 items-center border-line border-b px-16 font-semibold">
        Recently viewed
      </h2>
      {(pins.isPending || recents.isPending) && !failed && <Skeleton label="Loading recently viewed items" rows={3} />}
      {failed && (
        <ErrorView
          error={failed.error}
          title="Recently viewed could not be loaded"
          onRetry={() => void failed.refetch()}
        />
      )}
      {pins.data && recents.data && pinned.length + recent.length === 0 && (
        <p className="px-16 py-12 text-ink-2">
          Screens and items you open appear here. Pin an item to keep it at the top.
        </p>
      )}
      {pins.data && recents.data && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(320px,100%),1fr))] py-4">
          {pinned.map((place) => (
            <PlaceRow key={toKey(place)} place={place} isPinned nowMs={nowMs} />
          ))}
          {recent.map((place) => (
            <PlaceRow key={toKey(place)} place={place} isPinned={false} nowMs={nowMs} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PlaceRow({ place, isPinned, nowMs }: { place: Place; isPinned: boolean; nowMs: number }) {
  const toggle = useTogglePin();
  const link = toPlaceLink(place);
  if (!link) return null;
  return (
    <li className="flex min-h-32 max-sm:min-h-44 items-center gap-8 pr-8 pl-16 hover:bg-hover">
      <Link {...link} className="word-target min-w-0 flex-1 truncate">
        {place.title}
      </Link>
      <span className="shrink-0 text-ink-3 text-small">
        {KIND_NAMES[place.kind]}
        {!isPinned && (
          <>
            , <RelativeTime value={place.time} nowMs={nowMs} />
          </>
        )}
      </span>
      <IconButton
        icon={isPinned ? PinOff : Pin}
        label={isPinned ? `Unpin ${place.title}` : `Pin ${place.title}`}
        isActive={isPinned}
        onPress={() => void toggle(place, !isPinned)}
      />
    </li>
  );
}

function toKey({ kind, targetId }: Place): string {
  return `${kind} ${targetId}`;
}
