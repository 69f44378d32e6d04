import type { Generated } from 'kysely';

/** Table of access to calendars from a time until a time. */
export type CalendarAccessTables = {
  calendar_access_periods: {
    id: string;
    /** Who grants it, and whose credential is used. */
    user_id: string;
    user_email: string;
    calendar_id: string;
    /** `user`, `group` or `domain`. */
    scope_type: string;
    scope_value: string;
    role: string;
    /** The role before, to which the period returns; empty for none. Written before access is granted. */
    former_role: string;
    /** Whether the service tells the grantee, 0 or 1. */
    notifies: number;
    starts_at: number;
    ends_at: number;
    /** `planned`, `granting`, `active`, `ended` or `failed`. */
    state: string;
    /** Why it failed, ended otherwise or still waits; empty otherwise. */
    reason: string;
    /** Whether something is left to be done, 0 or 1. */
    is_open: number;
    updated_at: number;
    due_at: number;
    lease_until: number;
    /** How often the lease was taken: the turn of whoever holds it. */
    lease_turn: Generated<number>;
  };
};
