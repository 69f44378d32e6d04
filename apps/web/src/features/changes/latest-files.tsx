import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { latestFilesQuery } from '#shared/files/latest-files-query.ts';
import { RelativeTime } from '#shared/format/relative-time.tsx';

const LATEST_FILES_PAGE_SIZE = 8;

type LatestFilesProps = { driveId: string | undefined; nowMs: number };

/** Lists the most recently modified files, as a starting point while the feed is still empty. */
export function LatestFiles({ driveId, nowMs }: LatestFilesProps) {
  const latest = useQuery(latestFilesQuery(LATEST_FILES_PAGE_SIZE, driveId));
  const files = latest.data?.files ?? [];
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="latest-files" className="mx-auto max-w-560 px-16 pb-32">
      <h2 id="latest-files" className="pb-4 font-semibold">
        Recently modified
      </h2>
      <ul className="overflow-hidden rounded-card border border-line bg-surface">
        {files.map(({ id = '', name = '(no name)', modifiedTime, lastModifyingUser }) => (
          <li
            key={id}
            className="flex min-h-36 max-sm:min-h-44 items-center gap-16 border-line px-16 not-first:border-t"
          >
            <Link
              to="/file/$fileId/preview"
              params={{ fileId: id }}
              className="word-target min-w-0 flex-1 truncate underline-offset-2 hover:underline max-sm:my-0 max-sm:py-12"
            >
              {name}
            </Link>
            <span className="shrink-0 text-ink-3 text-small">
              {lastModifyingUser && `${lastModifyingUser.displayName}, `}
              <RelativeTime value={modifiedTime} nowMs={nowMs} />
            </span>
          </li>
        ))}
      </ul>
      <p className="pt-8 text-ink-3 text-small">From the file list. Sharing, moves and deletions are not included.</p>
    </section>
  );
}
