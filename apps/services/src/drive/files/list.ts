import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { operation } from '#core/operations/operation.ts';
import { PageTokens } from '#core/operations/page-token.ts';
import { pageSizeOf } from '#core/schemas/requested-page-size.ts';
import { countFitting } from '#drive/page-budget.ts';
import { defaultFileReader, selectsOnlyDefaultFields } from '#drive/resource/default-file.ts';
import { FileResources } from '#drive/resource/file-resource.ts';
import { fullItemReader } from '#drive/search/item-reader.ts';
import type { ListContext } from '#drive/search/list-conditions.ts';
import type { FilePage } from '#drive/search/list-files.ts';
import { listPage } from '#drive/search/list-page.ts';
import type { Item } from '#items/item.ts';

type File = DriveSchemas['File'];

export const handler = operation('drive.files.list', (context) => {
  const { params, db, caller } = context;
  const { pageSize, pageToken, fields: _fields, ...filter } = params;
  const tokens = new PageTokens(db, { id: 'drive.files.list', service: 'drive' }, [
    caller.accountId,
    caller.clientId,
    filter,
  ]);
  const place = { pageSize: pageSizeOf('drive.files.list', pageSize), cursor: tokens.read(pageToken) };
  const selects = (member: string) => context.fields.has(`files.${member}`);
  const resources = new FileResources(context, selects);
  const { files, next } = selectsOnlyDefaultFields(context.fields, 'files')
    ? toFiles(listPage(context, defaultFileReader, place), (items) => items.map(({ resource }) => resource))
    : toFiles(listFitting(context, place, selects), (items) => resources.toResources(items));
  return {
    kind: 'drive#fileList',
    incompleteSearch: false,
    files,
    ...(next && { nextPageToken: tokens.write(next) }),
  };
});

/** Lists a page of complete items. The page is shorter if the items have long texts or many permissions. */
function listFitting(
  context: ListContext,
  place: Parameters<typeof listPage>[2],
  selects: (member: string) => boolean,
): FilePage<Item> {
  const page = listPage(context, fullItemReader, place);
  const ids = page.items.map(({ id }) => id);
  const pageSize = countFitting(context.db, ids, selects);
  return pageSize < ids.length ? listPage(context, fullItemReader, { ...place, pageSize }) : page;
}

function toFiles<Listed>({ items, next }: FilePage<Listed>, toResources: (items: readonly Listed[]) => File[]) {
  return { files: toResources(items), next };
}
