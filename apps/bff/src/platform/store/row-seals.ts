import { createHmac } from 'node:crypto';
import { sanitizeText } from '#domain/sanitize-text.ts';
import type { KeyRing } from '#platform/keys/key-ring.ts';
import { type Sealable, type SealName, sealedNameOf, seals } from './sealed-columns.ts';

/** A row whose seal does not fit: somebody else has written it, changed it, or put it in the place of another one. */
export type ForgedRow = {
  name: SealName;
  /** Values of the primary key. */
  key: readonly unknown[];
  seal: string | null;
};

const PURPOSE = 'row-seal';
const NO_SALT = new Uint8Array();
const MAC_CHARS = 43; // 32 bytes in base64url

/** Where the id of the key begins in a seal, counted from 1 as SQL does. */
export const SEAL_KEY_START = MAC_CHARS + 2;

/**
 * MACs over the rows that carry authority, by a key of the ring: whoever writes to the database alone cannot make such a
 * row, change one, or put one in the place of another. A seal is `MAC.key id`; the key is derived from the ring's (HKDF
 * with the label `bff/row-seal`), and the MAC covers the name of the seal, the primary key and the columns that `seals` names, each by `sealedNameOf`.
 */
export class RowSeals {
  readonly #ring: KeyRing;
  readonly #onForged: (row: ForgedRow) => void;
  #adopted = 0;

  /** `onForged` is told of each row that is refused. */
  constructor(ring: KeyRing, onForged: (row: ForgedRow) => void) {
    this.#ring = ring;
    this.#onForged = onForged;
  }

  /** The seal of a row that is about to be written. */
  seal<Name extends SealName>(name: Name, row: Sealable<Name>): string {
    return this.sealStored(name, row);
  }

  /** The seal of a row as a table holds it, of whatever table. */
  sealStored(name: SealName, row: object): string {
    return this.#seal(toText(name, row));
  }

  /**
   * The seal of a row that has none, whoever wrote it: for the migration that adds seals, and for nothing else. The names of
   * the seal and of the columns are those of that schema.
   */
  adopt(name: string, columns: readonly string[], row: object): string {
    this.#adopted += 1;
    return this.#seal(appendColumns(name, columns, row));
  }

  /** How many rows were adopted. */
  get adopted(): number {
    return this.#adopted;
  }

  /** Whether a row is as it was sealed. One that is not is reported. */
  isSealed<Name extends SealName>(name: Name, row: Sealable<Name> & { seal: string | null }): boolean {
    if (this.isSealOf(name, row, row.seal)) return true;
    this.refuse(name, row);
    return false;
  }

  /** Whether a seal is that of a row as a table holds it. */
  isSealOf(name: SealName, row: object, seal: string | null): boolean {
    const keyId = seal?.slice(MAC_CHARS + 1) ?? '';
    return this.#ring.has(keyId) && seal === `${this.#mac(keyId, toText(name, row))}.${keyId}`;
  }

  /** Reports a row that is refused for another reason than its seal. */
  refuse<Name extends SealName>(name: Name, row: Sealable<Name> & { seal: string | null }): void {
    const columns: readonly string[] = seals[name].key;
    this.#onForged({ name, key: columns.map((column) => Reflect.get(row, column)), seal: row.seal });
  }

  #seal(text: string): string {
    const keyId = this.#ring.primaryId;
    return `${this.#mac(keyId, text)}.${keyId}`;
  }

  #mac(keyId: string, text: string): string {
    return createHmac('sha256', this.#ring.derive(keyId, NO_SALT, PURPOSE))
      .update(text)
      .digest('base64url');
  }
}

/**
 * What a MAC is over: names, types and values, each value after its length, so that no two rows have the same text.
 * Columns that are null are left out, so that one may be added later.
 */
function toText(name: SealName, row: object): string {
  const { key, columns } = seals[name];
  return appendColumns(sealedNameOf(name), [...key, ...columns], row);
}

function appendColumns(before: string, columns: readonly string[], row: object): string {
  let text = before;
  for (const column of columns) {
    const value: unknown = Reflect.get(row, column);
    if (value === null) continue;
    // The MAC is over what the store gives back, or a row would look forged.
    const plain = typeof value === 'string' ? sanitizeText(value) : String(value);
    text += `\n${sealedNameOf(column)} ${typeof value} ${plain.length} ${plain}`;
  }
  return text;
}
