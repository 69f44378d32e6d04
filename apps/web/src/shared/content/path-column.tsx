import type { Column } from '#shared/lists/column.ts';
import { Missing } from '#ui/display/description-list.tsx';

/** The column of a file's folders, outermost first. */
export const pathColumn: Column<{ path?: string[] }> = {
  id: 'path',
  header: 'Path',
  width: 'minmax(160px, 2fr)',
  value: ({ path }) => path?.join('/'),
  cell: ({ path }) => path?.join(' › ') ?? <Missing />,
  isHiddenOnNarrow: true,
  isOptional: true,
};
