import type { Selectable } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** The columns of a row that a seal covers. */
type SealDefinition = {
  [Table in keyof StoreSchema]: {
    table: Table;
    /** The column of the seal. */
    seal: keyof StoreSchema[Table] & `${string}seal`;
    /** The primary key, so that a row cannot replace another one. */
    key: readonly (keyof StoreSchema[Table] & string)[];
    /** The columns that carry authority. The others contain progress, or text for users. */
    columns: readonly (keyof StoreSchema[Table] & string)[];
  };
}[keyof StoreSchema];

/** The columns of a call to be made later. */
const CALL = ['operation_id', 'params', 'body', 'is_unseen', 'pins_content', 'if_match'] as const;

/**
 * The seals of rows that determine permissions, or actions on behalf of a user. A column added here may be null in existing rows,
 * which then stay sealed; any other column requires a migration that reseals them.
 */
export const SEALED_COLUMNS = {
  sessions: {
    table: 'sessions',
    seal: 'seal',
    key: ['id_hash'],
    columns: [
      'issuer',
      'subject',
      'provider_session',
      'email',
      'email_key',
      'roles',
      'credential_id',
      'created_at',
      'authenticated_at',
      'expires_at',
    ],
  },
  user_roles: {
    table: 'user_roles',
    seal: 'seal',
    key: ['email_key'],
    columns: ['email', 'roles', 'issuer', 'subject', 'updated_at', 'updated_by'],
  },
  download_tickets: {
    table: 'download_tickets',
    seal: 'seal',
    key: ['id_hash'],
    columns: ['session_hash', 'operation_id', 'params', 'file_name', 'expires_at', 'is_playback'],
  },
  delayed_calls: {
    table: 'delayed_calls',
    seal: 'seal',
    key: ['id'],
    columns: ['user_id', ...CALL, 'created_at', 'send_at'],
  },
  deployment_watches: {
    table: 'deployment_watches',
    seal: 'seal',
    key: ['id'],
    columns: [
      'user_id',
      'script_id',
      'deployment_id',
      'former_version',
      'former_description',
      'starts_at',
      'ends_at',
      'max_failures',
      'action',
    ],
  },
  scheduled_deployments: {
    table: 'scheduled_deployments',
    seal: 'seal',
    key: ['id'],
    columns: [
      'user_id',
      'script_id',
      'deployment_id',
      'version_number',
      'former_version',
      'description',
      'unchanged_since',
      'planned_at',
      'freeze_reason',
      'watch_minutes',
      'watch_max_failures',
      'watch_action',
    ],
  },
  approval_escalations: {
    table: 'approval_escalations',
    seal: 'seal',
    key: ['id'],
    columns: ['user_id', 'file_id', 'approval_id', 'kind', 'reviewer_email', 'next_approval', 'planned_at'],
  },
  jobs: {
    table: 'jobs',
    seal: 'seal',
    key: ['id'],
    columns: [
      'user_id',
      'operation_id',
      'state',
      'stores_undo',
      'is_atomic',
      'total',
      'undoes',
      'undone_by',
      'created_at',
    ],
  },
  job_items: {
    table: 'job_items',
    seal: 'seal',
    key: ['job_id', 'position'],
    columns: ['item_id', ...CALL, 'is_part', 'resource_key', 'escalation'],
  },
  job_undos: { table: 'job_items', seal: 'undo_seal', key: ['job_id', 'position'], columns: ['undo'] },
  upload_sessions: {
    table: 'upload_sessions',
    seal: 'seal',
    key: ['id'],
    columns: ['issuer', 'subject', 'operation_id', 'file_id', 'name', 'content_type', 'total_bytes', 'created_at'],
  },
  idempotency_keys: {
    table: 'idempotency_keys',
    seal: 'seal',
    key: ['user_id', 'key'],
    columns: ['request_hash', 'state', 'status', 'headers', 'body'],
  },
  list_links: {
    table: 'list_links',
    seal: 'seal',
    key: ['id'],
    columns: ['user_id', 'author_name', 'roles', 'state', 'created_at', 'expires_at'],
  },
  watches: {
    table: 'watches',
    seal: 'seal',
    key: ['id'],
    columns: ['user_id', 'token_hash', 'kind', 'target', 'created_at'],
  },
  reports: {
    table: 'reports',
    seal: 'seal',
    key: ['id'],
    columns: ['user_id', 'source', 'format', 'destination_kind', 'destination_id', 'is_enabled'],
  },
  live_channels: {
    table: 'live_channels',
    seal: 'seal',
    key: ['id'],
    columns: ['token_hash', 'session_hash', 'credential_id', 'topic'],
  },
} as const satisfies Readonly<Record<string, SealDefinition>>;

/** The name of a seal: its table's name, if the table has only one seal. */
export type SealName = keyof typeof SEALED_COLUMNS;

type Spec<Name extends SealName> = (typeof SEALED_COLUMNS)[Name];
type Row<Name extends SealName> = Selectable<StoreSchema[Spec<Name>['table']]>;

/** The columns that a seal is computed from. */
export type Sealable<Name extends SealName> = Pick<
  Row<Name>,
  (Spec<Name>['key'][number] | Spec<Name>['columns'][number]) & keyof Row<Name>
>;

/**
 * The names of tables and columns from when rows were first sealed. MACs cover these names, so that rows sealed before a rename
 * stay valid. A name is added here when it changes, and never removed. A column that was renamed in one table only is preceded by
 * the name of the seal.
 */
const SEALED_NAMES: ReadonlyMap<string, string> = new Map([
  ['user_roles', 'person_roles'],
  ['delayed_calls', 'held_sends'],
  ['idempotency_keys', 'named_calls'],
  ['user_id', 'person'],
  ['if_match', 'stamp'],
  ['resource_key', 'thing'],
  ['pins_content', 'keeps_content'],
  ['stores_undo', 'keeps_undo'],
  ['is_atomic', 'is_whole'],
  ['list_links.created_at', 'made_at'],
]);

/** Returns the name of a seal as MACs cover it. */
export function toSealedName(seal: string): string {
  return SEALED_NAMES.get(seal) ?? seal;
}

/** Returns the name of a column as MACs of a seal cover it. */
export function toSealedColumn(seal: string, column: string): string {
  return SEALED_NAMES.get(`${seal}.${column}`) ?? SEALED_NAMES.get(column) ?? column;
}

/** The names of all seals. */
export const SEAL_NAMES = Object.keys(SEALED_COLUMNS) as SealName[];
