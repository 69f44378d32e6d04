import type { Generated } from 'kysely';

/** Table of what happens to approvals that nobody has answered in time. */
export type EscalationTables = {
  approval_escalations: {
    id: string;
    /** Who has planned it, and whose credential is used. */
    user_id: string;
    file_id: string;
    approval_id: string;
    /** `remind`, `notify`, `reassign` or `start`. */
    kind: string;
    /** Who is asked then, of `reassign`; empty otherwise. */
    reviewer_email: string;
    /** JSON object: the approval to start, of `start`; null otherwise. */
    next_approval: string | null;
    /** When it is to be done; of `start`, when it was planned. */
    planned_at: number;
    /** `waiting`, `done`, `failed` or `dropped`. */
    state: string;
    /** Why it failed, was dropped or still waits; empty otherwise. */
    reason: string;
    updated_at: number;
    due_at: number;
    lease_until: number;
    /** How often the lease was taken: the turn of whoever holds it. */
    lease_turn: Generated<number>;
    /** Null when it waits no more. */
    seal: string | null;
  };
};
