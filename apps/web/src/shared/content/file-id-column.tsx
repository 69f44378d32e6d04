import type { Column } from '#shared/lists/column.ts';
import { CopyableId } from '#ui/text/copyable-id.tsx';

/** The column with the ID of a row's file. */
export const fileIdColumn: Column<{ fileId: string }> = {
  id: 'file-id',
  header: 'File ID',
  width: '200px',
  value: ({ fileId }) => fileId,
  cell: ({ fileId }) => <CopyableId id={fileId} label="file ID" />,
  isHiddenOnNarrow: true,
  isOptional: true,
};
