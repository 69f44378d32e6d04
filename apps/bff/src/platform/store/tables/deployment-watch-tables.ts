import type { Generated } from 'kysely';

/** The table of deployments whose failures are counted for a period. */
export type DeploymentWatchTables = {
  deployment_watches: {
    id: string;
    /** The user who requested the watch, and whose credential is used. */
    user_id: string;
    user_email: string;
    script_id: string;
    deployment_id: string;
    /** The previous version of the deployment, and the target of a rollback. */
    former_version: number;
    former_description: string;
    /** The watched version. Null until the deployment serves a new version. */
    version_number: number | null;
    starts_at: number;
    ends_at: number;
    max_failures: number;
    /** `alert` or `rollBack`. */
    action: string;
    failures: number;
    /** `waiting`, `passed`, `failing`, `rolledBack` or `ended`. */
    state: string;
    /** Why the watch ended, could not roll back or is still waiting. Empty otherwise. */
    reason: string;
    updated_at: number;
    due_at: number;
    lease_until: number;
    /** The number of times the lease was taken, which is the turn of its holder. */
    lease_turn: Generated<number>;
    /** The MAC of the row, with a key outside the database; see `SEALED_COLUMNS`. */
    seal: string | null;
  };
};
