import type { Kysely } from 'kysely';
import type { StoreSchema } from '#store/schema.ts';

/** Tables of what people keep here for themselves and for each other. `person` is a person id. */
export type SavedTables = {
  /** One row for each setting that somebody chose, so that two devices never undo each other's changes. */
  preferences: { person: string; member: string; value: string };
  views: {
    id: string;
    person: string;
    owner_name: string;
    screen: string;
    name: string;
    /** The name in the form in which names are compared. */
    name_key: string;
    /** JSON record of search parameters. */
    search: string;
    is_team: number;
    updated_at: number;
  };
  places: {
    person: string;
    /** `pins` or `recents`. */
    list: string;
    kind: string;
    target_id: string;
    title: string;
    noted_at: number;
  };
};

/** Creates the tables. */
export async function createSavedTables({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .createTable('preferences')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('preferences_key', ['person', 'member'])
    .execute();
  await schema
    .createTable('views')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('owner_name', 'text', (column) => column.notNull())
    .addColumn('screen', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('is_team', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('views_by_name').on('views').columns(['person', 'screen', 'name_key']).unique().execute();
  await schema.createIndex('views_of_team').on('views').columns(['is_team', 'screen']).execute();
  await schema
    .createTable('places')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('noted_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('places_key', ['person', 'list', 'kind', 'target_id'])
    .execute();
  await schema.createIndex('places_by_time').on('places').columns(['person', 'list', 'noted_at']).execute();
}
