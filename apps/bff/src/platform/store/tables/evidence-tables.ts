/** Tables of evidence of approvals: what people have compiled, and each approval of it. */
export type EvidenceTables = {
  approval_evidence: {
    id: string;
    user_id: string;
    user_email: string;
    user_name: string;
    title: string;
    /** JSON: by which filters the approvals were chosen. */
    filters: string;
    /** JSON: what the list of approvals lacked. */
    notes: string;
    total: number;
    /** Of the whole document; null until everything is compiled. */
    digest: string | null;
    created_at: number;
    compiled_at: number | null;
  };
  approval_evidence_entries: {
    evidence_id: string;
    position: number;
    file_id: string;
    approval_id: string;
    /** JSON; null until it is compiled. */
    content: string | null;
    digest: string | null;
    /** 1 when something of it could not be read. */
    is_partial: number;
  };
};
