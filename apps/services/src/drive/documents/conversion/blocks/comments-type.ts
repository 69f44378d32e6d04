/** Conversion target for the comments of a text document: a JSON list of ImportedComment. */
export const COMMENTS_TYPE = 'application/vnd.rotunda.comments+json';
