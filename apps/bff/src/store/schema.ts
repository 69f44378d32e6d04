import type { ApprovalTables } from '#approvals/approval-tables.ts';
import type { AuditTables } from '#audit/audit-tables.ts';
import type { ChangeTables } from '#audit/change-tables.ts';
import type { UsageTables } from '#audit/usage-tables.ts';
import type { DeploymentTables } from '#deployments/deployment-tables.ts';
import type { ContentOperation } from '#downloads/download-request.ts';
import type { IndexTables } from '#indexes/index-tables.ts';
import type { JobTables } from '#jobs/job-tables.ts';
import type { LimitTables } from '#limits/limit-tables.ts';
import type { LiveTables } from '#live/live-tables.ts';
import type { IdempotencyTables } from '#proxy/idempotency-tables.ts';
import type { ExplorerTables } from '#saved/explorer-tables.ts';
import type { LinkTables } from '#saved/link-tables.ts';
import type { SavedTables } from '#saved/saved-tables.ts';
import type { SendTables } from '#sends/send-tables.ts';
import type { UploadTables } from '#uploads/upload-tables.ts';
import type { WatchTables } from '#watches/watch-tables.ts';

// Booleans are 0 and 1 and times are Unix milliseconds, on every database.

/** Tables of the BFF. */
export type StoreSchema = ApprovalTables &
  AuditTables &
  ChangeTables &
  DeploymentTables &
  ExplorerTables &
  IndexTables &
  JobTables &
  IdempotencyTables &
  LimitTables &
  LiveTables &
  LinkTables &
  SavedTables &
  SendTables &
  UploadTables &
  UsageTables &
  WatchTables & {
    migrations: { name: string; applied_at: number };
    sessions: {
      /** SHA-256 of the session id in hex; the id itself exists only in the cookie. */
      id_hash: string;
      /** Identity provider that vouched for the subject. */
      issuer: string;
      subject: string;
      /** The provider's own session that it came from (`sid`), when the provider names it. */
      provider_session: string | null;
      email: string;
      /** The address in the form in which addresses are compared. */
      email_key: string;
      name: string;
      /** JSON array of roles. */
      roles: string;
      credential_id: string;
      created_at: number;
      /** When the person last proved who they are, as far as the provider told. */
      authenticated_at: number | null;
      last_seen_at: number;
      expires_at: number;
      user_agent: string;
      /** MAC over the row by a key outside the database; see `seals`. */
      seal: string | null;
    };
    credentials: {
      id: string;
      subject: string;
      /** Full scope identifiers, separated by spaces. */
      scopes: string;
      /** Sealed JSON of the tokens. */
      sealed: Uint8Array;
      /** Id of the key that sealed it. */
      key_id: string;
      /** Grows with every write; part of what the seal binds. */
      version: number;
      access_expires_at: number;
      lease_until: number;
    };
    /** What each key of the ring derives, to recognise it by. */
    key_checks: { key_id: string; check_value: Uint8Array };
    /** Secrets other than credentials, by what they are for. */
    sealed_secrets: {
      purpose: string;
      id: string;
      sealed: Uint8Array;
      /** Id of the key that sealed it. */
      key_id: string;
    };
    /** Roles that operators gave to people. */
    person_roles: {
      /** The address in the form in which addresses are compared. */
      email_key: string;
      email: string;
      /** JSON array of roles; an empty one keeps the person out. */
      roles: string;
      /** Who the address turned out to be, at the first sign-in with it; null before. */
      issuer: string | null;
      subject: string | null;
      updated_at: number;
      /** Address of the operator who wrote it. */
      updated_by: string;
      seal: string | null;
    };
    used_sign_ins: { id: string; expires_at: number };
    /** Logout tokens that have been taken, by issuer and `jti`. */
    used_logout_tokens: { id: string; expires_at: number };
    download_tickets: {
      id_hash: string;
      session_hash: string;
      operation_id: ContentOperation;
      /** JSON record of parameters. */
      params: string;
      /** What the file is called when the service does not say. */
      file_name: string | null;
      expires_at: number;
      seal: string | null;
    };
  };
