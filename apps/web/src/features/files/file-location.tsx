import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { isUnreadable } from '#shared/errors/error-view.tsx';
import type { StoredFile } from '#shared/files/file.ts';
import { breadcrumbQuery } from '#shared/folders/breadcrumb-query.ts';

/** Shows the location of a file: the path of each of its folders. */
export function FileLocation({ file }: { file: StoredFile }) {
  const { parents = [] } = file;
  if (parents.length === 0) return 'In a folder you do not have access to';
  return (
    <ul aria-label="Location" className="flex flex-col gap-4">
      {parents.map((folderId) => (
        <li key={folderId}>
          <Way folderId={folderId} />
        </li>
      ))}
    </ul>
  );
}

/** The folders from the root down to one, each as a link. */
function Way({ folderId }: { folderId: string }) {
  const crumbs = useQuery(breadcrumbQuery(folderId));
  if (isUnreadable(crumbs)) return 'Folder without access';
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-8">
      {crumbs.data?.map(({ id, name }, index) => (
        <span key={id} className="inline-flex min-w-0 items-center gap-4">
          {index > 0 && <ChevronRight size={12} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />}
          <Link
            to="/files/$folderId"
            params={{ folderId: id }}
            search={{}}
            className="word-target truncate text-accent-ink hover:underline"
          >
            {name}
          </Link>
        </span>
      ))}
    </span>
  );
}
