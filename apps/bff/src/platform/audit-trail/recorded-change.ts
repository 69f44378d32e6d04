import { createHash } from 'node:crypto';
import { z } from 'zod';
import { undoPlans } from '#domain/calls/undo-plans.ts';
import type { UserCall } from '#domain/calls/user-call.ts';
import { redact } from './redact.ts';

/** What a recorded call was about. Members are undefined where nothing is known. */
export type RecordedChange = {
  call: UserCall;
  /** The resource, or the members of it that the call sets, as they were read just before. */
  before?: unknown;
  /** What the service answered. */
  after?: unknown;
  /** Whether the response was too large to be taken in. */
  isAfterTooLarge?: boolean;
};

/** Parts of a change that are kept only up to a size. */
type ContentPart = 'params' | 'body' | 'before' | 'after';

/** A change as it is kept: without secrets, and without what was too large. */
export type ChangeContent = Partial<Record<ContentPart, unknown>> & { tooLarge: ContentPart[] };

const MAX_PART_BYTES = 64 * 1024;

/** The part of a change that is kept for people to read. */
export function toContent({ call, before, after, isAfterTooLarge }: RecordedChange): ChangeContent {
  const content: ChangeContent = { tooLarge: isAfterTooLarge ? ['after'] : [] };
  const parts = [
    ['params', call.params],
    ['body', call.body],
    ['before', before],
    ['after', after],
  ] as const;
  for (const [name, value] of parts) {
    if (value === undefined) continue;
    const plain = redact(value);
    if (Buffer.byteLength(JSON.stringify(plain)) > MAX_PART_BYTES) content.tooLarge.push(name);
    else content[name] = plain;
  }
  return content;
}

/** The call that takes a change back; undefined when none does, when it is too large, and when it would need a secret. */
export function toUndo({ call, before, after }: RecordedChange): UserCall | undefined {
  const plan = undoPlans[call.operationId];
  if (!plan?.inverse || (plan.before && before === undefined)) return undefined;
  const undo = plan.inverse(call, before, after);
  const text = JSON.stringify(undo);
  const isRetained = undo && Buffer.byteLength(text) <= MAX_PART_BYTES && JSON.stringify(redact(undo)) === text;
  return isRetained ? undo : undefined;
}

const stored = z.looseObject({ tooLarge: z.array(z.enum(['params', 'body', 'before', 'after'])) });

/** Content as it is stored; nothing when somebody else has written what is none. */
export function parseContent(text: string): ChangeContent {
  try {
    return stored.safeParse(JSON.parse(text)).data ?? { tooLarge: [] };
  } catch {
    return { tooLarge: [] };
  }
}

/** SHA-256 in hex by which a record vouches for content that is kept beside it. */
export function digestOf(salt: string, content: string, undo: string | null): string {
  return createHash('sha256')
    .update(JSON.stringify([salt, content, undo]))
    .digest('hex');
}

const vouching = z.object({ change: z.string() });

/** The digest that the details of an outcome vouch for content with; undefined when there is none. */
export function contentDigest(details: string): string | undefined {
  return vouching.safeParse(JSON.parse(details)).data?.change;
}
