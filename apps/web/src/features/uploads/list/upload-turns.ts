import { isSmall, type Upload } from './upload.ts';

/** Uploads that wait for their turn, in order; `head` is the place of the first. An empty one remembers its last turn. */
type TurnGroup = { ids: string[]; head: number; lastTurn: number };

/**
 * Whose turn it is. The small and the large files of each batch wait in a group of their own, and the group that is sending least
 * goes first: a large file does not hold up small ones, and two folders share.
 */
export class UploadTurns {
  readonly #groups = new Map<string, TurnGroup>();
  readonly #isWaiting: (id: string) => boolean;
  #turns = 0;

  /** `isWaiting` tells which uploads still wait: those that were paused or removed lose their turn. */
  constructor(isWaiting: (id: string) => boolean) {
    this.#isWaiting = isWaiting;
  }

  /** Puts an upload at the end of its group. */
  enter(upload: Upload): void {
    const key = groupOf(upload);
    const group = this.#groups.get(key) ?? { ids: [], head: 0, lastTurn: 0 };
    group.ids.push(upload.id);
    this.#groups.set(key, group);
  }

  /** Puts an upload before all others of its group. */
  enterFirst(upload: Upload): void {
    const group = this.#groups.get(groupOf(upload));
    if (!group) {
      this.enter(upload);
      return;
    }
    if (group.head > 0) group.head -= 1;
    else group.ids.unshift('');
    group.ids[group.head] = upload.id;
  }

  /** The next upload, which leaves its group; undefined when none waits. */
  takeNext(sending: readonly Upload[]): string | undefined {
    let best: { group: TurnGroup; load: number } | undefined;
    for (const [key, group] of this.#groups) {
      if (!this.#hasWaiting(group)) continue;
      const load = sending.filter((upload) => groupOf(upload) === key).length;
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

  /** Whether others wait of whose group nothing is being sent. */
  isAnyLeftOut(sending: readonly Upload[]): boolean {
    const served = new Set(sending.map(groupOf));
    return [...this.#groups].some(([key, group]) => !served.has(key) && this.#hasWaiting(group));
  }

  #hasWaiting(group: TurnGroup): boolean {
    while (group.head < group.ids.length && !this.#isWaiting(group.ids[group.head] ?? '')) group.head += 1;
    if (group.head < group.ids.length) return true;
    group.ids = [];
    group.head = 0;
    return false;
  }
}

function groupOf(upload: Upload): string {
  return `${isSmall(upload) ? 'small' : 'large'} ${upload.batchId}`;
}
