import type { SystemView } from '#shared/views/view-menu-props.ts';
import type { FileSearch } from './search/search.ts';

type FileView = SystemView & { search: FileSearch };

/** The built-in views of the files. */
export const fileViews: readonly FileView[] = [
  { name: 'All items', search: {} },
  { name: 'Your largest files', search: { look: 'user', sort: 'quotaBytesUsed', desc: true } },
  { name: 'Recently shared with you', search: { in: 'shared', sort: 'sharedWithMeTime', desc: true } },
  { name: 'Open to anyone', search: { in: 'open' } },
  { name: 'PDFs everywhere', search: { look: 'allDrives', where: "mimeType = 'application/pdf'" } },
];

/** An empty search, as the base for a view. */
export const noSearch: Record<keyof FileSearch, undefined> = {
  in: undefined,
  q: undefined,
  where: undefined,
  look: undefined,
  space: undefined,
  own: undefined,
  sort: undefined,
  desc: undefined,
  cols: undefined,
  peek: undefined,
};
