import { randomUUID } from 'node:crypto';
import type { components } from '@rotunda/api-client/bff-types';
import type { Selectable } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import { sanitizeText } from '#domain/sanitize-text.ts';
import type { Store } from '#platform/store/open-store.ts';
import { limitProblem, type RowLimit, writeWithinLimit } from '#platform/store/row-limit.ts';
import type { TemplateTables } from '#platform/store/tables/template-tables.ts';

/** The values that a template fills in. */
export type TemplateContent = components['schemas']['ApprovalTemplateContent'];

/** A stored template. */
export type TemplateRow = Selectable<TemplateTables['approval_templates']>;

/** A template as entered by a user. */
export type TemplateDraft = { name: string; isTeam: boolean; content: TemplateContent };

const MAX_TEMPLATES = 100; // Per user.

/** The templates for starting approvals, personal and shared with the team. */
export class TemplateStore {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Returns the templates of a user and of the team, by name. */
  list(userId: string): Promise<TemplateRow[]> {
    return this.#store
      .selectFrom('approval_templates')
      .selectAll()
      .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('is_team', '=', 1)]))
      .orderBy('name_key')
      .orderBy('id')
      .execute();
  }

  find(id: string): Promise<TemplateRow | undefined> {
    return this.#store.selectFrom('approval_templates').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Creates a template. Returns undefined if the user already has one with this name. Throws 409 if the user has too many. */
  create({ userId, name }: Principal, draft: TemplateDraft): Promise<TemplateRow | undefined> {
    return writeWithinLimit(this.#store, getLimit(userId), (transaction) =>
      transaction
        .insertInto('approval_templates')
        .values({ id: randomUUID(), user_id: userId, owner_name: sanitizeText(name), ...this.#toColumns(draft) })
        .onConflict((conflict) => conflict.columns(['user_id', 'name_key']).doNothing())
        .returningAll()
        .executeTakeFirst(),
    );
  }

  /** Replaces a template. Returns undefined if it no longer exists, or if its owner has another one with the new name. */
  change({ id, user_id: userId }: TemplateRow, draft: TemplateDraft): Promise<TemplateRow | undefined> {
    const columns = this.#toColumns(draft);
    return this.#store
      .updateTable('approval_templates')
      .set(columns)
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('approval_templates as other')
              .select('other.id')
              .where('other.user_id', '=', userId)
              .where('other.name_key', '=', columns.name_key)
              .where('other.id', '!=', id),
          ),
        ),
      )
      .returningAll()
      .executeTakeFirst();
  }

  async delete(id: string): Promise<void> {
    await this.#store.deleteFrom('approval_templates').where('id', '=', id).execute();
  }

  #toColumns({ name, isTeam, content }: TemplateDraft) {
    const text = sanitizeText(name);
    return {
      name: text,
      name_key: text.normalize('NFC').toLowerCase(),
      is_team: Number(isTeam),
      content: JSON.stringify(content),
      updated_at: this.#clock.nowMs(),
    };
  }
}

function getLimit(userId: string): RowLimit<'approval_templates'> {
  const toProblem = () => limitProblem(`You can save at most ${MAX_TEMPLATES} templates.`);
  return { table: 'approval_templates', of: { user_id: userId }, max: MAX_TEMPLATES, toProblem };
}
