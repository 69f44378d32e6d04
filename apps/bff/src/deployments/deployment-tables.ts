import type { Kysely } from 'kysely';
import type { StoreSchema } from '#store/schema.ts';

/** Tables of the history of deployments. They are shared by all who may see the deployments of a script. */
export type DeploymentTables = {
  /** What became of deployments. */
  deployment_records: {
    id: string;
    script_id: string;
    deployment_id: string;
    action: string;
    version: number | null;
    previous_version: number | null;
    description: string | null;
    /** Who did it here; null when it was done outside. */
    actor_email: string | null;
    actor_name: string | null;
    recorded_at: number;
  };
  /** Deployments as they were seen last. */
  deployment_states: {
    script_id: string;
    deployment_id: string;
    version: number | null;
    description: string | null;
    is_gone: number;
    /** When the list that showed it was asked for; what older lists say does not count. */
    seen_at: number;
  };
  /** Calls under way here, to tell what they change from what others change. */
  deployment_intents: {
    id: string;
    script_id: string;
    /** Null when one is being made. */
    deployment_id: string | null;
    action: string;
    actor_email: string;
    actor_name: string;
    begun_at: number;
  };
};

/** Creates the tables. */
export async function createDeploymentTables({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .createTable('deployment_records')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('script_id', 'text', (column) => column.notNull())
    .addColumn('deployment_id', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('version', 'integer')
    .addColumn('previous_version', 'integer')
    .addColumn('description', 'text')
    .addColumn('actor_email', 'text')
    .addColumn('actor_name', 'text')
    .addColumn('recorded_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('deployment_records_by_time')
    .on('deployment_records')
    .columns(['script_id', 'recorded_at', 'id'])
    .execute();
  await schema
    .createTable('deployment_states')
    .addColumn('script_id', 'text', (column) => column.notNull())
    .addColumn('deployment_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer')
    .addColumn('description', 'text')
    .addColumn('is_gone', 'integer', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('deployment_states_key', ['script_id', 'deployment_id'])
    .execute();
  await schema
    .createTable('deployment_intents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('script_id', 'text', (column) => column.notNull())
    .addColumn('deployment_id', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('actor_email', 'text', (column) => column.notNull())
    .addColumn('actor_name', 'text', (column) => column.notNull())
    .addColumn('begun_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('deployment_intents_by_script')
    .on('deployment_intents')
    .columns(['script_id', 'begun_at'])
    .execute();
}
