import { type Kysely, sql } from 'kysely';
import { addKeptContent, addUnseenDecisions, createApprovalTables } from '#approvals/approval-tables.ts';
import { addRecordFormat, createAuditTables } from '#audit/audit-tables.ts';
import { createChangeTables } from '#audit/change-tables.ts';
import { createUsageTables } from '#audit/usage-tables.ts';
import { createDeploymentTables } from '#deployments/deployment-tables.ts';
import { addFoldersOfTargets, createIndexTables } from '#indexes/index-tables.ts';
import { addStartOfJobs, addWholeJobs, createJobTables } from '#jobs/job-tables.ts';
import { createLimitTables } from '#limits/limit-tables.ts';
import { addTimeOfHints, createLiveTables } from '#live/live-tables.ts';
import { addEndOfNamedCalls, createIdempotencyTables } from '#proxy/idempotency-tables.ts';
import { createExplorerTables } from '#saved/explorer-tables.ts';
import { createLinkTables } from '#saved/link-tables.ts';
import { createSavedTables } from '#saved/saved-tables.ts';
import { addStampsOfSends, createSendTables } from '#sends/send-tables.ts';
import { createUploadTables } from '#uploads/upload-tables.ts';
import type { RowSeals } from '#vault/row-seals.ts';
import { createWatchTables } from '#watches/watch-tables.ts';
import { addRowSeals } from './add-row-seals.ts';
import type { StoreSchema } from './schema.ts';

type Migration = { name: string; apply(store: Kysely<StoreSchema>, seals: RowSeals | undefined): Promise<void> };

/** Steps to the newest schema, in order. A step that has landed is never changed. */
export const migrations: readonly Migration[] = [
  { name: '0001-sign-in', apply: createSignInTables },
  { name: '0002-key-checks', apply: createKeyChecks },
  { name: '0003-sessions-of-everyone', apply: addIssuerOfSessions },
  { name: '0004-roles', apply: createRoles },
  { name: '0005-back-channel-logout', apply: addProviderSessions },
  { name: '0006-step-up', apply: addTimeOfProof },
  { name: '0010-live', apply: createLiveTables },
  { name: '0020-limits', apply: createLimitTables },
  { name: '0021-named-calls', apply: createIdempotencyTables },
  { name: '0025-sealed-secrets', apply: createSealedSecrets },
  { name: '0026-audit', apply: createAuditTables },
  { name: '0027-operation-usage', apply: createUsageTables },
  { name: '0028-uploads', apply: createUploadTables },
  { name: '0029-names-of-downloads', apply: addNamesOfDownloads },
  { name: '0035-saved', apply: createSavedTables },
  { name: '0036-sends', apply: createSendTables },
  { name: '0037-jobs', apply: createJobTables },
  { name: '0038-indexes', apply: createIndexTables },
  { name: '0039-deployments', apply: createDeploymentTables },
  { name: '0055-audit-changes', apply: createChangeTables },
  { name: '0056-watches', apply: createWatchTables },
  { name: '0065-stamps-of-sends', apply: addStampsOfSends },
  { name: '0066-steps-of-approvals', apply: createApprovalTables },
  { name: '0070-explorer-runs', apply: createExplorerTables },
  { name: '0085-unseen-decisions', apply: addUnseenDecisions },
  { name: '0115-end-of-named-calls', apply: addEndOfNamedCalls },
  { name: '0125-time-of-hints', apply: addTimeOfHints },
  { name: '0126-whole-jobs', apply: addWholeJobs },
  { name: '0127-folders-of-targets', apply: addFoldersOfTargets },
  { name: '0128-links-to-lists', apply: createLinkTables },
  { name: '0129-kept-content', apply: addKeptContent },
  { name: '0130-audit-record-format', apply: addRecordFormat },
  { name: '0131-row-seals', apply: addRowSeals },
  { name: '0132-start-of-jobs', apply: addStartOfJobs },
];

async function createSignInTables({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .createTable('credentials')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('sealed', 'blob', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('access_expires_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('roles', 'text', (column) => column.notNull())
    .addColumn('credential_id', 'text', (column) => column.notNull().references('credentials.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('sessions_by_subject').on('sessions').columns(['subject', 'created_at']).execute();
  await schema.createIndex('sessions_by_credential').on('sessions').column('credential_id').execute();
  await schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();
  await schema
    .createTable('used_sign_ins')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('download_tickets')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('session_hash', 'text', (column) => column.notNull())
    .addColumn('operation_id', 'text', (column) => column.notNull())
    .addColumn('params', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createKeyChecks({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .createTable('key_checks')
    .addColumn('key_id', 'text', (column) => column.primaryKey())
    .addColumn('check_value', 'blob', (column) => column.notNull())
    .execute();
  // Every ring made before this step has one key, of this id.
  await schema
    .alterTable('credentials')
    .addColumn('key_id', 'text', (column) => column.notNull().defaultTo('k1'))
    .execute();
  await schema.createIndex('credentials_by_key').on('credentials').column('key_id').execute();
}

async function addIssuerOfSessions({ schema }: Kysely<StoreSchema>): Promise<void> {
  // Sessions from before this step name no issuer and end with it: subjects mean something only together with one.
  await schema
    .alterTable('sessions')
    .addColumn('issuer', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await schema.createIndex('sessions_by_start').on('sessions').columns(['created_at', 'id_hash']).execute();
}

async function createRoles(store: Kysely<StoreSchema>): Promise<void> {
  await store.schema
    .createTable('person_roles')
    .addColumn('email_key', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('roles', 'text', (column) => column.notNull())
    .addColumn('issuer', 'text')
    .addColumn('subject', 'text')
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_by', 'text', (column) => column.notNull())
    .execute();
  await store.schema
    .createIndex('person_roles_by_subject')
    .on('person_roles')
    .columns(['issuer', 'subject'])
    .unique()
    .execute();
  await store.schema
    .alterTable('sessions')
    .addColumn('email_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await store.updateTable('sessions').set({ email_key: sql`lower(email)` }).execute();
  await store.schema.createIndex('sessions_by_email').on('sessions').column('email_key').execute();
}

async function addProviderSessions({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema.alterTable('sessions').addColumn('provider_session', 'text').execute();
  await schema
    .createIndex('sessions_by_provider_session')
    .on('sessions')
    .columns(['issuer', 'provider_session'])
    .execute();
  await schema
    .createTable('used_logout_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('used_logout_tokens_by_expiry').on('used_logout_tokens').column('expires_at').execute();
}

async function addTimeOfProof({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema.alterTable('sessions').addColumn('authenticated_at', 'bigint').execute();
}

async function createSealedSecrets({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .createTable('sealed_secrets')
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('sealed', 'blob', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sealed_secrets_key', ['purpose', 'id'])
    .execute();
}

async function addNamesOfDownloads({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema.alterTable('download_tickets').addColumn('file_name', 'text').execute();
}
