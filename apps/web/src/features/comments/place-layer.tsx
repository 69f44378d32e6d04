import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { MessageSquarePlus } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { findCurrentCell } from '#shared/content/sheets/model/shown-sheet.ts';
import { announceKey } from '#shared/shortcuts/announce.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ChoiceBar } from './places/choice-bar.tsx';
import type { ContentPlace } from './places/content-place.ts';
import { findCellPlace, findEditorHost, findRangePlace } from './places/find-place.ts';
import { PlaceMark } from './places/place-mark.tsx';
import { changePlaces, usePlaces } from './places/place-store.ts';
import { useChoosePlace } from './places/use-choose-place.ts';
import { useSelectedPlace } from './places/use-selected-place.ts';
import { useShownPlace } from './places/use-shown-place.ts';
import { useCommentRefusal } from './use-comment-refusal.ts';

type PlaceLayerProps = {
  file: Pick<DriveSchemas['File'], 'id' | 'capabilities' | 'headRevisionId'>;
  /** Called with the selected position if the comment field is on another screen. */
  onDraft?: () => void;
  /** The content of the file. */
  children: ReactNode;
};

/** Lets the user comment on a position in the content: selects a position, and shows the positions of threads. */
export function PlaceLayer({ file, onDraft, children }: PlaceLayerProps) {
  const fileId = file.id ?? '';
  const root = useRef<HTMLDivElement>(null);
  const refusal = useCommentRefusal(file);
  const selected = useSelectedPlace(root);
  const shown = useShownPlace(root, fileId);
  const { isChoosing = false } = usePlaces(fileId);
  const write = (draft: ContentPlace) => {
    getSelection()?.removeAllRanges();
    changePlaces(fileId, { draft, revisionId: file.headRevisionId });
    onDraft?.();
  };
  const { choice, start } = useChoosePlace(root, write);
  const begin = async () => {
    if (!root.current) return;
    if (selected) return write(findRangePlace(root.current, selected.range));
    const cell = findCurrentCell(root.current);
    if (cell) return write(findCellPlace(root.current, cell));
    const host = findEditorHost(root.current);
    const place = host && (await import('./places/editor-places.ts')).placeInEditor(host);
    if (place) write(place);
    else if (!start()) announceKey('This content has no places to choose from.');
  };
  useShortcut('c', () => void begin(), { disabledReason: refusal });
  const beginNow = useEffectEvent(begin);
  useEffect(() => {
    if (!isChoosing) return;
    changePlaces(fileId, { isChoosing: false });
    void beginNow();
  }, [isChoosing, fileId]);
  useEffect(() => {
    changePlaces(fileId, { hasContent: true });
    return () => changePlaces(fileId, { hasContent: false });
  }, [fileId]);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={root}
        {...choice?.handlers}
        className={`flex min-h-0 flex-1 flex-col overflow-auto ${choice ? 'cursor-crosshair touch-none select-none' : ''}`}
      >
        {children}
      </div>
      <p role="status" className="sr-only">
        {shown && 'Shown in the content'}
      </p>
      {shown && <PlaceMark root={root} {...shown} />}
      {choice && <PlaceMark root={root} place={choice.place} region={choice.region} isChoosing />}
      {selected && !choice && refusal === undefined && (
        <div className="absolute z-20" style={{ left: selected.leftPx, top: selected.topPx }}>
          <Button
            kind="primary"
            data-op="drive.comments.create"
            onPress={() => root.current && write(findRangePlace(root.current, selected.range))}
          >
            <MessageSquarePlus size={14} strokeWidth={1.75} aria-hidden />
            Comment on this
          </Button>
        </div>
      )}
      {choice && <ChoiceBar choice={choice} />}
    </div>
  );
}
