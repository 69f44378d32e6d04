import { ROLES, type Role } from '@rotunda/api-client/roles';
import type { Selectable } from 'kysely';
import type { Clock } from '#clock.ts';
import type { BffConfig } from '#config.ts';
import type { Store } from '#store/open-store.ts';
import type { StoreSchema } from '#store/schema.ts';
import { toEmailKey } from './email-key.ts';
import type { Identity } from './oidc-client.ts';

/** Roles that operators gave to one address. */
export type PersonRoles = {
  email: string;
  roles: readonly Role[];
  /** Who the address turned out to be; undefined before the first sign-in with it. */
  subject: string | undefined;
  /** Unix milliseconds. */
  updatedAt: number;
  updatedBy: string;
};

type Row = Selectable<StoreSchema['person_roles']>;

/**
 * Who has which role. Operators know people by their address, but an address may pass to somebody else: the first
 * sign-in with a verified address ties an entry to the subject, and the entry is nobody else's from then on.
 */
export class RoleTable {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #source: BffConfig['roles']['from'];
  readonly #issuer: string;

  constructor(store: Store, clock: Clock, config: Pick<BffConfig, 'roles' | 'oidc'>) {
    this.#store = store;
    this.#clock = clock;
    this.#source = config.roles.from;
    this.#issuer = config.oidc.issuer;
  }

  /** Whether entries have any effect. */
  get isUsed(): boolean {
    return this.#source !== 'claim';
  }

  /**
   * The roles of somebody who has just signed in, most often one. No entry and no claim mean none; an entry that names
   * the address without it being proven that the person is meant means none, too.
   */
  async resolve(identity: Identity): Promise<Role[]> {
    const claimed = ROLES.filter((role) => identity.roles.includes(role));
    if (!this.isUsed) return claimed;
    const own = await this.#findBySubject(identity.subject);
    if (own) return readRoles(own);
    const row = await this.#findByEmail(identity.email);
    if (!row) return this.#source === 'both' ? claimed : [];
    const isFree = row.subject === null || row.issuer !== this.#issuer;
    return isFree && identity.isEmailVerified && (await this.#bind(row, identity.subject)) ? readRoles(row) : [];
  }

  /** Entries by address, at most `limit`, from after an address. */
  async list(limit: number, after: string | undefined): Promise<PersonRoles[]> {
    const rows = await this.#store
      .selectFrom('person_roles')
      .selectAll()
      .where('email_key', '>', toEmailKey(after ?? ''))
      .orderBy('email_key')
      .limit(limit)
      .execute();
    return rows.map((row) => this.#toPersonRoles(row));
  }

  /** The entry of an address; undefined when there is none. */
  async find(email: string): Promise<PersonRoles | undefined> {
    const row = await this.#findByEmail(email);
    return row && this.#toPersonRoles(row);
  }

  /** Writes the entry of an address; whoever it is tied to stays. */
  async set(email: string, roles: readonly Role[], updatedBy: string): Promise<void> {
    const change = {
      roles: JSON.stringify(ROLES.filter((role) => roles.includes(role))),
      updated_at: this.#clock.nowMs(),
      updated_by: updatedBy,
    };
    await this.#store
      .insertInto('person_roles')
      .values({ email_key: toEmailKey(email), email: email.trim(), issuer: null, subject: null, ...change })
      .onConflict((conflict) => conflict.column('email_key').doUpdateSet(change))
      .execute();
  }

  /** Removes the entry of an address and what it was tied to; false when there was none. */
  async remove(email: string): Promise<boolean> {
    const result = await this.#store
      .deleteFrom('person_roles')
      .where('email_key', '=', toEmailKey(email))
      .executeTakeFirst();
    return result.numDeletedRows === 1n;
  }

  /** Whether any entry makes somebody an operator. */
  async hasOperator(): Promise<boolean> {
    const row = await this.#store
      .selectFrom('person_roles')
      .select('email_key')
      .where('roles', 'like', '%"operator"%')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  #findBySubject(subject: string): Promise<Row | undefined> {
    return this.#store
      .selectFrom('person_roles')
      .selectAll()
      .where('issuer', '=', this.#issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
  }

  #findByEmail(email: string): Promise<Row | undefined> {
    return this.#store
      .selectFrom('person_roles')
      .selectAll()
      .where('email_key', '=', toEmailKey(email))
      .executeTakeFirst();
  }

  /** Ties an entry to a subject; false when another one was quicker. */
  async #bind(row: Row, subject: string): Promise<boolean> {
    const result = await this.#store
      .updateTable('person_roles')
      .set({ issuer: this.#issuer, subject })
      .where('email_key', '=', row.email_key)
      .where('subject', row.subject === null ? 'is' : '=', row.subject)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  }

  #toPersonRoles(row: Row): PersonRoles {
    return {
      email: row.email,
      roles: readRoles(row),
      subject: row.issuer === this.#issuer ? (row.subject ?? undefined) : undefined,
      updatedAt: row.updated_at,
      updatedBy: row.updated_by,
    };
  }
}

function readRoles(row: Row): Role[] {
  return JSON.parse(row.roles);
}
