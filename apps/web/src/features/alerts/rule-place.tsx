import { useQuery } from '@tanstack/react-query';
import { isUnreadable } from '#shared/errors/error-view.tsx';
import { breadcrumbQuery } from '#shared/folders/breadcrumb-query.ts';

/** The name of the folder or shared drive that a rule is about; that it is gone, where it is. */
export function RulePlace({ placeId }: { placeId: string }) {
  const crumbs = useQuery(breadcrumbQuery(placeId));
  if (isUnreadable(crumbs))
    return <span className="text-amber-fg">Deleted, or not shared with you. The rule no longer fires.</span>;
  return <span title={crumbs.data?.map(({ name }) => name).join(' / ')}>{crumbs.data?.at(-1)?.name ?? placeId}</span>;
}
