/** A message in a comment thread. Time in Unix milliseconds. */
export type CommentMessage = { author: string; createdAt: number | undefined; text: string };

/** A comment imported with a document, with its replies. Its number in the document is its index. */
export type DocumentComment = CommentMessage & { isResolved: boolean; replies: readonly CommentMessage[] };
