/** The tables of the deployment history, shared by all users who may see the deployments of a script. */
export type DeploymentTables = {
  /** The changes of deployments. */
  deployment_records: {
    id: string;
    script_id: string;
    deployment_id: string;
    action: string;
    version: number | null;
    previous_version: number | null;
    description: string | null;
    /** The user who made the change in the console. Null if it was made outside. */
    actor_email: string | null;
    actor_name: string | null;
    recorded_at: number;
  };
  /** The last known state of deployments. */
  deployment_states: {
    script_id: string;
    deployment_id: string;
    version: number | null;
    description: string | null;
    is_deleted: number;
    /** When the list that contained the deployment was requested. Older lists are ignored. */
    seen_at: number;
  };
  /** The console's calls in progress, to distinguish their changes from those of others. */
  deployment_intents: {
    id: string;
    script_id: string;
    /** Null if a new deployment is being created. */
    deployment_id: string | null;
    action: string;
    actor_email: string;
    actor_name: string;
    started_at: number;
  };
};
