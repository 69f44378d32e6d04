import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { toBrowserPath } from '#lib/base-path.ts';
import { callBff } from '#shared/api/call-bff.ts';

/** The content to play: of a file, or of one of its revisions. */
export type PlaybackSource =
  | { operation: 'drive.files.get'; params: { fileId: string; supportsAllDrives: 'true' } }
  | { operation: 'drive.revisions.get'; params: { fileId: string; revisionId: string } };

type Ticket = components['schemas']['DownloadTicket'];

/** Returns the query of the URL from which a player loads content in ranges. `state` is the key of the file's content version. */
export function playbackQuery(source: PlaybackSource, state: string | undefined) {
  return queryOptions({
    queryKey: [source.operation, 'playback', source.params, state],
    queryFn: async ({ signal }) => {
      const body = { ...source, use: 'play' };
      const ticket = await callBff<Ticket>(source.operation, '/api/downloads', { method: 'POST', body, signal });
      return { url: toBrowserPath(ticket.url), expiresAt: Date.parse(ticket.expiresAt) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
