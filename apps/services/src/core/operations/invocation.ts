import type { Caller } from '#core/auth/caller.ts';
import type { FieldSelection } from '#core/fields/field-selection.ts';
import type { UploadedMedia } from './operation.ts';

/** One validated invocation of an operation. */
export type Invocation = {
  params: Readonly<Record<string, unknown>>;
  body: unknown;
  media: UploadedMedia | undefined;
  fields: FieldSelection;
  wantsMedia: boolean;
  headers: ReadonlyMap<string, string>;
  caller: Caller;
  /** What the checks of the operation found. */
  checked?: unknown;
  /** Whether JSON is sent indented. */
  isPretty: boolean;
};
