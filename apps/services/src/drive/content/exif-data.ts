import type { DriveSchemas } from '@rotunda/api-client/operation-types';

/** EXIF data of a picture, in the form of its API fields. */
export type ExifData = Omit<NonNullable<DriveSchemas['File']['imageMediaMetadata']>, 'width' | 'height' | 'rotation'>;
