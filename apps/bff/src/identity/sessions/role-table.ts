import { ROLES, type Role } from '@rotunda/api-client/roles';
import type { Selectable } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import { toEmailKey } from '#domain/email-key.ts';
import type { BffConfig } from '#platform/config/config.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import type { Identity } from './oidc/identity.ts';
import type { SignInFailure } from './oidc/sign-in-failures.ts';

/** The roles that operators assigned to an address. */
export type UserRoles = {
  email: string;
  roles: readonly Role[];
  /** The user of the address. Undefined before the first sign-in with the address. */
  subject: string | undefined;
  /** Unix milliseconds. */
  updatedAt: number;
  updatedBy: string;
};

type Row = Selectable<StoreSchema['user_roles']>;

// The record is written first, but the store's clock may be set back slightly between the two writes.
const CLOCK_STEP_MS = 5_000;

/**
 * The roles of users. Operators know users by their address, but an address may be reassigned to someone else. Therefore, the
 * first sign-in with a verified address binds an entry to the subject, and from then on the entry applies to no one else.
 */
export class RoleTable {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #source: BffConfig['roles']['from'];
  readonly #issuer: string;
  readonly #seals: RowSeals;

  constructor(store: Store, clock: Clock, config: Pick<BffConfig, 'roles' | 'oidc'>, seals: RowSeals) {
    this.#store = store;
    this.#clock = clock;
    this.#source = config.roles.from;
    this.#issuer = config.oidc.issuer;
    this.#seals = seals;
  }

  /** Whether entries have any effect. */
  get isUsed(): boolean {
    return this.#source !== 'claim';
  }

