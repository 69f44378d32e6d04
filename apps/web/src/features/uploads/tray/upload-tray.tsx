import { useEffect, useRef, useState } from 'react';
import { getCurrentUploads } from '#features/uploads/session/open-uploads.ts';
import { type UploadsView, useUploads, useUploadsResumeAtMs } from '#features/uploads/store/upload-store.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { useRowWindow } from '#shared/data-table/rows/use-row-window.ts';
import { formatClock } from '#shared/format/time.ts';
import { OverlayPart } from '#ui/loading/part.tsx';
import { TrayFrame } from '#ui/panels/tray-frame.tsx';
import { formatTimeLeft } from './time-left-text.ts';
import { UploadRow } from './upload-row.tsx';
import { UploadTools } from './upload-tools.tsx';

// Lazy-loaded with the first name conflict.
const ConflictQuestion = lazyComponent(() => import('./conflict-question.tsx'), 'ConflictQuestion');

const ROW_PX = 76;
const NARROW_ROW_PX = 88; // Buttons are larger on narrow screens.

/** Shows the uploads above all screens. Renders nothing without uploads. */
export function UploadTray() {
  const shown = useUploads();
  const { uploads, counts } = shown;
  const resumeAtMs = useUploadsResumeAtMs();
  const [isDeciding, setIsDeciding] = useState(false);
  const rowPx = useMediaQuery('(width < 640px)') ? NARROW_ROW_PX : ROW_PX;
  const scroller = useRef<HTMLDivElement>(null);
  const [focusedId, setFocusedId] = useState<string>();
  const focused = focusedId === undefined ? -1 : uploads.findIndex(({ id }) => id === focusedId);
  const { indexes, room } = useRowWindow(scroller, { count: uploads.length, firstId: uploads[0]?.id }, rowPx, focused);
  useLeaveQuestion(counts.sending + counts.waiting + counts.conflict > 0);
  if (uploads.length === 0) return null;
  return (
    <>
      <TrayFrame
        label="Uploads"
        status={describeAll(shown, resumeAtMs)}
        isLong={uploads.length > 1}
        onClear={counts.done > 0 ? clearDone : undefined}
        tools={<UploadTools shown={shown} onDecide={() => setIsDeciding(true)} />}
        scroller={scroller}
        heightPx={room * rowPx}
      >
        {indexes.map((index) => {
          const upload = uploads[index];
          return (
            upload && (
              <UploadRow
                key={upload.id}
                upload={upload}
                position={index}
                count={uploads.length}
                heightPx={rowPx}
                onFocus={() => setFocusedId(upload.id)}
              />
            )
          );
        })}
      </TrayFrame>
      {counts.conflict > 0 && (
        <OverlayPart onClose={() => setIsDeciding(false)}>
          <ConflictQuestion uploads={uploads} isAskedFor={isDeciding} onClose={() => setIsDeciding(false)} />
        </OverlayPart>
      )}
    </>
  );
}

/**
 * Makes the browser ask for confirmation before the page unloads while uploads are in progress whose files would need to be
 * chosen again.
 */
function useLeaveQuestion(isInProgress: boolean): void {
  useEffect(() => {
    const flush = () => void getCurrentUploads()?.flush();
    document.addEventListener('visibilitychange', flush);
    return () => document.removeEventListener('visibilitychange', flush);
  }, []);
  useEffect(() => {
    if (!isInProgress) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isInProgress]);
}

function describeAll({ uploads, counts, progress, secondsLeft }: UploadsView, resumeAtMs: number | undefined): string {
  const total = uploads.length.toLocaleString('en');
  if (counts.sending + counts.waiting > 0) {
    const left = secondsLeft === undefined ? '' : `, ${formatTimeLeft(secondsLeft)}`;
    const rest = resumeAtMs === undefined ? left : `, continues at ${formatClock(resumeAtMs)} (limit reached)`;
    return `${Math.floor(progress * 100)}% of ${total} uploaded${rest}`;
  }
  const others = [
    counts.conflict > 0 && `${counts.conflict.toLocaleString('en')} undecided`,
    counts.failed > 0 && `${counts.failed.toLocaleString('en')} failed`,
    counts.paused > 0 && `${counts.paused.toLocaleString('en')} paused`,
    counts.interrupted > 0 && `${counts.interrupted.toLocaleString('en')} interrupted`,
    counts.changed > 0 && `${counts.changed.toLocaleString('en')} changed`,
  ].filter(Boolean);
  return [`${counts.done.toLocaleString('en')} of ${total} uploaded`, ...others].join(', ');
}

function clearDone(): void {
  const queue = getCurrentUploads()?.queue;
  queue?.remove(queue.list.all().flatMap(({ id, state }) => (state === 'done' ? [id] : [])));
}
