import { createHash } from 'node:crypto';
import { z } from 'zod';
import { undoPlans } from '#domain/calls/undo-plans.ts';
import type { UserCall } from '#domain/calls/user-call.ts';
import { redact } from './redact.ts';

/** The content of a recorded call. Fields are undefined if unknown. */
export type RecordedChange = {
  call: UserCall;
  /** The resource, or the fields of it that the call sets, as read immediately before the call. */
  before?: unknown;
  /** The service's response. */
  after?: unknown;
  /** Whether the response was too large to be read. */
  isAfterTooLarge?: boolean;
};

/** The parts of a change that are stored only up to a maximum size. */
type ContentPart = 'params' | 'body' | 'before' | 'after';

/** The stored content of a change, without secrets and without parts that are too large. */
export type ChangeContent = Partial<Record<ContentPart, unknown>> & { tooLarge: ContentPart[] };

const MAX_PART_BYTES = 64 * 1024;

/** Returns the part of a change that is stored for users to read. */
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

/** Returns the call that undoes a change, or undefined if no call can, if it is too large, or if it would need a secret. */
export function toUndo({ call, before, after }: RecordedChange): UserCall | undefined {
  const plan = undoPlans[call.operationId];
  if (!plan?.toUndoCall || (plan.readBefore && before === undefined)) return undefined;
  const undo = plan.toUndoCall(call, before, after);
  const text = JSON.stringify(undo);
  const isRetained = undo && Buffer.byteLength(text) <= MAX_PART_BYTES && JSON.stringify(redact(undo)) === text;
  return isRetained ? undo : undefined;
}

const stored = z.looseObject({ tooLarge: z.array(z.enum(['params', 'body', 'before', 'after'])) });

/** Parses stored content. Returns empty content if it is invalid because of tampering. */
export function parseContent(text: string): ChangeContent {
  try {
    return stored.safeParse(JSON.parse(text)).data ?? { tooLarge: [] };
  } catch {
    return { tooLarge: [] };
  }
}

/** Returns the SHA-256 in hex with which a record certifies its separately stored content. */
export function computeDigest(salt: string, content: string, undo: string | null): string {
  return createHash('sha256')
    .update(JSON.stringify([salt, content, undo]))
    .digest('hex');
}

const vouching = z.object({ change: z.string() });

/** Returns the content digest in the details of an outcome, or undefined if there is none. */
export function parseContentDigest(details: string): string | undefined {
  return vouching.safeParse(JSON.parse(details)).data?.change;
}
