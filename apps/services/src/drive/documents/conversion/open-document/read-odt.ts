import type { DocumentComment } from '@rotunda/document-formats/document-comment';
import { odtToHtml } from '@rotunda/document-formats/odt-to-html';
import { readArchive } from '#core/read-archive.ts';
import type { PictureStore } from '#drive/documents/conversion/blocks/pictures.ts';
import { readContent } from './open-document-content.ts';

const STYLES = 'styles.xml';

/** Converts an OpenDocument text to HTML with its comments. Rejects if the bytes are not an OpenDocument text. */
export async function readOdt(
  bytes: Uint8Array,
  shelf: PictureStore,
): Promise<{ html: string; comments: DocumentComment[] }> {
  const addresses = await putPictures(bytes, shelf);
  const styles = (await readArchive(bytes, (path) => path === STYLES)).get(STYLES);
  const stylesXml = styles ? Buffer.from(styles).toString('utf8') : '';
  return odtToHtml(await readContent(bytes), { pictures: addresses, trackedChanges: 'accept', stylesXml });
}

/** Stores the pictures of an archive. Returns their addresses, by name in the archive. */
async function putPictures(bytes: Uint8Array, shelf: PictureStore): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  for (const [name, file] of await readArchive(bytes, (path) => path.startsWith('Pictures/'))) {
    const address = await shelf.put(file).catch(() => undefined); // Pictures in unsupported formats are omitted.
    if (address !== undefined) addresses.set(name, address);
  }
  return addresses;
}
