/** The table of templates for starting approvals. */
export type TemplateTables = {
  approval_templates: {
    id: string;
    user_id: string;
    owner_name: string;
    name: string;
    /** The name in lower case, unique per user. */
    name_key: string;
    is_team: number;
    /** The JSON of the reviewers, due date, message and other values. */
    content: string;
    updated_at: number;
  };
};
