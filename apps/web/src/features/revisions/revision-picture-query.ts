import { queryOptions } from '@tanstack/react-query';
import { DecodingError } from '#shared/content/decoding/decoding-error.ts';
import { preparePicture } from '#shared/content/pictures/prepare-picture.ts';
import { type RevisionSource, revisionContentQuery } from './queries.ts';
import type { Revision } from './revision.ts';

/** A revision of a picture as a browser draws it; of one with pages, the first. Fails with a DecodingError for what is not drawn. */
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
