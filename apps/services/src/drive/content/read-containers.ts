import { DOCUMENT_FORMATS } from '@rotunda/api-client/document-formats';
import { unzipSync } from 'fflate';
import PostalMime from 'postal-mime';
import { isExtractable } from './extractable-types.ts';

const MESSAGE = 'message/rfc822';
const ARCHIVES = ['application/zip', 'application/x-zip-compressed'];

// Of all files in an archive together; what is beyond is known by its name alone.
const MAX_UNPACKED_BYTES = 32 * 2 ** 20;
const MAX_FILES = 1000;

/** Reads the words of a content, at most so many characters. */
export type ReadWords = (bytes: Uint8Array, mimeType: string, maxCharacters: number) => Promise<string>;

/** Whether contents of this type hold files: archives and messages. */
export function isContainer(mimeType: string): boolean {
  return mimeType === MESSAGE || ARCHIVES.includes(mimeType);
}

/**
 * The words of a container: of a message its subject, people, text and the names of its attachments; of an archive the names
 * and the words of its files, but not of archives in it. Rejects when it is none.
 */
export function readContainer(
  bytes: Uint8Array,
  mimeType: string,
  { maxCharacters, readWords }: { maxCharacters: number; readWords: ReadWords },
): Promise<string> {
  return mimeType === MESSAGE ? readMessage(bytes, readWords) : readZip(bytes, maxCharacters, readWords);
}

async function readMessage(bytes: Uint8Array, readWords: ReadWords): Promise<string> {
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

async function readZip(bytes: Uint8Array, maxCharacters: number, readWords: ReadWords): Promise<string> {
  const names: string[] = [];
  let unpackedBytes = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (names.length >= MAX_FILES) return false;
      names.push(name);
      unpackedBytes += originalSize;
      return unpackedBytes <= MAX_UNPACKED_BYTES && findType(name) !== undefined;
    },
  });
  const texts = [names.join('\n')];
  let length = texts.join('').length;
  for (const [name, content] of Object.entries(files)) {
    if (length >= maxCharacters) break;
    // One file that is not what its name says leaves the others.
    const words = await readWords(content, findType(name) ?? '', maxCharacters - length).catch(() => '');
    texts.push(words);
    length += words.length;
  }
  return texts.join('\n');
}

function findType(name: string): string | undefined {
  return TYPES.get(/\.(\w+)$/u.exec(name)?.[1]?.toLowerCase() ?? '');
}
