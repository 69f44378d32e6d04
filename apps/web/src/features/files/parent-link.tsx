import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Folder } from 'lucide-react';
import { breadcrumbQuery } from '#shared/folders/breadcrumb-query.ts';

/** A link to the folder of a file. `more` is the number of further folders. */
export function ParentLink({ folderId, more }: { folderId: string; more: number }) {
  const crumbs = useQuery(breadcrumbQuery(folderId)).data;
  const folder = crumbs?.at(-1);
  if (!folder) return null;
  return (
    <Link
      to="/files/$folderId"
      params={{ folderId }}
      search={{}}
      aria-label={`In ${folder.name}`}
      title={crumbs?.map(({ name }) => name).join(' / ')}
      className="word-target inline-flex min-w-0 max-w-240 items-center gap-4 text-accent-ink hover:underline"
    >
      <Folder size={14} strokeWidth={1.75} aria-hidden className="shrink-0" />
      <span className="truncate">{folder.name}</span>
      {more > 0 && <span className="text-ink-3">+{more}</span>}
    </Link>
  );
}
