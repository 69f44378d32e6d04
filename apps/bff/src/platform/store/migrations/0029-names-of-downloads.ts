import type { MigrationStore } from './migration-store.ts';

export async function addNamesOfDownloads({ schema }: MigrationStore): Promise<void> {
  await schema.alterTable('download_tickets').addColumn('file_name', 'text').execute();
}
