/** Table of approvals that reviewers have put off. */
export type SnoozeTables = {
  approval_snoozes: {
    user_id: string;
    /** The approval, as in the index: its file and its ID. */
    row_id: string;
    /** When it returns to the queue. */
    until_at: number;
  };
};
