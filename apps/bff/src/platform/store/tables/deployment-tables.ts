/** Tables of the history of deployments. They are shared by all who may see the deployments of a script. */
export type DeploymentTables = {
  /** What became of deployments. */
  deployment_records: {
    id: string;
    script_id: string;
    deployment_id: string;
    action: string;
    version: number | null;
    previous_version: number | null;
    description: string | null;
    /** Who did it here; null when it was done outside. */
    actor_email: string | null;
    actor_name: string | null;
    recorded_at: number;
  };
  /** Deployments as they were seen last. */
  deployment_states: {
    script_id: string;
    deployment_id: string;
    version: number | null;
    description: string | null;
    is_gone: number;
    /** When the list that showed it was asked for; what older lists say does not count. */
    seen_at: number;
  };
  /** Calls in progress here, to tell what they change from what others change. */
  deployment_intents: {
    id: string;
    script_id: string;
    /** Null when one is being made. */
    deployment_id: string | null;
    action: string;
    actor_email: string;
    actor_name: string;
    started_at: number;
  };
};
