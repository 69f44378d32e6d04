import type { Generated } from 'kysely';

/** The table of temporary calendar access. */
export type CalendarAccessTables = {
  calendar_access_periods: {
    id: string;
    /** The user who grants the access, and whose credential is used. */
    user_id: string;
    user_email: string;
    calendar_id: string;
    /** `user`, `group` or `domain`. */
    scope_type: string;
    scope_value: string;
    role: string;
    /** The previous role, which is restored at the end. Empty for none. Written before access is granted. */
    former_role: string;
    /** Whether the service notifies the grantee, 0 or 1. */
    notifies: number;
    starts_at: number;
    ends_at: number;
    /** `planned`, `granting`, `active`, `ended` or `failed`. */
    state: string;
    /** Why the period failed, ended differently or is still waiting. Empty otherwise. */
    reason: string;
    /** Whether a step is still pending, 0 or 1. */
    is_open: number;
    updated_at: number;
    due_at: number;
    lease_until: number;
    /** The number of times the lease was taken, which is the turn of its holder. */
    lease_turn: Generated<number>;
  };
};
