import type { Generated } from 'kysely';

/** Table of deployments that are made at a time. */
export type ScheduleTables = {
  scheduled_deployments: {
    id: string;
    /** Who has planned it, and whose credential is used. */
    user_id: string;
    user_email: string;
    user_name: string;
    script_id: string;
    /** Empty for a new deployment, until it is made. */
    deployment_id: string;
    /** Null for a version that is created then, from the latest code. */
    version_number: number | null;
    /** What the deployment served when this was planned. It is not changed if it serves another version then. 0 for a new one. */
    former_version: number;
    description: string;
    /** When the project had been changed last when this was planned; null if later changes do not matter. */
    unchanged_since: string | null;
    /** Why it is made even while deployments are frozen; null if it is not. */
    freeze_reason: string | null;
    /** For how long its failures are counted afterwards; null if they are not. */
    watch_minutes: number | null;
    watch_max_failures: number | null;
    /** `alert` or `rollBack`. */
    watch_action: string | null;
    planned_at: number;
    /** `waiting`, `done`, `failed` or `cancelled`. */
    state: string;
    /** Why it failed or still waits; empty otherwise. */
    reason: string;
    /** The version that was deployed. */
    deployed_version: number | null;
    /** 1 once a process has begun, so that the next one looks for what the first one did. */
    is_tried: number;
    created_at: number;
    updated_at: number;
    due_at: number;
    lease_until: number;
    /** How often the lease was taken: the turn of whoever holds it. */
    lease_turn: Generated<number>;
    /** MAC over the row by a key outside the database; see `seals`. */
    seal: string | null;
  };
};
