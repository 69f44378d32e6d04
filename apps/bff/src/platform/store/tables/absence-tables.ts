import type { Generated } from 'kysely';

/** Tables of people who are away, and of what became of the approvals that wait for them. */
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
    /** When it is evaluated next. */
    due_at: number;
    lease_until: number;
    /** How often the lease was taken: the turn of whoever holds it. */
    lease_turn: Generated<number>;
  };
  absence_approvals: {
    absence_id: string;
    /** The approval, as in the index: its file and its ID. */
    row_id: string;
    title: string;
    /** `done` or `failed`. */
    outcome: string;
    /** Why the stand-in was not asked; empty when they were. */
    reason: string;
    /** Under whose rights the stand-in was asked; empty when they were not. */
    actor_email: string;
    updated_at: number;
  };
};
