import { operation } from '#core/operation.ts';
import { PageTokens } from '#core/page-token.ts';
import { invalidParameter } from '#core/service-error.ts';
import { FileResources } from '#drive/file-resource.ts';
import { listPage } from '#drive/search/list-page.ts';

const DEFAULT_PAGE_SIZE = 100;
const MAX_PAGE_SIZE = 1000;

export const handler = operation(
  'drive.files.list',
  (context) => {
    const { params, db, caller } = context;
    const { pageSize = DEFAULT_PAGE_SIZE, pageToken, fields: _fields, ...filter } = params;
    if (pageSize < 1) throw invalidParameter('pageSize');
    const tokens = new PageTokens(db, { id: 'drive.files.list', service: 'drive' }, [
      caller.accountId,
      caller.clientId,
      filter,
    ]);
    const page = listPage(context, Math.min(pageSize, MAX_PAGE_SIZE), tokens.read(pageToken));
    const resources = new FileResources(context, (member) => context.fields.has(`files.${member}`));
    return {
      kind: 'drive#fileList',
      incompleteSearch: false,
      files: resources.toResources(page.items),
      ...(page.next && { nextPageToken: tokens.write(page.next) }),
    };
  },
  { isCacheable: true },
);
