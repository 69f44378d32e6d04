import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

export async function addNamesOfDownloads({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema.alterTable('download_tickets').addColumn('file_name', 'text').execute();
}
