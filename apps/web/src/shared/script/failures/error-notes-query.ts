import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** The team's note on the errors of a fingerprint. */
export type ErrorNote = components['schemas']['ErrorNote'];

type ErrorNoteList = components['schemas']['ErrorNoteList'];

/** The API path of the team's error notes. */
export const ERROR_NOTES_PATH = '/api/error-notes';

const FRESH_MS = 60_000;

/** The query of the team's error notes, by fingerprint ID. */
export const errorNotesQuery = queryOptions({
  queryKey: ['bff.errorNotes.list'],
  queryFn: async ({ signal }): Promise<ReadonlyMap<string, ErrorNote>> => {
    const { notes } = await callBff<ErrorNoteList>('bff.errorNotes.list', ERROR_NOTES_PATH, { signal });
    return new Map(notes.map((note) => [note.fingerprintId, note]));
  },
  staleTime: FRESH_MS,
  refetchInterval: FRESH_MS,
});
