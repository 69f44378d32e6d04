/** Target of a text document for its comments: a JSON list of ImportedComment. */
export const COMMENTS_TYPE = 'application/vnd.rotunda.comments+json';
