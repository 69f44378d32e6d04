/** What somebody says in a thread of comments. Time in Unix ms. */
export type CommentMessage = { author: string; createdAt: number | undefined; text: string };

/** A comment that a document brings, with its replies. Its number in the document is its place among them. */
export type DocumentComment = CommentMessage & { isResolved: boolean; replies: readonly CommentMessage[] };
