import { Link } from '@tanstack/react-router';
import { Pause, Play, RotateCcw, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatSize } from '#shared/format/size.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { reopenFile } from './stored-handles.ts';
import { secondsLeft, type Upload } from './upload.ts';
import { continueWith, pauseUpload, removeUpload, resumeUpload } from './upload-queue.ts';

/** One upload: how far it is, how quick, and the means to stop it and go on. */
export function UploadRow({ upload }: { upload: Upload }) {
  const { id, name, state, sizeBytes, sentBytes } = upload;
  const percent = sizeBytes === 0 ? 100 : Math.floor((sentBytes / sizeBytes) * 100);
  return (
    <li aria-label={name} className="flex flex-col gap-4 border-line px-12 py-8 not-first:border-t">
      <div className="flex items-center gap-4">
        {upload.fileId ? (
          <Link
            to="/file/$fileId/preview"
            params={{ fileId: upload.fileId }}
            className="word-target min-w-0 flex-1 truncate text-accent-ink hover:underline"
          >
            {name}
          </Link>
        ) : (
          <span className="min-w-0 flex-1 truncate">{name || '(no name)'}</span>
        )}
        {state === 'sending' && <IconButton icon={Pause} label={`Pause ${name}`} onPress={() => pauseUpload(id)} />}
        {state === 'paused' && <IconButton icon={Play} label={`Resume ${name}`} onPress={() => resumeUpload(id)} />}
        {state === 'failed' && (
          <IconButton icon={RotateCcw} label={`Try ${name} again`} onPress={() => resumeUpload(id)} />
        )}
        <IconButton
          icon={X}
          label={state === 'done' ? `Remove ${name} from the list` : `Cancel ${name}`}
          onPress={() => removeUpload(id)}
        />
      </div>
      {state !== 'done' && (
        <div
          role="progressbar"
          aria-label={`${name} uploaded`}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="h-4 overflow-hidden rounded-full bg-neutral-bg"
        >
          <div className="h-4 bg-accent" style={{ width: `${percent}%` }} />
        </div>
      )}
      <p className={state === 'failed' ? 'text-red-fg text-small' : 'text-ink-3 text-small'}>{describe(upload)}</p>
      {state === 'interrupted' && <ChooseAgain upload={upload} />}
    </li>
  );
}

function ChooseAgain({ upload }: { upload: Upload }) {
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { id, handle } = upload;
  const reopen = async (retained: FileSystemFileHandle) => {
    const file = await reopenFile(retained);
    setProblem(file ? continueWith(id, file) : 'The browser could not read the file. Reselect it to resume.');
  };
  return (
    <div className="flex flex-wrap items-center gap-8">
      {handle && <Button onPress={() => void reopen(handle)}>Resume</Button>}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`The file of ${upload.name}`}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) setProblem(continueWith(id, file));
        }}
      />
      <Button onPress={() => input.current?.click()}>Reselect file to resume</Button>
      {problem && (
        <span role="alert" className="text-red-fg text-small">
          {problem}
        </span>
      )}
    </div>
  );
}

function describe(upload: Upload): string {
  const { state, sizeBytes, sentBytes, speed, error } = upload;
  const progress = `${formatSize(sentBytes)} of ${formatSize(sizeBytes)}`;
  const left = secondsLeft(upload);
  switch (state) {
    case 'waiting':
      return `Waiting, ${formatSize(sizeBytes)}`;
    case 'sending':
      return [progress, speed && `${formatSize(speed)}/s`, left !== undefined && `${left} s left`]
        .filter(Boolean)
        .join(', ');
    case 'paused':
      return `Paused, ${progress}`;
    case 'interrupted':
      return `Paused (page was closed), ${progress}`;
    case 'failed':
      return error ?? 'Failed';
    case 'done':
      return `Done, ${formatSize(sizeBytes)}`;
  }
}
