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
    /** The name of the folder when it was selected. Empty for a channel, which has its own name. */
    destination_name: string;
    /** The JSON of the frequency, time and time zone. */
    schedule: string;
    is_enabled: number;
    status: string;
    last_result: string;
    /** 0 before the first run. */
    last_at: number;
    /** The number of consecutive failed runs. */
    failures: number;
    /** The scheduled time of the next run, or of the one in progress. */
    planned_at: number;
    /** The number of failed attempts of this run. */
    attempts: number;
    created_at: number;
    due_at: number;
    lease_until: number;
    /** The number of times the lease was taken, which is the turn of its holder. */
    lease_turn: Generated<number>;
    /** The MAC of the row, with a key outside the database; see `SEALED_COLUMNS`. */
    seal: string | null;
  };
};
