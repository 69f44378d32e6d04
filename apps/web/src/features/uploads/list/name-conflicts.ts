import type { ConflictChoice, Upload } from './upload.ts';
import type { UploadList } from './upload-list.ts';

/** Finds the files with one of these names, by name. */
type FindExisting = (names: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const NAMES_PER_CALL = 20;

/** Checks whether the name of an upload is taken, and the names of other pending uploads into the same folder. */
export async function detectNameConflicts(list: UploadList, upload: Upload, findTaken: FindExisting): Promise<void> {
  const asked = [upload];
  for (const each of list.siblings(upload)) {
    if (asked.length === NAMES_PER_CALL) break;
    if (each.state === 'waiting' && !each.isNameSettled && !each.isFolder) asked.push(each);
  }
  const taken = await findTaken(asked.map(({ name }) => name));
  for (const { id, name } of asked) recordNameCheck(list, id, taken.get(name));
}

function recordNameCheck(list: UploadList, id: string, existingId: string | undefined): void {
  const upload = list.find(id);
  if (!upload || (upload.state !== 'waiting' && upload.state !== 'sending')) return;
  if (existingId === undefined) {
    list.change(id, { isNameSettled: true });
    return;
  }
  const forAll = list.findBatch(upload.batchId)?.forAll;
  if (forAll) resolveConflict(list, { ...upload, existingId }, forAll);
  else list.change(id, { state: 'conflict', existingId });
}

/** Resolves a name conflict as chosen. */
export function resolveConflict(list: UploadList, upload: Upload, choice: ConflictChoice): void {
  const { id, existingId, state } = upload;
  if (choice === 'skip') {
    list.skip(id);
    return;
  }
  list.change(id, {
    state: state === 'conflict' ? 'waiting' : state,
    existingId: undefined,
    isNameSettled: true,
    ...(choice === 'replace' && { replacesId: existingId }),
  });
}
