/** The table of approvals that reviewers have snoozed. */
export type SnoozeTables = {
  approval_snoozes: {
    user_id: string;
    /** The approval as indexed: its file and its ID. */
    row_id: string;
    /** When the approval returns to the queue. */
    snoozed_until: number;
  };
};
