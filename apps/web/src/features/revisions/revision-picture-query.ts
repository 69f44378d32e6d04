import { queryOptions } from '@tanstack/react-query';
import { DecodingError } from '#shared/content/decoding/decoding-error.ts';
import { preparePicture } from '#shared/content/pictures/prepare-picture.ts';
import { type RevisionSource, revisionContentQuery } from './queries.ts';
import type { Revision } from './revision.ts';

/**
 * Returns the query of a picture revision in a format that browsers can display. For multi-page pictures, this is the first page.
 * Fails with a DecodingError if the picture cannot be displayed.
 */
export function revisionPictureQuery(source: RevisionSource, revision: Revision, mimeType: string) {
  return queryOptions({
    queryKey: ['drive.revisions.get', 'picture', source, revision.id],
    queryFn: async ({ client, signal }) => {
      const content = await client.fetchQuery(revisionContentQuery(source, revision));
      const { pages } = await preparePicture(new Blob([content], { type: mimeType }), signal);
      if (!pages[0]) throw new DecodingError('The image has no pages.', 'Ask the owner for the complete file.');
      return pages[0];
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
}
