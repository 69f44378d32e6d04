/** Tables of alerts. */
export type AlertTables = {
  /** What people want to be told. */
  alert_rules: {
    id: string;
    user_id: string;
    owner_name: string;
    /** Whether it holds for everybody whose role includes its kind. */
    is_team: number;
    kind: string;
    name: string;
    /** JSON object. */
    settings: string;
    is_enabled: number;
    created_at: number;
    updated_at: number;
  };
  /** What a rule has found for a person: one row for each subject. */
  alerts: {
    id: string;
    rule_id: string;
    user_id: string;
    /** Stands for what is failing, overdue or shared. */
    subject_key: string;
    title: string;
    detail: string;
    /** Path in the console that explains it. */
    path: string;
    state: string;
    /** Whether the condition was met when it was evaluated last. */
    is_met: number;
    count: number;
    first_at: number;
    last_at: number;
    /** When the newest known episode began. */
    episode_at: number;
    muted_until: number | null;
    /** Who takes care of it; empty when nobody does. */
    assignee_name: string;
    note: string;
    updated_at: number;
  };
  /** What rules of a person are evaluated from, one row for each source. */
  alert_feeds: {
    user_id: string;
    source: string;
    /** Why it cannot be read; null when it can, or was not tried yet. */
    problem: string | null;
    /** Why something may be missing in what was read. */
    gap: string | null;
    checked_at: number | null;
    due_at: number;
    lease_until: number;
  };
  /** Access of other organisations that the console has seen, with when it came. */
  alert_shares: {
    user_id: string;
    row_id: string;
    /** 0 for what was there before the console knew all. */
    seen_at: number;
  };
};
