import type { Kysely } from 'kysely';
import type { StoreSchema } from '#store/schema.ts';

/** The table of lists that people made links to, as these lists were then. */
export type LinkTables = {
  list_links: {
    id: string;
    person: string;
    author_name: string;
    /** JSON list of the roles that the author had. */
    roles: string;
    /** JSON of what the list showed. */
    state: string;
    made_at: number;
    expires_at: number;
    /** MAC over the row by a key outside the database; see `seals`. */
    seal: string | null;
  };
};

/** Creates the table. */
export async function createLinkTables({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .createTable('list_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('roles', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('list_links_by_time').on('list_links').columns(['person', 'made_at']).execute();
  await schema.createIndex('list_links_by_expiry').on('list_links').column('expires_at').execute();
}
