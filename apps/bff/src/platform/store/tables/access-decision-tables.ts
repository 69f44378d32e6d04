/** The table of decisions by access reviewers. Entries never change. */
export type AccessDecisionTables = {
  access_decisions: {
    id: string;
    /** Identifies the access that was decided on: the row ID in the index of outside access. */
    grant_id: string;
    /** `kept`, `narrowed` or `removed`. */
    decision: string;
    /** The access as indexed at that moment. */
    title: string;
    grantee: string;
    role: string;
    /** Empty if there is none. */
    note: string;
    user_id: string;
    reviewer_email: string;
    reviewer_name: string;
    decided_at: number;
  };
};
