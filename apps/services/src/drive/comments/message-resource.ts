import { toTimestamp } from '#core/clock.ts';
import type { UserResources } from '#drive/user-resource.ts';
import { findMentions, toHtml } from './message-text.ts';

/** Common fields of comments and replies. Times in Unix milliseconds, the flag 0 or 1. */
export type Message = {
  id: string;
  authorId: string;
  /** The author of a message imported with a document. Null if the account is the author. */
  authorName: string | null;
  /** Empty for replies that only resolve or reopen, and for deleted messages. */
  content: string;
  createdAt: number;
  modifiedAt: number;
  deleted: number;
};

/** Returns the author, content and time fields of a Comment or Reply resource. Deleted messages have no content. */
export function toMessageMembers(users: UserResources, message: Message) {
  // Authors are returned without address and permission ID.
  const { authorId, authorName } = message;
  const { kind, displayName, me } =
    authorName === null ? (users.find(authorId) ?? {}) : { kind: 'drive#user', displayName: authorName, me: false };
  const author = {
    ...(kind !== undefined && { kind }),
    ...(displayName !== undefined && { displayName }),
    ...(me !== undefined && { me }),
  };
  return {
    id: message.id,
    createdTime: toTimestamp(message.createdAt),
    modifiedTime: toTimestamp(message.modifiedAt),
    author,
    deleted: message.deleted === 1,
    ...(message.deleted === 0 && toContentMembers(message.content)),
  };
}

function toContentMembers(content: string) {
  if (content === '') return {};
  const mentionedEmailAddresses = findMentions(content);
  return {
    content,
    htmlContent: toHtml(content),
    ...(mentionedEmailAddresses.length > 0 && { mentionedEmailAddresses }),
  };
}
