import type { Caller } from '#core/auth/caller.ts';
import type { FieldSelection } from '#core/fields/field-selection.ts';
import type { UploadedMedia } from './operation.ts';

/** A validated invocation of an operation. */
export type Invocation = {
  params: Readonly<Record<string, unknown>>;
  body: unknown;
  media: UploadedMedia | undefined;
  fields: FieldSelection;
  wantsMedia: boolean;
  headers: ReadonlyMap<string, string>;
  caller: Caller;
  /** Result of the operation's checks. */
  checked?: unknown;
  /** Whether to indent JSON. */
  isPretty: boolean;
};
