/** Table of what became of approvals. It is shared by all who may see the approval. */
export type ApprovalTables = {
  approval_steps: {
    id: string;
    file_id: string;
    /** Empty for a start from here, until the approval is read for the first time. */
    approval_id: string;
    kind: string;
    /** Whose step it is; null when that is not known. */
    user_email: string | null;
    user_name: string | null;
    message: string | null;
    /** 1 when it was done here; 0 when it was noticed later. */
    is_here: number;
    /** 1 when somebody decided without having seen the content. */
    is_unseen: number;
    /** Id of the record of the call in the audit, and its MAC; null for what was not done here. */
    audit_id: string | null;
    audit_mac: string | null;
    happened_at: number;
    /** Place in which it was recorded among the steps of its approval; 0 before steps were numbered. */
    sequence: number;
  };
};
