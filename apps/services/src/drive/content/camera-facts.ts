import type { DriveSchemas } from '@rotunda/api-client/operation-types';

/** What a camera noted, by the members that clients get. */
export type CameraFacts = Omit<
  NonNullable<DriveSchemas['File']['imageMediaMetadata']>,
  'width' | 'height' | 'rotation'
>;
