import { createHmac } from 'node:crypto';
import { sanitizeText } from '#domain/sanitize-text.ts';
import type { KeyRing } from '#platform/keys/key-ring.ts';
import { SEALED_COLUMNS, type Sealable, type SealName, toSealedColumn, toSealedName } from './sealed-columns.ts';

/** A row with an invalid seal: it was written, changed or moved by someone else. */
export type ForgedRow = {
  name: SealName;
  /** Values of the primary key. */
  key: readonly unknown[];
  seal: string | null;
};

const PURPOSE = 'row-seal';
const NO_SALT = new Uint8Array();
const MAC_CHARS = 43; // 32 bytes in base64url

/** The position of the key ID in a seal, starting at 1 as in SQL. */
export const SEAL_KEY_START = MAC_CHARS + 2;

/**
 * MACs of the rows that carry authority, with a key of the ring. An attacker who can only write to the database cannot create
 * such a row, change one, or replace one with another. A seal is `MAC.key id`. The key is derived from the ring's key (HKDF with
 * the label `bff/row-seal`), and the MAC covers the name of the seal, the primary key and the columns in `SEALED_COLUMNS`, each named by
 * `toSealedColumn`.
 */
export class RowSeals {
  readonly #ring: KeyRing;
  readonly #onForged: (row: ForgedRow) => void;
  #adopted = 0;

  /** `onForged` is called for each rejected row. */
  constructor(ring: KeyRing, onForged: (row: ForgedRow) => void) {
    this.#ring = ring;
    this.#onForged = onForged;
  }

  /** Returns the seal of a row to be written. */
  seal<Name extends SealName>(name: Name, row: Sealable<Name>): string {
    return this.sealStored(name, row);
  }

  /** Returns the seal of a stored row of any table. */
  sealStored(name: SealName, row: object): string {
    return this.#seal(toText(name, row));
  }

  /**
   * Returns the seal of an unsealed row without verifying its origin. Only for the migration that adds seals. The names of the
   * seal and of the columns are those of that schema.
   */
  adopt(name: string, columns: readonly string[], row: object): string {
    this.#adopted += 1;
    return this.#seal(appendColumns(name, columns, row));
  }

  /** The number of adopted rows. */
  get adopted(): number {
    return this.#adopted;
  }

  /** Whether a row is unchanged since it was sealed. Reports a row that is not. */
  hasValidSeal<Name extends SealName>(name: Name, row: Sealable<Name> & { seal: string | null }): boolean {
    if (this.isValidSeal(name, row, row.seal)) return true;
    this.reportForged(name, row);
    return false;
  }

  /** Whether a seal matches a stored row. */
  isValidSeal(name: SealName, row: object, seal: string | null): boolean {
    const keyId = seal?.slice(MAC_CHARS + 1) ?? '';
    return this.#ring.has(keyId) && seal === `${this.#mac(keyId, toText(name, row))}.${keyId}`;
  }

  /** Reports a row that is rejected for a reason other than its seal. */
  reportForged<Name extends SealName>(name: Name, row: Sealable<Name> & { seal: string | null }): void {
    const columns: readonly string[] = SEALED_COLUMNS[name].key;
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
 * Returns the text that a MAC covers: names, types and values, each value preceded by its length, so that no two rows have the
 * same text. Omits columns that are null, so that columns can be added later.
 */
function toText(name: SealName, row: object): string {
  const { key, columns } = SEALED_COLUMNS[name];
  return appendColumns(name, [...key, ...columns], row);
}

function appendColumns(seal: string, columns: readonly string[], row: object): string {
  let text = toSealedName(seal);
  for (const column of columns) {
    const value: unknown = Reflect.get(row, column);
    if (value === null) continue;
    // The MAC must cover the text as the store returns it, otherwise the row would appear forged.
    const plain = typeof value === 'string' ? sanitizeText(value) : String(value);
    text += `\n${toSealedColumn(seal, column)} ${typeof value} ${plain.length} ${plain}`;
  }
  return text;
}
