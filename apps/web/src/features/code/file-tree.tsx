import { clsx } from 'clsx';
import { Braces, FileCode, FileText, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatSize } from '#shared/format/size.ts';
import { getFileTitle, type ScriptFile, type ScriptFileType } from '#shared/script/script-file.ts';
import { PressButton } from '#ui/buttons/press-button.tsx';

const ICONS: Readonly<Record<ScriptFileType, LucideIcon>> = { SERVER_JS: FileCode, HTML: FileText, JSON: Braces };

/** The difference between a draft file and the saved file. */
export type FileMark = 'added' | 'changed' | undefined;

type FileTreeProps = {
  files: readonly ScriptFile[];
  current: ScriptFile | undefined;
  onOpen: (name: string) => void;
  markOf?: (file: ScriptFile) => FileMark;
  /** The actions for the open file. */
  actions?: ReactNode;
};

/** Lists the files of a project in their load order. */
export function FileTree({ files, current, onOpen, markOf, actions }: FileTreeProps) {
  return (
    <nav aria-label="Files of the project" className="flex min-h-0 flex-col">
      {actions}
      <ul className="min-h-0 flex-1 overflow-auto p-4">
        {files.map((file) => (
          <li key={file.name}>
            <FileButton
              file={file}
              isCurrent={file === current}
              mark={markOf?.(file)}
              onPress={() => onOpen(file.name)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type FileButtonProps = { file: ScriptFile; isCurrent: boolean; mark: FileMark; onPress: () => void };

function FileButton({ file, isCurrent, mark, onPress }: FileButtonProps) {
  const Icon = ICONS[file.type];
  return (
    <PressButton
      onPress={onPress}
      aria-current={isCurrent}
      className={clsx(
        'flex h-item w-full cursor-default items-center gap-8 rounded-control px-8 text-left',
        isCurrent ? 'bg-selected font-medium text-ink' : 'text-ink-2 hover:bg-hover hover:text-ink',
      )}
    >
      <Icon size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 truncate">{getFileTitle(file)}</span>
      {mark && (
        <span
          role="img"
          aria-label={mark === 'added' ? 'added in the draft' : 'changed in the draft'}
          className={clsx('font-mono text-small', mark === 'added' ? 'text-green-fg' : 'text-amber-fg')}
        >
          {mark === 'added' ? 'A' : 'M'}
        </span>
      )}
      <span className="shrink-0 text-ink-3 text-small">{formatSize(new Blob([file.source]).size)}</span>
    </PressButton>
  );
}
