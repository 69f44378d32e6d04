import type { Generated } from 'kysely';

/** The tables of absences, and of the outcomes of approvals that wait for absent users. */
export type AbsenceTables = {
  absences: {
    id: string;
    user_id: string;
    user_email: string;
    user_name: string;
    stand_in_email: string;
    starts_at: number;
    ends_at: number;
    created_at: number;
    /** When the absence is next evaluated. */
    due_at: number;
    lease_until: number;
    /** The number of times the lease was taken, which is the turn of its holder. */
    lease_turn: Generated<number>;
  };
  absence_approvals: {
    absence_id: string;
    /** The approval as indexed: its file and its ID. */
    row_id: string;
    title: string;
    /** `done` or `failed`. */
    outcome: string;
    /** Why the stand-in was not asked. Empty if they were. */
    reason: string;
    /** The user whose permissions were used to ask the stand-in. Empty if the stand-in was not asked. */
    actor_email: string;
    updated_at: number;
  };
};
