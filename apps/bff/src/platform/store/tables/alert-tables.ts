import type { Generated } from 'kysely';

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
    /** How often the lease was taken: the turn of whoever holds it. */
    lease_turn: Generated<number>;
    /** Where a list of changes is read from next; null before it was read, and for other sources. */
    cursor: string | null;
  };
  /** What rules of a person have seen before, where the services do not tell when it came or changed. */
  alert_memory: {
    user_id: string;
    source: string;
    /** Empty for the row that says that everything was seen once. */
    subject_id: string;
    /** How it was when it was seen last; null when it was gone. */
    state: string | null;
    /** How it was before it changed last; null before it has changed. */
    previous: string | null;
    /** 0 for what was there before everything had been seen. */
    seen_at: number;
    /** 0 before it has changed. */
    changed_at: number;
  };
  /** Files that were moved to the trash, deleted or taken away from a person while a rule looked. */
  alert_removed_files: {
    user_id: string;
    file_id: string;
    /** Empty for a file that can no longer be seen. */
    title: string;
    folder_id: string | null;
    drive_id: string | null;
    /** Name of the person, where the service tells it. */
    removed_by: string | null;
    removed_at: number;
  };
  /** Where people and the team have alerts delivered. Addresses and keys are secrets of the store. */
  alert_channels: {
    id: string;
    user_id: string;
    owner_name: string;
    is_team: number;
    /** How it is delivered: by mail, or the format of a webhook. */
    kind: string;
    name: string;
    /** What people see of the address: the mailbox, or the host. */
    target: string;
    /** JSON object. */
    schedule: string;
    is_enabled: number;
    status: string;
    status_since: number;
    /** The last response of the receiver, or why nothing was sent. */
    last_response: string | null;
    delivered_at: number | null;
    /** Nothing is sent before. */
    retry_at: number;
    lease_until: number;
    /** How often the lease was taken: the turn of whoever holds it. */
    lease_turn: Generated<number>;
    created_at: number;
    updated_at: number;
  };
  /** Which rules are delivered where. */
  alert_rule_channels: { rule_id: string; channel_id: string };
  /** Changes of alerts that are to be delivered, or were. */
  alert_deliveries: {
    id: string;
    channel_id: string;
    rule_id: string;
    alert_id: string;
    /** Whose alert it is. */
    user_id: string;
    change: string;
    changed_at: number;
    /** How many changes it stands for: those that were not sent yet are joined. */
    change_count: number;
    title: string;
    detail: string;
    path: string;
    state: string;
    /** The message that it is a part of; null until one is made. A retry sends the same message. */
    message_id: string | null;
    attempts: number;
    due_at: number;
    updated_at: number;
  };
};
