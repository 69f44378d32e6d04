import { countOf } from '@rotunda/api-client/count-of';
import { type RefObject, useRef } from 'react';
import { toChoice } from '#features/uploads/list/chosen-file.ts';
import { getCurrentUploads } from '#features/uploads/session/open-uploads.ts';
import {
  dismissInterrupted,
  reopen,
  reselectFiles,
  uploadAdded,
  uploadChanged,
} from '#features/uploads/start/reselect-files.ts';
import type { BatchView } from '#features/uploads/store/upload-store.ts';
import { Button } from '#ui/buttons/button.tsx';

/** Shows interrupted, changed and new files of a batch, with buttons to continue. */
export function BatchNote({ shown }: { shown: BatchView }) {
  const { batch, interrupted, changed, added, isReopenable, problem } = shown;
  const { id, folderName } = batch;
  const session = getCurrentUploads();
  const input = useRef<HTMLInputElement>(null);
  const what = folderName === '' ? '' : `${folderName}: `;
  const isFolder = folderName !== '';
  if (!session) return null;
  const again = isFolder ? 'folder' : interrupted === 1 ? 'file' : 'files';
  return (
    <div className="flex flex-col gap-4">
      {interrupted > 0 && (
        <>
          <p className="text-small">{`${what}${countOf(interrupted, 'file')} paused (page was closed)`}</p>
          <div className="flex flex-wrap items-center gap-8">
            {isReopenable && <Button onPress={() => void reopen(session, id)}>Resume</Button>}
            <Button onPress={() => input.current?.click()}>{`Reselect ${again} to resume`}</Button>
            <Button kind="quiet" onPress={() => dismissInterrupted(session, id)}>
              Dismiss
            </Button>
          </div>
        </>
      )}
      <AgainInput input={input} isFolder={isFolder} label={`The ${again} of ${folderName || 'this upload'}`} id={id} />
      {problem && (
        <p role="alert" className="text-red-fg text-small">
          {problem}
        </p>
      )}
      {changed > 0 && (
        <div className="flex items-center gap-8">
          <p className="min-w-0 flex-1 text-small">{`${what}${countOf(changed, 'file')} changed on this device`}</p>
          <Button onPress={() => uploadChanged(session, id)}>Upload current</Button>
        </div>
      )}
      {added > 0 && (
        <div className="flex items-center gap-8">
          <p className="min-w-0 flex-1 text-small">{`${what}${countOf(added, 'new file')}`}</p>
          <Button onPress={() => void uploadAdded(session, id)}>Upload new</Button>
        </div>
      )}
    </div>
  );
}

type AgainInputProps = { input: RefObject<HTMLInputElement | null>; isFolder: boolean; label: string; id: string };

function AgainInput({ input, isFolder, label, id }: AgainInputProps) {
  return (
    <input
      ref={input}
      type="file"
      multiple
      hidden
      {...(isFolder && { webkitdirectory: '' })}
      aria-label={label}
      onChange={(event) => {
        const choice = toChoice(event.target.files ?? []);
        event.target.value = '';
        const session = getCurrentUploads();
        if (session) void reselectFiles(session, id, choice);
      }}
    />
  );
}
