import { useQuery } from '@tanstack/react-query';
import { isUnreadable } from '#shared/errors/error-view.tsx';
import { breadcrumbQuery } from '#shared/folders/breadcrumb-query.ts';

/** Shows the name of a rule's folder or shared drive, or that it no longer exists. */
export function RulePlace({ placeId }: { placeId: string }) {
  const crumbs = useQuery(breadcrumbQuery(placeId));
  if (isUnreadable(crumbs))
    return <span className="text-amber-fg">Deleted, or not shared with you. The rule no longer fires.</span>;
  return <span title={crumbs.data?.map(({ name }) => name).join(' / ')}>{crumbs.data?.at(-1)?.name ?? placeId}</span>;
}
