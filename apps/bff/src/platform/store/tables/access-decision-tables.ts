/** Table of what reviewers of access have decided; an entry never changes. */
export type AccessDecisionTables = {
  access_decisions: {
    id: string;
    /** Names what was decided on: the ID of the row in the index of access from outside. */
    grant_id: string;
    /** `kept`, `narrowed` or `removed`. */
    decision: string;
    /** As the index had them at that moment. */
    title: string;
    grantee: string;
    role: string;
    /** Empty when there is none. */
    note: string;
    user_id: string;
    reviewer_email: string;
    reviewer_name: string;
    decided_at: number;
  };
};
