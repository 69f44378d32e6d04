/** The table of approval steps, shared by all users who may see the approval. */
export type ApprovalTables = {
  approval_steps: {
    id: string;
    file_id: string;
    /** Empty for a start made in the console until the approval is read for the first time. */
    approval_id: string;
    kind: string;
    /** The user who took the step. Null if unknown. */
    user_email: string | null;
    user_name: string | null;
    message: string | null;
    /** 1 if the step was taken in the console, 0 if it was detected later. */
    is_from_console: number;
    /** 1 if the decision was made without viewing the content. */
    is_unseen: number;
    /** The ID of the call's audit record, and its MAC. Null for steps that were not taken in the console. */
    audit_id: string | null;
    audit_mac: string | null;
    happened_at: number;
    /** The order of recording among the steps of the approval. 0 for steps recorded before they were numbered. */
    sequence: number;
  };
};
