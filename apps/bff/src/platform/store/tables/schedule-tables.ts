import type { Generated } from 'kysely';

/** The table of scheduled deployments. */
export type ScheduleTables = {
  scheduled_deployments: {
    id: string;
    /** The user who scheduled the deployment, and whose credential is used. */
    user_id: string;
    user_email: string;
    user_name: string;
    script_id: string;
    /** Empty for a new deployment until it has been created. */
    deployment_id: string;
    /** Null for a version to be created from the latest code at that time. */
    version_number: number | null;
    /**
     * The version that the deployment served when it was scheduled. If it serves another version by then, it is not changed. 0
     * for a new deployment.
     */
    former_version: number;
    description: string;
    /** When the project was last changed before the scheduling. Null if later changes are irrelevant. */
    unchanged_since: string | null;
    /** The reason for deploying even during a freeze. Null if the deployment respects freezes. */
    freeze_reason: string | null;
    /** How long failures are counted afterwards. Null if they are not counted. */
    watch_minutes: number | null;
    watch_max_failures: number | null;
    /** `alert` or `rollBack`. */
    watch_action: string | null;
    planned_at: number;
    /** `waiting`, `done`, `failed` or `cancelled`. */
    state: string;
    /** Why the deployment failed or is still waiting. Empty otherwise. */
    reason: string;
    /** The deployed version. */
    deployed_version: number | null;
    /** 1 once a process has begun, so that the next one checks what the first one has completed. */
    has_started: number;
    created_at: number;
    updated_at: number;
    due_at: number;
    lease_until: number;
    /** The number of times the lease was taken, which is the turn of its holder. */
    lease_turn: Generated<number>;
    /** The MAC of the row, with a key outside the database; see `SEALED_COLUMNS`. */
    seal: string | null;
  };
};
