import type { Generated } from 'kysely';

/** Tables of reports. */
export type ReportTables = {
  reports: {
    id: string;
    user_id: string;
    name: string;
    /** JSON of the operation and its parameters. */
    source: string;
    /** Path of the list in the console. */
    path: string;
    format: string;
    destination_kind: string;
    destination_id: string;
    /** Name of the folder when it was chosen; empty for a channel, which has its own. */
    destination_name: string;
    /** JSON of the frequency, time and zone. */
    schedule: string;
    is_enabled: number;
    status: string;
    last_result: string;
    /** 0 before the first run. */
    last_at: number;
    /** How many runs in a row have failed. */
    failures: number;
    /** The time that the next run, or the one in progress, is for. */
    planned_at: number;
    /** How many attempts of this run have failed. */
    attempts: number;
    created_at: number;
    due_at: number;
    lease_until: number;
    /** How often the lease was taken: the turn of whoever holds it. */
    lease_turn: Generated<number>;
    /** MAC over the row by a key outside the database; see `seals`. */
    seal: string | null;
  };
};
