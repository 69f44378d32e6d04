import type { ChosenFile } from '#features/uploads/list/chosen-file.ts';
import type { Upload, UploadState } from '#features/uploads/list/upload.ts';
import type { UploadQueue } from '#features/uploads/send/upload-queue.ts';
import type { BatchView, UploadsView } from '#features/uploads/store/upload-store.ts';

/** The result of choosing the files of a batch again. */
export type ReselectionResult = { added: readonly ChosenFile[]; problem: string | undefined };

/** The data from which the shown uploads are derived. */
export type UploadFacts = {
  queue: UploadQueue;
  /** Keyed by batch. */
  notes: ReadonlyMap<string, ReselectionResult>;
  /** The handles for reopening files and folders, by upload and batch. */
  handles: ReadonlyMap<string, FileSystemHandle>;
};

const FEW = 20;

/** Uploads that need the user's attention come first, and completed ones last. */
const ORDER: readonly UploadState[] = [
  'conflict',
  'failed',
  'changed',
  'sending',
  'interrupted',
  'paused',
  'waiting',
  'done',
];

/** Returns the shown state of the uploads. */
export function toUploadsView(facts: UploadFacts, secondsLeft: number | undefined): UploadsView {
  const { list, pauseReason } = facts.queue;
  const { counts, sizeBytes, sentBytes } = list.totals;
  const all = list.all();
  return {
    uploads: sortUploads(all),
    counts,
    retryable: all.filter((upload) => upload.state === 'failed' && facts.queue.hasContent(upload)).length,
    progress: sizeBytes === 0 ? counts.done / Math.max(1, all.length) : sentBytes / sizeBytes,
    secondsLeft,
    batches: toBatches(facts, all),
    pauseReason,
  };
}

// A short list is not reordered, so that uploads do not move while the user looks at them.
function sortUploads(all: readonly Upload[]): readonly Upload[] {
  if (all.length <= FEW) return all;
  const byState = Map.groupBy(all, ({ state }) => state);
  return ORDER.flatMap((state) => byState.get(state) ?? []);
}

function toBatches(facts: UploadFacts, all: readonly Upload[]): readonly BatchView[] {
  const { notes, handles, queue } = facts;
  const counted = new Map<string, { interrupted: number; changed: number; isReopenable: boolean }>();
  for (const upload of all) {
    const { id, batchId, state } = upload;
    const isWithout = lacksContent(facts, upload);
    if (!isWithout && state !== 'changed') continue;
    const before = counted.get(batchId) ?? { interrupted: 0, changed: 0, isReopenable: handles.has(batchId) };
    counted.set(batchId, {
      interrupted: before.interrupted + Number(isWithout),
      changed: before.changed + Number(state === 'changed'),
      isReopenable: before.isReopenable || handles.has(id),
    });
  }
  return queue.list.batches().flatMap((batch) => {
    const found = counted.get(batch.id);
    const note = notes.get(batch.id);
    const added = note?.added.length ?? 0;
    if (!found && added === 0) return [];
    const { interrupted, changed, isReopenable } = found ?? { interrupted: 0, changed: 0, isReopenable: false };
    return [{ batch, interrupted, changed, added, isReopenable, problem: note?.problem }];
  });
}

/** Reports whether the content of an incomplete upload must be chosen again. */
export function lacksContent({ queue }: Pick<UploadFacts, 'queue'>, upload: Upload): boolean {
  const { state } = upload;
  return state === 'interrupted' || (state === 'failed' && !queue.hasContent(upload));
}
