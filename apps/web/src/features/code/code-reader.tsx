import { Pencil, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ScriptFile } from '#shared/script/script-file.ts';
import { useWriteRefusal } from '#shared/script/use-write-refusal.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CodeFrame } from './code-frame.tsx';
import { CodeToolbar } from './code-toolbar.tsx';
import { RunCode } from './run-code.tsx';
import type { CodeSearch } from './search.ts';

type CodeReaderProps = {
  scriptId: string;
  files: readonly ScriptFile[];
  search: CodeSearch;
  onSearch: (change: Partial<CodeSearch>) => void;
  /** Whether this browser has a stored draft of the project. */
  hasDraft: boolean;
  onEdit: () => void;
  /** Restores the shown version as a draft. */
  onRestore: () => void;
  isRestoring: boolean;
  renderCode: (code: ReactNode) => ReactNode;
};

/** Shows the code of a version or of HEAD, read-only. */
export function CodeReader(props: CodeReaderProps) {
  const { scriptId, files, search, onSearch, hasDraft, onEdit, renderCode } = props;
  const refusal = useWriteRefusal(scriptId, 'script.projects.updateContent');
  const isVersion = search.version !== undefined;
  const reason = refusal ?? (isVersion ? 'Versions are read-only.' : undefined);
  useShortcut('E', onEdit, { disabledReason: reason });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <CodeToolbar scriptId={scriptId} search={search} onSearch={onSearch}>
        {reason && <p className="text-ink-3 text-small max-md:hidden">{reason}</p>}
        {isVersion && !refusal && (
          <Button kind="quiet" onPress={() => onSearch({ version: undefined, line: undefined })}>
            Show latest code
          </Button>
        )}
        {hasDraft && !reason && <p className="text-amber-fg text-small">Unsaved draft on this device</p>}
        {!isVersion && <RunCode scriptId={scriptId} />}
        {isVersion && !refusal ? (
          <RestoreButton {...props} />
        ) : (
          <Button data-op="script.projects.updateContent" disabledReason={reason} onPress={onEdit}>
            <Pencil size={14} strokeWidth={1.75} aria-hidden />
            {hasDraft ? 'Resume editing' : 'Edit'}
          </Button>
        )}
      </CodeToolbar>
      {renderCode(<CodeFrame scriptId={scriptId} files={files} search={search} onSearch={onSearch} />)}
    </div>
  );
}

/** Restores the shown version. A draft in this browser is not replaced. */
function RestoreButton({ hasDraft, onRestore, isRestoring }: CodeReaderProps) {
  return (
    <Button
      data-op="script.projects.updateContent"
      disabledReason={hasDraft ? 'Save or discard the draft on this device first.' : undefined}
      isBusy={isRestoring}
      onPress={onRestore}
    >
      <RotateCcw size={14} strokeWidth={1.75} aria-hidden />
      Restore this code
    </Button>
  );
}
