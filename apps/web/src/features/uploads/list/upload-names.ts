import type { ConflictChoice, Upload } from './upload.ts';
import type { UploadList } from './upload-list.ts';

/** Finds the files that have one of these names, by name. */
type FindTaken = (names: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const NAMES_PER_CALL = 20;

/** Finds out whether the name of an upload is taken, and those of others that wait to go into the same folder. */
export async function settleNames(list: UploadList, upload: Upload, findTaken: FindTaken): Promise<void> {
  const asked = [upload];
  for (const each of list.besides(upload)) {
    if (asked.length === NAMES_PER_CALL) break;
    if (each.state === 'waiting' && !each.isNameSettled && !each.isFolder) asked.push(each);
  }
  const taken = await findTaken(asked.map(({ name }) => name));
  for (const { id, name } of asked) noteTaken(list, id, taken.get(name));
}

function noteTaken(list: UploadList, id: string, existingId: string | undefined): void {
  const upload = list.find(id);
  if (!upload || (upload.state !== 'waiting' && upload.state !== 'sending')) return;
  if (existingId === undefined) {
    list.change(id, { isNameSettled: true });
    return;
  }
  const forAll = list.findBatch(upload.batchId)?.forAll;
  if (forAll) settleConflict(list, { ...upload, existingId }, forAll);
  else list.change(id, { state: 'conflict', existingId });
}

/** Does with a file whose name is taken what was chosen. */
export function settleConflict(list: UploadList, upload: Upload, choice: ConflictChoice): void {
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
