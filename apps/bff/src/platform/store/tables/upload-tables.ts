import type { OperationId } from '@rotunda/api-client/operations';
import type { Generated } from 'kysely';

/** The table of uploads that go on over several requests. */
export type UploadTables = {
  upload_sessions: {
    id: string;
    /** Who began it: nobody else learns that it is there. */
    issuer: string;
    subject: string;
    operation_id: OperationId;
    /** Id of the file whose content is replaced; null for a new file. */
    file_id: string | null;
    /** What the file is to be called, as far as it was said. */
    name: string;
    content_type: string;
    total_bytes: number;
    /** What the service has said that it has. */
    confirmed_bytes: number;
    is_complete: number;
    created_at: number;
    expires_at: number;
    /** Until when the process whose request may write is believed to live. */
    lease_until: number;
    /** How often the lease was taken: the turn of whoever holds it. */
    lease_turn: Generated<number>;
    /** MAC over the row by a key outside the database; see `seals`. */
    seal: string | null;
  };
};
