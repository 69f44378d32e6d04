import { toTimestamp } from '#core/clock.ts';
import type { UserResources } from '#drive/user-resource.ts';
import { findMentions, toHtml } from './message-text.ts';

/** What comments and replies have in common. Times in Unix ms, the flag 0 or 1. */
export type Message = {
  id: string;
  authorId: string;
  /** The author of a message that came with a document from another program; null for the account itself. */
  authorName: string | null;
  /** Empty for a reply that only resolves or reopens, and for what was deleted. */
  content: string;
  createdAt: number;
  modifiedAt: number;
  deleted: number;
};

/** The members of a Comment or Reply resource that tell who said what and when. What was deleted has no content. */
export function toMessageMembers(users: UserResources, message: Message) {
  // Authors are named without address and permission id.
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
