import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** What the team keeps on the errors of a fingerprint. */
export type ErrorNote = components['schemas']['ErrorNote'];

type ErrorNoteList = components['schemas']['ErrorNoteList'];

/** The address of what the team keeps on errors. */
export const ERROR_NOTES_PATH = '/api/error-notes';

const FRESH_MS = 60_000;

/** What the team keeps on errors, by the ID of their fingerprint. */
export const errorNotesQuery = queryOptions({
  queryKey: ['bff.errorNotes.list'],
  queryFn: async ({ signal }): Promise<ReadonlyMap<string, ErrorNote>> => {
    const { notes } = await callBff<ErrorNoteList>('bff.errorNotes.list', ERROR_NOTES_PATH, { signal });
    return new Map(notes.map((note) => [note.fingerprintId, note]));
  },
  staleTime: FRESH_MS,
  refetchInterval: FRESH_MS,
});
