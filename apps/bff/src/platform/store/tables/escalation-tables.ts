/** Table of what happens to approvals that nobody has answered in time. */
export type EscalationTables = {
  approval_escalations: {
    id: string;
    /** Who has planned it, and whose credential is used. */
    user_id: string;
    file_id: string;
    approval_id: string;
    /** `remind` or `reassign`. */
    kind: string;
    /** Who is asked then; empty for a reminder. */
    reviewer_email: string;
    planned_at: number;
    /** `waiting`, `done`, `failed` or `dropped`. */
    state: string;
    /** Why it failed, was dropped or still waits; empty otherwise. */
    reason: string;
    updated_at: number;
    due_at: number;
    lease_until: number;
  };
};
