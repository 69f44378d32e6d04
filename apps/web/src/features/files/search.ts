import type { ParamsOf } from '@rotunda/api-client/operation-types';
import * as z from 'zod/mini';
import { quoteTerm } from '#shared/quote-term.ts';
import { FOLDER_TYPE, LIST_FIELDS } from './file.ts';

/** Places to look in besides folders. */
export const places = [
  { value: 'mine', label: 'My Drive' },
  { value: 'drives', label: 'Shared drives' },
  { value: 'shared', label: 'Shared with me' },
  { value: 'starred', label: 'Starred' },
  { value: 'trash', label: 'Trash' },
] as const;

/** Kinds of file that can be picked, and the clause of the search language for each. */
export const kinds = [
  { value: 'folder', label: 'Folders', clause: `mimeType = '${FOLDER_TYPE}'` },
  { value: 'document', label: 'Documents', clause: `mimeType = 'application/vnd.google-apps.document'` },
  {
    value: 'spreadsheet',
    label: 'Spreadsheets',
    clause: `(mimeType = 'application/vnd.google-apps.spreadsheet' or mimeType = 'text/csv')`,
  },
  { value: 'pdf', label: 'PDFs', clause: `mimeType = 'application/pdf'` },
  { value: 'image', label: 'Images', clause: `mimeType contains 'image/'` },
  { value: 'text', label: 'Text', clause: `mimeType contains 'text/'` },
] as const;

const oneOf = <Value extends string>(values: readonly Value[]) => z.catch(z.optional(z.enum(values)), undefined);
const text = z.catch(z.optional(z.string()), undefined);

/** What the address of the files screens holds. A value that makes no sense is dropped. */
export const fileSearch = z.object({
  in: oneOf(places.map(({ value }) => value)),
  q: text,
  kind: oneOf(kinds.map(({ value }) => value)),
  /** Modified on or after: so many days back. */
  days: z.catch(z.optional(z.number()), undefined),
  sort: oneOf(['name_natural', 'modifiedTime', 'quotaBytesUsed']),
  desc: z.catch(z.optional(z.boolean()), undefined),
});
export type FileSearch = z.infer<typeof fileSearch>;

/** The list call for a folder or place, narrowed by the search. A text looks everywhere that the person can read. */
export function toFileList(
  folderId: string | undefined,
  search: FileSearch,
  nowMs: number,
): ParamsOf<'drive.files.list'> {
  const clauses = placeClauses(folderId, search);
  const kind = kinds.find(({ value }) => value === search.kind);
  if (kind) clauses.push(kind.clause);
  if (search.days)
    clauses.push(`modifiedTime >= ${quoteTerm(new Date(nowMs - search.days * 86_400_000).toISOString())}`);
  // The service orders full text results by relevance and refuses any other order.
  const orderBy = search.q
    ? undefined
    : ['folder', `${search.sort ?? 'name_natural'}${search.desc ? ' desc' : ''}`].join(',');
  return {
    q: clauses.join(' and '),
    ...(orderBy && { orderBy }),
    pageSize: 100,
    supportsAllDrives: true,
    includeItemsFromAllDrives: true,
    ...(search.q && { corpora: 'allDrives' as const }),
    fields: LIST_FIELDS,
  };
}

function placeClauses(folderId: string | undefined, search: FileSearch): string[] {
  // Quotes around the words would make them a phrase; names match by the beginnings of words, content by whole ones.
  if (search.q)
    return ['trashed = false', `(name contains ${quoteTerm(search.q)} or fullText contains ${quoteTerm(search.q)})`];
  if (folderId) return ['trashed = false', `${quoteTerm(folderId)} in parents`];
  if (search.in === 'trash') return ['trashed = true'];
  if (search.in === 'shared') return ['trashed = false', 'sharedWithMe = true'];
  if (search.in === 'starred') return ['trashed = false', 'starred = true'];
  return ['trashed = false', `'root' in parents`];
}
