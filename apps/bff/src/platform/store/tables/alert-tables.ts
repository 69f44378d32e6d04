import type { Generated } from 'kysely';

/** Tables of alerts. */
export type AlertTables = {
  /** The alert rules of users and of the team. */
  alert_rules: {
    id: string;
    user_id: string;
    owner_name: string;
    /** Whether the rule applies to all users whose role includes its kind. */
    is_team: number;
    kind: string;
    name: string;
    /** JSON object. */
    settings: string;
    is_enabled: number;
    created_at: number;
    updated_at: number;
  };
  /** The findings of a rule for a user, one row per subject. */
  alerts: {
    id: string;
    rule_id: string;
    user_id: string;
    /** Identifies the subject, such as a failing function, an overdue approval or a shared file. */
    subject_key: string;
    title: string;
    detail: string;
    /** The console path that explains the alert. */
    path: string;
    state: string;
    /** Whether the condition was met at the last evaluation. */
    is_met: number;
    count: number;
    first_at: number;
    last_at: number;
    /** When the latest known episode began. */
    episode_at: number;
    muted_until: number | null;
    /** The user responsible for the alert. Empty if there is none. */
    assignee_name: string;
    note: string;
    updated_at: number;
  };
  /** The sources that users' rules are evaluated from, one row per source and user. */
  alert_feeds: {
    user_id: string;
    source: string;
    /** Why the source cannot be read. Null if it can, or has not been tried yet. */
    problem: string | null;
    /** Why the read data may be incomplete. */
    gap: string | null;
    checked_at: number | null;
    due_at: number;
    lease_until: number;
    /** The number of times the lease was taken, which is the turn of its holder. */
    lease_turn: Generated<number>;
    /** The position from which to continue reading a change list. Null before the first read, and for other sources. */
    cursor: string | null;
  };
  /** The subjects that users' rules have already seen, for services that do not report when they appeared or changed. */
  alert_known_subjects: {
    user_id: string;
    source: string;
    /** Empty for the row that marks a completed baseline. */
    subject_id: string;
    /** The last known state. Null if the subject no longer exists. */
    state: string | null;
    /** The state before the last change. Null if it has never changed. */
    previous: string | null;
    /** 0 if the subject already existed at the baseline. */
    seen_at: number;
    /** 0 if the state has never changed. */
    changed_at: number;
  };
  /** Files that were moved to the trash, deleted or no longer shared with a user while a rule was watching. */
  alert_removed_files: {
    user_id: string;
    file_id: string;
    /** Empty for a file that is no longer visible. */
    title: string;
    folder_id: string | null;
    drive_id: string | null;
    /** The name of the person, if the service reports it. */
    removed_by: string | null;
    removed_at: number;
  };
  /** The channels of users and the team. Their addresses and keys are stored as secrets. */
  alert_channels: {
    id: string;
    user_id: string;
    owner_name: string;
    is_team: number;
    /** How the channel delivers: by mail, or the format of a webhook. */
    kind: string;
    name: string;
    /** The visible part of the address: the mailbox, or the host. */
    target: string;
    /** JSON object. */
    schedule: string;
    is_enabled: number;
    status: string;
    status_since: number;
    /** The last response of the receiver, or the reason why nothing was sent. */
    last_response: string | null;
    delivered_at: number | null;
    /** The time before which nothing is sent. */
    retry_at: number;
    lease_until: number;
    /** The number of times the lease was taken, which is the turn of its holder. */
    lease_turn: Generated<number>;
    created_at: number;
    updated_at: number;
  };
  /** The assignment of rules to channels. */
  alert_rule_channels: { rule_id: string; channel_id: string };
  /** Pending and past deliveries of alert changes. */
  alert_deliveries: {
    id: string;
    channel_id: string;
    rule_id: string;
    alert_id: string;
    /** The user of the alert. */
    user_id: string;
    change: string;
    changed_at: number;
    /** The number of changes that the row represents, because unsent changes are merged. */
    change_count: number;
    title: string;
    detail: string;
    path: string;
    state: string;
    /** The message that contains the change. Null until one is composed. A retry sends the same message. */
    message_id: string | null;
    attempts: number;
    due_at: number;
    updated_at: number;
  };
};
