/** Table of templates that approvals are started with. */
export type TemplateTables = {
  approval_templates: {
    id: string;
    user_id: string;
    owner_name: string;
    name: string;
    /** The name in lower case, of which a person has one each. */
    name_key: string;
    is_team: number;
    /** JSON: reviewers, due date, message and the rest. */
    content: string;
    updated_at: number;
  };
};
