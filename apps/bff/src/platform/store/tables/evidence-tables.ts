/** The tables of approval evidence that users have compiled, with one row per approval. */
export type EvidenceTables = {
  approval_evidence: {
    id: string;
    user_id: string;
    user_email: string;
    user_name: string;
    title: string;
    /** The JSON of the filters that selected the approvals. */
    filters: string;
    /** The JSON of the gaps of the approval list. */
    notes: string;
    total: number;
    /** The digest of the whole document. Null until everything is compiled. */
    digest: string | null;
    created_at: number;
    compiled_at: number | null;
  };
  approval_evidence_entries: {
    evidence_id: string;
    position: number;
    file_id: string;
    approval_id: string;
    /** JSON. Null until compiled. */
    content: string | null;
    digest: string | null;
    /** 1 if a part could not be read. */
    is_partial: number;
  };
};
