import type { ReactNode } from 'react';
import { FileIcon } from './file-icon.tsx';

type FileNameCellProps = {
  title: string;
  mimeType: string | undefined;
  /** The names of the file's folders, outermost first. */
  path: readonly string[] | undefined;
  /** Whether the name identifies the row. */
  isMain?: boolean;
  /** The content that must be visible beside the name. */
  children?: ReactNode;
};

/** A file in a table: its type, its name and, if there is room, its folder. The tooltip shows the full path. */
export function FileNameCell({ title, mimeType, path, isMain = false, children }: FileNameCellProps) {
  const nearest = path?.at(-1);
  return (
    // Content that does not fit on the line wraps out of view. The full text is shown on hover or focus.
    <span data-full-text="" className="flex h-20 min-w-0 flex-wrap gap-x-8 overflow-hidden">
      <span className="flex h-20 min-w-0 max-w-full items-center gap-8">
        <FileIcon mimeType={mimeType} />
        <span className={isMain ? 'truncate font-medium' : 'truncate'}>{title}</span>
        {children}
      </span>{' '}
      {nearest !== undefined && (
        <span title={path?.join(' › ')} className="flex h-20 items-center text-ink-3 text-small max-md:hidden">
          in {nearest}
        </span>
      )}
    </span>
  );
}
