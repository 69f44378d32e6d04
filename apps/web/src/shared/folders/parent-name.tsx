import { useQuery } from '@tanstack/react-query';
import { isUnreadable } from '#shared/errors/error-view.tsx';
import { breadcrumbQuery } from './breadcrumb-query.ts';

/** The folder that a file of a list lies in; the whole way on hover. */
export function ParentName({ folderId }: { folderId: string }) {
  const crumbs = useQuery(breadcrumbQuery(folderId));
  if (isUnreadable(crumbs)) return <span className="text-ink-3">Not visible to you</span>;
  return (
    <span className="truncate" title={crumbs.data?.map(({ name }) => name).join(' / ')}>
      {crumbs.data?.at(-1)?.name}
    </span>
  );
}
