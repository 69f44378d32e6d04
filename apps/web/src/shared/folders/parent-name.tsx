import { useQuery } from '@tanstack/react-query';
import { isUnreadable } from '#shared/errors/error-view.tsx';
import { breadcrumbQuery } from './breadcrumb-query.ts';

/** Shows the folder of a listed file, with the full path on hover. */
export function ParentName({ folderId }: { folderId: string }) {
  const crumbs = useQuery(breadcrumbQuery(folderId));
  if (isUnreadable(crumbs)) return <span className="text-ink-3">Not visible to you</span>;
  return (
    <span className="truncate" title={crumbs.data?.map(({ name }) => name).join(' / ')}>
      {crumbs.data?.at(-1)?.name}
    </span>
  );
}
