import type { ReactNode } from 'react';
import { FileIcon } from './file-icon.tsx';

type FileNameCellProps = {
  title: string;
  mimeType: string | undefined;
  /** Names of the folders that it lies in, the outermost first. */
  path: readonly string[] | undefined;
  /** The name is what the row is about. */
  isMain?: boolean;
  /** What has to be seen beside the name. */
  children?: ReactNode;
};

/**
 * A file in a table: its kind, its name, and the folder that it lies in where there is room for that; the whole way where
 * the pointer rests.
 */
export function FileNameCell({ title, mimeType, path, isMain = false, children }: FileNameCellProps) {
  const nearest = path?.at(-1);
  return (
    // What does not fit into the line wraps out of sight, and is shown with the rest where the pointer or the keyboard is.
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
