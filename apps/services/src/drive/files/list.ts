import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { getJsonSize } from '#core/operations/json-size.ts';
import { operation } from '#core/operations/operation.ts';
import { countWithinPage } from '#core/operations/page-bytes.ts';
import { PageTokens } from '#core/operations/page-token.ts';
import { getPageSize } from '#core/schemas/requested-page-size.ts';
import { countFitting } from '#drive/page-budget.ts';
import { type DefaultFile, defaultFileReader, selectsOnlyDefaultFields } from '#drive/resource/default-file.ts';
import { FileResources } from '#drive/resource/file-resource.ts';
import { fullItemReader, type ItemReader } from '#drive/search/item-reader.ts';
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
  const place = { pageSize: getPageSize('drive.files.list', pageSize), cursor: tokens.read(pageToken) };
  const selects = (member: string) => context.fields.has(`files.${member}`);
  const resources = new FileResources(context, selects);
  const { files, next } = selectsOnlyDefaultFields(context.fields, 'files')
    ? toFiles(listFitting(context, place, defaultFileReader, countDefaultFiles), (items) =>
        items.map(({ resource }) => resource),
      )
    : toFiles(
        listFitting(context, place, fullItemReader, (items) => countFitting(db, items.map(toId), selects)),
        (items) => resources.toResources(items),
      );
  return {
    kind: 'drive#fileList',
    incompleteSearch: false,
    files,
    ...(next && { nextPageToken: tokens.write(next) }),
  };
});

/** Lists a page that is shorter if only a part of the items fits on it, as items with long texts or many permissions. */
function listFitting<Listed extends { number: number }>(
  context: ListContext,
  place: Parameters<typeof listPage>[2],
  reader: ItemReader<Listed>,
  count: (items: readonly Listed[]) => number,
): FilePage<Listed> {
  const page = listPage(context, reader, place);
  const pageSize = count(page.items);
  return pageSize < page.items.length ? listPage(context, reader, { ...place, pageSize }) : page;
}

function countDefaultFiles(items: readonly DefaultFile[]): number {
  return countWithinPage(items.map(({ resource }) => getJsonSize(resource.name)));
}

function toId({ id }: Item): string {
  return id;
}

function toFiles<Listed>({ items, next }: FilePage<Listed>, toResources: (items: readonly Listed[]) => File[]) {
  return { files: toResources(items), next };
}
