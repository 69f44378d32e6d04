import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { AuditTrail } from '#platform/audit-trail/audit-trail.ts';
import { limitEntries } from '#platform/cache/limit-entries.ts';
import type { KeyRing } from '#platform/keys/key-ring.ts';
import { type ForgedRow, RowSeals } from '#platform/store/row-seals.ts';

const MAX_KNOWN = 10_000;

/** Records rejected rows, each only once per process, however often it is read. */
export class ForgedRows {
  readonly #log: Logger;
  readonly #known = new LRUCache<string, true>(limitEntries(MAX_KNOWN));
  readonly #waiting: ForgedRow[] = [];
  #trail: AuditTrail | undefined;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Opens the row seals that report rejected rows here. */
  openSeals(ring: KeyRing): RowSeals {
    return new RowSeals(ring, (row) => this.#add(row));
  }

  #add(row: ForgedRow): void {
    const id = JSON.stringify(row);
    if (this.#known.has(id)) return;
    this.#known.set(id, true);
    const { name, key } = row;
    this.#log.error({ seal: name, key }, 'row rejected: it was not written by this console');
    if (this.#trail) void this.#record(this.#trail, row);
    else this.#waiting.push(row);
  }

  /**
   * Starts recording rejected rows in a trail, including those rejected earlier. Also records how many rows from an earlier
   * version of the console were `adopted` unchanged.
   */
  async recordIn(trail: AuditTrail, adopted: number): Promise<void> {
    this.#trail = trail;
    if (adopted > 0)
      await trail.recordEvent({}, { action: 'rows.adopt', details: { rows: adopted } }, { outcome: 'succeeded' });
    await Promise.all(this.#waiting.splice(0).map((row) => this.#record(trail, row)));
  }

  #record(trail: AuditTrail, { name, key }: ForgedRow): Promise<void> {
    const action = { action: 'row.refused', target: `${name}/${key.join('/')}` };
    return trail.recordEvent({}, action, { outcome: 'refused' });
  }
}
