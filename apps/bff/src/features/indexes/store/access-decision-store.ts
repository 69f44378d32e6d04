import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import type { AccessDecisionTables } from '#platform/store/tables/access-decision-tables.ts';

/** A decision by an access reviewer. */
export type AccessDecisionRow = Selectable<AccessDecisionTables['access_decisions']>;

/** The access that is decided on, as indexed, and the decision. */
export type NewAccessDecision = Pick<
  AccessDecisionRow,
  'grant_id' | 'decision' | 'title' | 'grantee' | 'role' | 'note'
>;

/** The end of a page of decisions. */
export type DecisionPosition = { decidedAt: number; id: string };

const OUTSIDE = 'outside-access';

/**
 * The decisions of access reviewers. Users see their own decisions, and those on access in their own index, so decisions reveal
 * nothing about other users' files.
 */
export class AccessDecisionStore {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Returns the decisions visible to a user, made at or after a time, newest first. */
  async list(userId: string, since: number, limit: number, after?: DecisionPosition): Promise<AccessDecisionRow[]> {
    return this.#store
      .selectFrom('access_decisions')
      .selectAll()
      .where('decided_at', '>=', since)
      .where((build) => isVisible(build, userId))
      .$if(after !== undefined, (query) =>
        query.where((build) =>
          build(
            build.refTuple('decided_at', 'id'),
            '<',
            build.tuple<number, string>(after?.decidedAt ?? 0, after?.id ?? ''),
          ),
        ),
      )
      .orderBy('decided_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  /** Returns the latest past decision on each of the given grants. */
  async findLast(grantIds: readonly string[]): Promise<Map<string, AccessDecisionRow>> {
    if (grantIds.length === 0) return new Map();
    const rows = await this.#store
      .selectFrom('access_decisions')
      .selectAll()
      .where('grant_id', 'in', [...grantIds])
      .orderBy('decided_at')
      .orderBy('id')
      .execute();
    return new Map(rows.map((row) => [row.grant_id, row]));
  }

  /**
   * Counts the grants on which a user can see a decision since a time, except grants that still exist after a decision to remove
   * them.
   */
  async countReviewed(userId: string, since: number): Promise<number> {
    const row = await this.#store
      .selectFrom('access_decisions')
      .select(({ fn }) => fn.count<number>('grant_id').distinct().as('count'))
      .where('decided_at', '>=', since)
      .where((build) => isVisible(build, userId))
      .where((build) => build.or([build('decision', '!=', 'removed'), build.not(isListed(build, userId))]))
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  }

  /** Records a decision. */
  async create({ userId, email, name }: Principal, decision: NewAccessDecision): Promise<AccessDecisionRow> {
    const row = {
      ...decision,
      id: randomUUID(),
      user_id: userId,
      reviewer_email: email,
      reviewer_name: name,
      decided_at: this.#clock.nowMs(),
    };
    await this.#store.insertInto('access_decisions').values(row).execute();
    return row;
  }

  /** Deletes a user's decision that the user has undone. Returns false if the ID is not found. */
  async delete(userId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#store
      .deleteFrom('access_decisions')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return Number(numDeletedRows) > 0;
  }
}

type Build = ExpressionBuilder<StoreSchema, 'access_decisions'>;

function isVisible(build: Build, userId: string) {
  return build.or([build('access_decisions.user_id', '=', userId), isListed(build, userId)]);
}

/** Whether a user's own index contains the access that was decided on. */
function isListed(build: Build, userId: string) {
  return build.exists(
    build
      .selectFrom('index_rows')
      .select('index_rows.row_id')
      .where('index_rows.user_id', '=', userId)
      .where('index_rows.name', '=', OUTSIDE)
      .whereRef('index_rows.row_id', '=', 'access_decisions.grant_id'),
  );
}
