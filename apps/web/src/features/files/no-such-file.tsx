import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileQuestion } from 'lucide-react';
import { toPlaceLink } from '#shared/places/place-link.ts';
import { recentsQuery } from '#shared/places/places.ts';
import { useSession } from '#shared/session/session.ts';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';

const MAX_RECENTS = 5;
const LINK = 'word-target text-accent-ink underline';

/** A list that links to files. */
export type FileOrigin = { to: '/reviews'; label: string };

type NoSuchFileProps = { fileId: string; origin: FileOrigin | undefined };

/** Shown in place of a file that does not exist for this user, with links to others. */
export function NoSuchFile({ fileId, origin }: NoSuchFileProps) {
  return (
    <div data-scroll-restoration-id="screen" className="min-h-0 flex-1 overflow-auto">
      <PageHead title="File not found" detail={<CopyableId id={fileId} label="file ID" />} />
      <EmptyState
        icon={FileQuestion}
        title="You cannot open this file"
        action={<WaysOn missingId={fileId} origin={origin} />}
      >
        <p role="alert">The link may be incomplete, or the item was deleted or is not shared with you.</p>
        <RequestAccess fileId={fileId} />
      </EmptyState>
    </div>
  );
}

/** Offered whether or not the item exists, because the service does not reveal this to users without access. */
function RequestAccess({ fileId }: { fileId: string }) {
  const { accessRequestUrl } = useSession();
  if (accessRequestUrl === undefined) return null;
  return (
    <p className="mt-8">
      <a
        href={accessRequestUrl.replace('{fileId}', encodeURIComponent(fileId))}
        target="_blank"
        rel="noreferrer"
        className={LINK}
      >
        Request access
        <span className="sr-only">, opens in a new tab</span>
      </a>{' '}
      from its owner, if the link is correct.
    </p>
  );
}

function WaysOn({ missingId, origin }: { missingId: string; origin: FileOrigin | undefined }) {
  const recents = useQuery(recentsQuery).data ?? [];
  const files = recents.filter(({ kind, targetId, title }) => kind === 'file' && targetId !== missingId && title);
  return (
    <nav aria-label="Other files" className="flex flex-col items-center gap-16">
      <p className="flex flex-wrap justify-center gap-16">
        {origin && (
          <Link to={origin.to} className={LINK}>
            {origin.label}
          </Link>
        )}
        <Link to="/files" search={{}} className={LINK}>
          Browse files
        </Link>
        <Link to="/files" search={{ in: 'shared' }} className={LINK}>
          Shared with you
        </Link>
        <Link to="/files" search={{ in: 'trash' }} className={LINK}>
          Check the trash
        </Link>
      </p>
      {files.length > 0 && (
        <section aria-labelledby="last-opened" className="flex flex-col gap-4">
          <h2 id="last-opened" className="text-ink-3 text-small">
            Recently opened
          </h2>
          {files.slice(0, MAX_RECENTS).map((place) => (
            <Link key={place.targetId} {...toPlaceLink(place)} className={LINK}>
              {place.title}
            </Link>
          ))}
        </section>
      )}
    </nav>
  );
}
