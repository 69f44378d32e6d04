import type { Generated } from 'kysely';

/** The table of scheduled steps for approvals without a timely response. */
export type EscalationTables = {
  approval_escalations: {
    id: string;
    /** The user who scheduled the step, and whose credential is used. */
    user_id: string;
    file_id: string;
    approval_id: string;
    /** `remind`, `notify`, `reassign` or `start`. */
    kind: string;
    /** The user to ask, for `reassign`. Empty otherwise. */
    reviewer_email: string;
    /** The approval to start as a JSON object, for `start`. Null otherwise. */
    next_approval: string | null;
    /** When the step is due. For `start`, when it was scheduled. */
    planned_at: number;
    /** `waiting`, `done`, `failed` or `dropped`. */
    state: string;
    /** Why the step failed, was dropped or is still waiting. Empty otherwise. */
    reason: string;
    updated_at: number;
    due_at: number;
    lease_until: number;
    /** The number of times the lease was taken, which is the turn of its holder. */
    lease_turn: Generated<number>;
    /** Null once the step is no longer waiting. */
    seal: string | null;
  };
};
