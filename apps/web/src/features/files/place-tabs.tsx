import { Link } from '@tanstack/react-router';
import { mayCall, useSession } from '#shared/session.ts';
import { places } from './search.ts';

/** The places where files are, besides folders. Those that the role cannot list are left out. */
export function PlaceTabs() {
  const session = useSession();
  const shown = places.filter(({ value }) => value !== 'drives' || mayCall(session, 'drive.drives.list'));
  return (
    <nav aria-label="Places" className="flex h-36 shrink-0 gap-4 overflow-x-auto border-line border-b px-12">
      {shown.map(({ value, label }) => (
        <Link
          key={value}
          to="/files"
          search={value === 'mine' ? {} : { in: value }}
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: false }}
          className="-mb-px inline-flex items-center whitespace-nowrap border-transparent border-b-2 px-8 text-ink-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
