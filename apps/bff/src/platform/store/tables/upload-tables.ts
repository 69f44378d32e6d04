import type { OperationId } from '@rotunda/api-client/operations';
import type { Generated } from 'kysely';

/** The table of uploads that span several requests. */
export type UploadTables = {
  upload_sessions: {
    id: string;
    /** The user who started the upload. It is invisible to other users. */
    issuer: string;
    subject: string;
    operation_id: OperationId;
    /** The ID of the file whose content is replaced. Null for a new file. */
    file_id: string | null;
    /** The name of the file. Empty if not specified. */
    name: string;
    content_type: string;
    total_bytes: number;
    /** The number of bytes that the service has confirmed. */
    confirmed_bytes: number;
    is_complete: number;
    created_at: number;
    expires_at: number;
    /** The time until which the process whose request may write is assumed to be alive. */
    lease_until: number;
    /** The number of times the lease was taken, which is the turn of its holder. */
    lease_turn: Generated<number>;
    /** The MAC of the row, with a key outside the database; see `SEALED_COLUMNS`. */
    seal: string | null;
  };
};
