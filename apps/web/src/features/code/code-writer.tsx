import { useState } from 'react';
import { isSameContent } from '#shared/script/is-same-content.ts';
import type { ScriptFile } from '#shared/script/script-file.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useThrottledAnnouncement } from '#ui/text/use-throttled-announcement.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import { CodeFrame } from './code-frame.tsx';
import { CodeToolbar } from './code-toolbar.tsx';
import { type Draft, getMark, writeFile } from './draft.ts';
import { FileActions } from './file-actions.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { MergeView } from './merge-view.tsx';
import { RunCode } from './run-code.tsx';
import { SaveDialog } from './save-dialog.tsx';
import type { CodeSearch } from './search.ts';
import type { DraftState, useDraft } from './use-draft.ts';
import { useSaveKey } from './use-save-key.ts';

type CodeWriterProps = {
  scriptId: string;
  draft: Draft;
  drafting: ReturnType<typeof useDraft>;
  search: CodeSearch;
  onSearch: (change: Partial<CodeSearch>) => void;
  /** Whether the user has just started editing. */
  takesFocus: boolean;
};

/** Edits the code as a draft, which is stored in this browser until it is saved or discarded. */
export function CodeWriter({ scriptId, draft, drafting, search, onSearch, takesFocus }: CodeWriterProps) {
  const [isSaving, setIsSaving] = useState(false);
  const [head, setHead] = useState<readonly ScriptFile[]>();
  const isChanged = !isSameContent(draft.base, draft.files);
  const spoken = useThrottledAnnouncement(
    DRAFT_STATES[drafting.draftState === 'writing' ? 'stored' : drafting.draftState],
    SPOKEN_EVERY_MS,
  );
  const stop = () => onSearch({ edit: undefined, line: undefined });
  const discard = () => {
    void drafting.discard();
    stop();
    if (isChanged) notify('Draft discarded', { label: 'Undo', run: () => drafting.change(draft) });
  };
  useSaveKey(() => {
    if (isChanged) setIsSaving(true);
  });
  if (head) {
    return (
      <MergeView
        draft={draft}
        head={head}
        onClose={() => setHead(undefined)}
        onMerged={(merged) => {
          drafting.change(merged);
          setHead(undefined);
          setIsSaving(true);
        }}
      />
    );
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <CodeToolbar scriptId={scriptId} search={search} onSearch={onSearch} isWriting>
        <span className="text-ink-2 text-small">{DRAFT_STATES[drafting.draftState]}</span>
        <span role="status" className="sr-only">
          {spoken}
        </span>
        <RunCode scriptId={scriptId} disabledReason={isChanged ? 'Save your changes first.' : undefined} />
        <Button kind="quiet" onPress={stop}>
          Close editor
        </Button>
        <Button onPress={discard}>Discard draft</Button>
        <Button
          kind="primary"
          data-op="script.projects.updateContent"
          disabledReason={!isChanged ? 'No changes to save.' : undefined}
          onPress={() => setIsSaving(true)}
        >
          Save
        </Button>
      </CodeToolbar>
      <CodeFrame
        scriptId={scriptId}
        files={draft.files}
        takesFocus={takesFocus}
        search={search}
        onSearch={onSearch}
        onChange={(file, source) => drafting.change(writeFile(draft, file.name, source))}
        markOf={(file) => getMark(draft, file)}
        renderActions={(file) => (
          <FileActions
            draft={draft}
            file={file}
            onChange={drafting.change}
            onOpen={(name) => onSearch({ file: name, line: undefined })}
          />
        )}
      />
      <LeaveGuard draftState={drafting.draftState} flush={drafting.flush} />
      {isSaving && (
        <SaveDialog
          scriptId={scriptId}
          draft={draft}
          onClose={() => setIsSaving(false)}
          onSaved={() => {
            void drafting.discard();
            stop();
          }}
          onHeadChanged={(changed) => {
            setIsSaving(false);
            setHead(changed);
          }}
          onGoTo={(place) => {
            setIsSaving(false);
            onSearch(place);
          }}
        />
      )}
    </div>
  );
}

const SPOKEN_EVERY_MS = 10_000;

const DRAFT_STATES: Readonly<Record<DraftState, string>> = {
  stored: 'Draft saved in this browser',
  writing: 'Saving draft',
  failed: 'Draft not saved: this browser cannot store it',
};
