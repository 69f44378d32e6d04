import { resolveMimeType } from '#shared/content/resolve-mime-type.ts';
import { findDecodableFormat } from './decodable-format.ts';

/** The archive formats. `gz` is a single compressed file. */
export type ArchiveFormat = 'zip' | 'tar' | 'tar.gz' | 'gz';

const ZIP = /^application\/(?:zip|x-zip-compressed|java-archive)$/;
const TAR = /^application\/(?:x-)?tar$/;
const GZIP = /^application\/(?:(?:x-)?gzip|x-compressed-tar|x-gtar)$/;

/**
 * Returns the archive format for a type and a name. Returns undefined for other content, including documents that are archives
 * internally.
 */
export function findArchiveFormat(mimeType = '', name = ''): ArchiveFormat | undefined {
  if (findDecodableFormat(mimeType, name) !== undefined) return undefined;
  const type = resolveMimeType(mimeType, name);
  if (ZIP.test(type)) return 'zip';
  if (TAR.test(type)) return 'tar';
  if (!GZIP.test(type)) return undefined;
  return /\.tar\.gz$|\.tgz$/i.test(name) || type.includes('tar') ? 'tar.gz' : 'gz';
}

/** Returns the name of the file within a gzip file. */
export function removeGzipExtension(name: string): string {
  return name.replace(/\.gz$/i, '') || 'content';
}
