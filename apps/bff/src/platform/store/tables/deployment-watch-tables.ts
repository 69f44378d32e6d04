import type { Generated } from 'kysely';

/** Table of deployments whose failures are counted for a time. */
export type DeploymentWatchTables = {
  deployment_watches: {
    id: string;
    /** Who wants it, and whose credential is used. */
    user_id: string;
    user_email: string;
    script_id: string;
    deployment_id: string;
    /** What the deployment served before, and is rolled back to. */
    former_version: number;
    former_description: string;
    /** The version that is watched; null until the deployment serves another one than before. */
    version_number: number | null;
    starts_at: number;
    ends_at: number;
    max_failures: number;
    /** `alert` or `rollBack`. */
    action: string;
    failures: number;
    /** `waiting`, `passed`, `failing`, `rolledBack` or `ended`. */
    state: string;
    /** Why it ended, could not roll back or still waits; empty otherwise. */
    reason: string;
    updated_at: number;
    due_at: number;
    lease_until: number;
    /** How often the lease was taken: the turn of whoever holds it. */
    lease_turn: Generated<number>;
    /** MAC over the row by a key outside the database; see `seals`. */
    seal: string | null;
  };
};
