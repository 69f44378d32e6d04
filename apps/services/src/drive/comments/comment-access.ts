import type { Caller } from '#core/auth/caller.ts';
import type { Clock } from '#core/clock.ts';
import { globalError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { toCapabilities } from '#drive/capabilities.ts';
import { requireReadable } from '#drive/require-item.ts';
import type { Item } from '#items/item.ts';
import type { Message } from './message-resource.ts';

type Context = { db: Database; caller: Caller; clock: Clock };

/** Returns the item with this ID if the caller may comment on it. Throws 404 if it is not readable, and 403 otherwise. */
export function requireCommentable(context: Context, fileId: string): Item {
  const { item, role } = requireReadable(context, fileId);
  if (toCapabilities(item, role).canComment) return item;
  throw globalError(403, 'insufficientFilePermissions', 'The user cannot comment on this file.');
}

/** Throws 403 unless the caller wrote the message. */
export function requireAuthor(caller: Caller, message: Pick<Message, 'authorId'>): void {
  if (message.authorId === caller.accountId) return;
  throw globalError(403, 'insufficientFilePermissions', 'Only its author can change or delete this.');
}

/** Returns the content of a message. Throws 400 if it is empty or blank. */
export function requireContent(content: string | null | undefined): string {
  if (content?.trim()) return content;
  throw globalError(400, 'required', 'A comment or reply must have content.', 'content');
}
