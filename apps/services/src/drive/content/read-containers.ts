import { DOCUMENT_FORMATS } from '@rotunda/api-client/document-formats';
import PostalMime from 'postal-mime';
import { type ArchiveFile, listArchive } from '#core/read-archive.ts';
import { isExtractable } from './extractable-types.ts';

const MESSAGE = 'message/rfc822';
const ARCHIVES = ['application/zip', 'application/x-zip-compressed'];

// Limit for all files of an archive together. Files beyond it are indexed only by name.
const MAX_UNPACKED_BYTES = 32 * 2 ** 20;
const MAX_FILES = 1000;

/** Extracts the words of a content, up to `maxCharacters`. */
export type ExtractText = (bytes: Uint8Array, mimeType: string, maxCharacters: number) => Promise<string>;

/** Whether contents of this type contain files: archives and messages. */
export function isContainer(mimeType: string): boolean {
  return mimeType === MESSAGE || ARCHIVES.includes(mimeType);
}

/**
 * Extracts the words of a container: the subject, people, text and attachment names of a message, or the names and words of the
 * files in an archive, except for nested archives. Rejects if the content is not a container.
 */
export function readContainer(
  bytes: Uint8Array,
  mimeType: string,
  { maxCharacters, readWords }: { maxCharacters: number; readWords: ExtractText },
): Promise<string> {
  return mimeType === MESSAGE ? readMessage(bytes, readWords) : readZip(bytes, maxCharacters, readWords);
}

async function readMessage(bytes: Uint8Array, readWords: ExtractText): Promise<string> {
  const { subject, from, to, cc, text, html, attachments } = await PostalMime.parse(bytes);
  const people = [from, ...(to ?? []), ...(cc ?? [])].flatMap((person) => [person?.name, person?.address]);
  const body = text ?? (html === undefined ? '' : await readWords(Buffer.from(html), 'text/html', html.length));
  return [subject, ...people, body, ...attachments.map(({ filename }) => filename)].filter(Boolean).join('\n');
}

const TYPES = new Map(
  Object.entries(DOCUMENT_FORMATS).flatMap(([type, format]) =>
    format && isExtractable(type) && !isContainer(type) && !type.startsWith('image/')
      ? [[format.extension, type] as const]
      : [],
  ),
);

async function readZip(bytes: Uint8Array, maxCharacters: number, readWords: ExtractText): Promise<string> {
  const files: ArchiveFile[] = [];
  for await (const file of listArchive(bytes)) if (files.push(file) >= MAX_FILES) break;
  const texts = [files.map(({ name }) => name).join('\n')];
  let length = texts.join('').length;
  let unpackedBytes = 0;
  for (const { name, sizeBytes, isBomb, read } of files) {
    const type = findType(name);
    if (type === undefined || isBomb || length >= maxCharacters) continue;
    unpackedBytes += sizeBytes;
    if (unpackedBytes > MAX_UNPACKED_BYTES) break;
    // Skips a file whose content does not match its name or exceeds its declared size.
    const words = await read()
      .then((content) => readWords(content, type, maxCharacters - length))
      .catch(() => '');
    texts.push(words);
    length += words.length;
  }
  return texts.join('\n');
}

function findType(name: string): string | undefined {
  return TYPES.get(/\.(\w+)$/u.exec(name)?.[1]?.toLowerCase() ?? '');
}
