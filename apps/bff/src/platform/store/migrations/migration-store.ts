import type { Kysely } from 'kysely';

/** The store during a migration. Tables and columns are those of that time, which the present schema does not describe. */
export type MigrationStore = Kysely<MigrationTables>;

type MigrationTables = Record<string, Record<string, unknown>> & { migrations: { name: string; applied_at: number } };
