import { strFromU8 } from 'fflate';
import { readArchive } from '#core/read-archive.ts';

/** Returns the content XML of an OpenDocument file. Rejects if there is none. */
export async function readContent(bytes: Uint8Array): Promise<string> {
  const content = (await readArchive(bytes, (name) => name === 'content.xml')).get('content.xml');
  if (!content) throw new Error('the archive has no content');
  return strFromU8(content);
}
