import { useQuery } from '@tanstack/react-query';
import { explainError } from '#shared/errors/error-view.tsx';
import { canCall, useSession } from '#shared/session/session.ts';
import type { SharedDrive } from './drive.ts';
import { driveItemsQuery } from './queries.ts';
import { UnknownValue } from './unknown-value.tsx';

const ITEMS_PAGE_SIZE = 1000;

/** Shows the number of files and folders in a shared drive, limited to one page. Loaded when the row is visible. */
export function ItemCount({ drive, isAdmin }: { drive: SharedDrive; isAdmin: boolean }) {
  const accessRefusal = itemsRefusal(isAdmin, canCall(useSession(), 'drive.files.list'));
  const items = useQuery({
    ...driveItemsQuery(drive.id ?? '', ITEMS_PAGE_SIZE),
    staleTime: 60_000,
    enabled: accessRefusal === undefined,
  });
  const reason = accessRefusal ?? (items.error && explainError(items.error));
  if (reason) return <UnknownValue reason={reason} />;
  if (!items.data) return null;
  const { files = [], nextPageToken } = items.data;
  return nextPageToken === undefined ? files.length.toLocaleString('en') : `${files.length.toLocaleString('en')}+`;
}

function itemsRefusal(isAdmin: boolean, canList: boolean): string | undefined {
  if (!canList) return 'Your role cannot list files';
  return isAdmin ? 'Only members can see the items of a drive' : undefined;
}
