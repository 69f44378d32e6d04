/** @import { Host } from '#script/runtime/sandbox/host/host.js' */
import { Blob, toContent } from '#script/runtime/sandbox/host/blob.js';
import { wrongArguments } from '#script/runtime/sandbox/host/exception.js';

/**
 * Creates the archive functions of `Utilities`.
 * @param {Host} host
 */
export function createArchives(host) {
  return {
    /**
     * @param {unknown[]} blobs
     * @param {string} [name]
     */
    zip: (blobs, name = 'archive.zip') => {
      if (!Array.isArray(blobs)) throw wrongArguments('Utilities.zip', [blobs, name]);
      const files = blobs.map((each, index) => {
        const content = toContent('Utilities.zip', each);
        return { name: content.name ?? `Untitled${index + 1}`, base64: content.base64 };
      });
      return new Blob(host, { base64: host('zip', [files]), contentType: 'application/zip', name: String(name) });
    },
    /** @param {unknown} archive */
    unzip: (archive) => {
      const files = host('unzip', [toContent('Utilities.unzip', archive).base64]);
      return files.map(({ name, base64 }) => new Blob(host, { base64, name }).setContentTypeFromExtension());
    },
    /**
     * @param {unknown} source
     * @param {string} [name]
     */
    gzip: (source, name) => {
      const content = toContent('Utilities.gzip', source);
      const packedName = name === undefined ? `${content.name ?? 'archive'}.gz` : String(name);
      return new Blob(host, {
        base64: host('gzip', [content.base64]),
        contentType: 'application/x-gzip',
        name: packedName,
      });
    },
    /** @param {unknown} source */
    ungzip: (source) => {
      const content = toContent('Utilities.ungzip', source);
      const name = content.name?.replace(/\.gz$/, '') ?? null;
      const unpacked = new Blob(host, { base64: host('gunzip', [content.base64]), name });
      return unpacked.setContentTypeFromExtension();
    },
  };
}
