import { type RawBuilder, sql } from 'kysely';

/** The columns covered by the first seal of a table, and the rows that it applied to. */
export type FirstSeal = {
  name: string;
  table: string;
  seal: 'seal' | 'undo_seal';
  key: readonly string[];
  columns: readonly string[];
  condition: RawBuilder<unknown>;
};

const ALL = sql`1 = 1`;
const CALL = ['operation_id', 'params', 'body', 'is_unseen', 'keeps_content', 'stamp'];

/** The row seals as created by migration 0131, with the names of that schema. The current ones are `SEALED_COLUMNS`. */
export const firstSeals: readonly FirstSeal[] = [
  {
    name: 'person_roles',
    table: 'person_roles',
    seal: 'seal',
    key: ['email_key'],
    condition: ALL,
    columns: ['email', 'roles', 'issuer', 'subject', 'updated_at', 'updated_by'],
  },
  {
    name: 'download_tickets',
    table: 'download_tickets',
    seal: 'seal',
    key: ['id_hash'],
    condition: ALL,
    columns: ['session_hash', 'operation_id', 'params', 'file_name', 'expires_at'],
  },
  {
    name: 'held_sends',
    table: 'held_sends',
    seal: 'seal',
    key: ['id'],
    condition: sql`state = 'held'`,
    columns: ['person', ...CALL, 'created_at', 'send_at'],
  },
  {
    name: 'jobs',
    table: 'jobs',
    seal: 'seal',
    key: ['id'],
    condition: ALL,
    columns: [
      'person',
      'operation_id',
      'state',
      'keeps_undo',
      'is_whole',
      'total',
      'undoes',
      'undone_by',
      'created_at',
    ],
  },
  {
    name: 'job_items',
    table: 'job_items',
    seal: 'seal',
    key: ['job_id', 'position'],
    columns: ['item_id', ...CALL, 'is_part', 'thing'],
    condition: sql`state not in ('done', 'skipped', 'final')`,
  },
  {
    name: 'job_undos',
    table: 'job_items',
    seal: 'undo_seal',
    key: ['job_id', 'position'],
    columns: ['undo'],
    condition: sql`undo is not null`,
  },
  {
    name: 'upload_sessions',
    table: 'upload_sessions',
    seal: 'seal',
    key: ['id'],
    condition: ALL,
    columns: ['issuer', 'subject', 'operation_id', 'file_id', 'name', 'content_type', 'total_bytes', 'created_at'],
  },
  {
    name: 'named_calls',
    table: 'named_calls',
    seal: 'seal',
    key: ['person', 'key'],
    columns: ['request_hash', 'state', 'status', 'headers', 'body'],
    condition: sql`state = 'answered'`,
  },
  {
    name: 'list_links',
    table: 'list_links',
    seal: 'seal',
    key: ['id'],
    condition: ALL,
    columns: ['person', 'author_name', 'roles', 'state', 'made_at', 'expires_at'],
  },
  {
    name: 'watches',
    table: 'watches',
    seal: 'seal',
    key: ['id'],
    condition: ALL,
    columns: ['person', 'token_hash', 'kind', 'target', 'created_at'],
  },
];
