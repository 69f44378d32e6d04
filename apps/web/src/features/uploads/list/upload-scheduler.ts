import { isSmall, type Upload } from './upload.ts';

/** Pending uploads in order. `head` is the index of the first. An empty group retains its last turn. */
type QueueGroup = { ids: string[]; head: number; lastTurn: number };

/**
 * Schedules uploads fairly. The small and the large files of each batch form separate groups, and the group with the least in
 * flight goes first. A large file does not block small ones, and two folders share the upload slots.
 */
export class UploadScheduler {
  readonly #groups = new Map<string, QueueGroup>();
  readonly #isWaiting: (id: string) => boolean;
  #turns = 0;

  /** `isWaiting` returns whether an upload is still pending: paused or removed uploads lose their turn. */
  constructor(isWaiting: (id: string) => boolean) {
    this.#isWaiting = isWaiting;
  }

  /** Adds an upload at the end of its group. */
  enqueue(upload: Upload): void {
    const key = getGroup(upload);
    const group = this.#groups.get(key) ?? { ids: [], head: 0, lastTurn: 0 };
    group.ids.push(upload.id);
    this.#groups.set(key, group);
  }

  /** Adds an upload at the front of its group. */
  enqueueFirst(upload: Upload): void {
    const group = this.#groups.get(getGroup(upload));
    if (!group) {
      this.enqueue(upload);
      return;
    }
    if (group.head > 0) group.head -= 1;
    else group.ids.unshift('');
    group.ids[group.head] = upload.id;
  }

  /** Removes and returns the next upload. Returns undefined if none is pending. */
  dequeue(sending: readonly Upload[]): string | undefined {
    let best: { group: QueueGroup; load: number } | undefined;
    for (const [key, group] of this.#groups) {
      if (!this.#hasWaiting(group)) continue;
      const load = sending.filter((upload) => getGroup(upload) === key).length;
      const isBetter = !best || load < best.load || (load === best.load && group.lastTurn < best.group.lastTurn);
      if (isBetter) best = { group, load };
    }
    if (!best) return undefined;
    const id = best.group.ids[best.group.head];
    best.group.head += 1;
    this.#turns += 1;
    best.group.lastTurn = this.#turns;
    return id;
  }

  /** Reports whether uploads are pending in a group without an upload in progress. */
  hasStarvedGroup(sending: readonly Upload[]): boolean {
    const served = new Set(sending.map(getGroup));
    return [...this.#groups].some(([key, group]) => !served.has(key) && this.#hasWaiting(group));
  }

  #hasWaiting(group: QueueGroup): boolean {
    while (group.head < group.ids.length && !this.#isWaiting(group.ids[group.head] ?? '')) group.head += 1;
    if (group.head < group.ids.length) return true;
    group.ids = [];
    group.head = 0;
    return false;
  }
}

function getGroup(upload: Upload): string {
  return `${isSmall(upload) ? 'small' : 'large'} ${upload.batchId}`;
}
