import { typeByName } from '#shared/content/type-by-name.ts';
import { decodableFormatOf } from './decodable-format.ts';

/** Formats of archives; `gz` is one compressed file. */
export type ArchiveFormat = 'zip' | 'tar' | 'tar.gz' | 'gz';

const ZIP = /^application\/(?:zip|x-zip-compressed|java-archive)$/;
const TAR = /^application\/(?:x-)?tar$/;
const GZIP = /^application\/(?:(?:x-)?gzip|x-compressed-tar|x-gtar)$/;

/** The format of an archive by its type and name; undefined for what is none, such as documents that are archives inside. */
export function archiveFormatOf(mimeType = '', name = ''): ArchiveFormat | undefined {
  if (decodableFormatOf(mimeType, name) !== undefined) return undefined;
  const type = typeByName(mimeType, name);
  if (ZIP.test(type)) return 'zip';
  if (TAR.test(type)) return 'tar';
  if (!GZIP.test(type)) return undefined;
  return /\.tar\.gz$|\.tgz$/i.test(name) || type.includes('tar') ? 'tar.gz' : 'gz';
}

/** The name of the file that a gzip file holds. */
export function unzippedName(name: string): string {
  return name.replace(/\.gz$/i, '') || 'content';
}