  /**
   * Returns the roles of a user who has just signed in, usually one. Returns none if there is neither an entry nor a claim, if an
   * entry has the address but the user's ownership is not verified, and if the entry was not written by this console or has since
   * been replaced or removed.
   */
  async resolve(identity: Identity): Promise<Role[]> {
    const claimed = ROLES.filter((role) => identity.roles.includes(role));
    if (!this.isUsed) return claimed;
    const own = await this.#findBySubject(identity.subject);
    if (own) return this.#readGenuine(own);
    const row = await this.#findByEmail(identity.email);
    if (!row) return this.#source === 'both' ? claimed : [];
    const isFree = row.subject === null || row.issuer !== this.#issuer;
    if (!isFree || !identity.isEmailVerified || !(await this.#bind(row, identity.subject))) return [];
    return readRoles(row);
  }

  /**
   * Returns why `resolve` returned no role for a user. Reveals nothing about an entry to users who have not verified its address.
   */
  async findDenial({ subject, email, isEmailVerified }: Identity): Promise<SignInFailure> {
    if (!this.isUsed || (await this.#findBySubject(subject))) return 'no_role';
    const row = await this.#findByEmail(email);
    if (!row || readRoles(row).length === 0 || !this.#seals.hasValidSeal('user_roles', row)) return 'no_role';
    if (!isEmailVerified) return 'unverified_email';
    return row.subject !== null && row.issuer === this.#issuer ? 'address_taken' : 'no_role';
  }

  /** Returns at most `limit` entries, ordered by address, after an address. */
  async list(limit: number, after: string | undefined): Promise<UserRoles[]> {
    const rows = await this.#store
      .selectFrom('user_roles')
      .selectAll()
      .where('email_key', '>', toEmailKey(after ?? ''))
      .orderBy('email_key')
      .limit(limit)
      .execute();
    return rows.map((row) => this.#toUserRoles(row));
  }

  /** Returns the entry of an address, or undefined if there is none. */
  async find(email: string): Promise<UserRoles | undefined> {
    const row = await this.#findByEmail(email);
    return row && this.#toUserRoles(row);
  }

  /** Writes the entry of an address. Its binding is retained, unless the entry was not written by this console. */
  async set(email: string, roles: readonly Role[], updatedBy: string): Promise<void> {
    for (;;) {
      const before = await this.#findByEmail(email);
      const saved = before && this.#seals.hasValidSeal('user_roles', before) ? before : undefined;
      const row = {
        email_key: toEmailKey(email),
        email: saved?.email ?? email.trim(),
        issuer: saved?.issuer ?? null,
        subject: saved?.subject ?? null,
        roles: JSON.stringify(ROLES.filter((role) => roles.includes(role))),
        updated_at: this.#clock.nowMs(),
        updated_by: updatedBy,
      };
      const sealed = { ...row, seal: this.#seals.seal('user_roles', row) };
      if (before ? await this.#replace(before, sealed) : await this.#insert(sealed)) return;
    }
  }

  /** Removes the entry of an address and its binding. Returns false if there was none. */
  async remove(email: string): Promise<boolean> {
    const result = await this.#store
      .deleteFrom('user_roles')
      .where('email_key', '=', toEmailKey(email))
      .executeTakeFirst();
    return result.numDeletedRows === 1n;
  }

  /** Whether any entry grants the operator role. */
  async hasOperator(): Promise<boolean> {
    const rows = await this.#store
      .selectFrom('user_roles')
      .selectAll()
      .where('roles', 'like', '%"operator"%')
      .execute();
    // A store of an earlier version has no seals yet when it is checked before its migration.
    return rows.some((row) => row.seal === undefined || this.#seals.hasValidSeal('user_roles', row));
  }

  #findBySubject(subject: string): Promise<Row | undefined> {
    return this.#store
      .selectFrom('user_roles')
      .selectAll()
      .where('issuer', '=', this.#issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
  }

  #findByEmail(email: string): Promise<Row | undefined> {
    return this.#store
      .selectFrom('user_roles')
      .selectAll()
      .where('email_key', '=', toEmailKey(email))
      .executeTakeFirst();
  }

  /** Binds an entry to a subject. Returns false if another one was faster, or if the entry is not genuine. */
  async #bind(row: Row, subject: string): Promise<boolean> {
    if (!(await this.#isGenuine(row))) return false;
    const bound = { ...row, issuer: this.#issuer, subject };
    return this.#replace(row, { ...bound, seal: this.#seals.seal('user_roles', bound) });
  }

  /** Replaces one version of an entry with another. Returns false if the old version no longer exists. */
  async #replace(before: Row, row: Row): Promise<boolean> {
    const result = await this.#store
      .updateTable('user_roles')
      .set(row)
      .where('email_key', '=', before.email_key)
      .where('seal', before.seal === null ? 'is' : '=', before.seal)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  }

  async #insert(row: Row): Promise<boolean> {
    const result = await this.#store
      .insertInto('user_roles')
      .values(row)
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .executeTakeFirst();
    return result.numInsertedOrUpdatedRows === 1n;
  }

  async #readGenuine(row: Row): Promise<Role[]> {
    return (await this.#isGenuine(row)) ? readRoles(row) : [];
  }

  async #isGenuine(row: Row): Promise<boolean> {
    if (!this.#seals.hasValidSeal('user_roles', row)) return false;
    if (row.updated_at >= (await readLastChange(this.#store, row.email_key)) - CLOCK_STEP_MS) return true;
    this.#seals.reportForged('user_roles', row);
    return false;
  }

  #toUserRoles(row: Row): UserRoles {
    return {
      email: row.email,
      roles: this.#seals.hasValidSeal('user_roles', row) ? readRoles(row) : [],
      subject: row.issuer === this.#issuer ? (row.subject ?? undefined) : undefined,
      updatedAt: row.updated_at,
      updatedBy: row.updated_by,
    };
  }
}

/**
 * Returns when the entry of an address was last written or removed according to the audit trail, in Unix milliseconds, or 0 if
 * the trail has no record. An old version of an entry has a valid seal, so only the trail reveals that it is outdated.
 */
async function readLastChange(store: Store, emailKey: string): Promise<number> {
  const last = await store
    .selectFrom('audit_records as change')
    .innerJoin('audit_records as end', 'end.intent_id', 'change.id')
    .select(({ fn }) => fn.max('change.at').as('at'))
    .where('change.target', '=', emailKey)
    .where('change.action', 'in', ['roles.set', 'roles.remove'])
    .where('end.outcome', '=', 'succeeded')
    .executeTakeFirst();
  return Number(last?.at ?? 0);
}

function readRoles(row: Row): Role[] {
  return JSON.parse(row.roles);
}
