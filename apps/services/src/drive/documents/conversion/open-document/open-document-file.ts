import { strToU8, zipSync } from 'fflate';
import { type Picture, toFileName } from '#drive/documents/conversion/blocks/pictures.ts';

/** The earliest time in a ZIP archive. A fixed time keeps the output deterministic. */
const ARCHIVE_EPOCH = new Date(1980, 0, 1);

const NAMESPACES = Object.entries({
  office: 'office:1.0',
  style: 'style:1.0',
  text: 'text:1.0',
  table: 'table:1.0',
  draw: 'drawing:1.0',
  presentation: 'presentation:1.0',
  number: 'datastyle:1.0',
  of: 'of:1.2',
  fo: 'xsl-fo-compatible:1.0',
  svg: 'svg-compatible:1.0',
})
  .map(([prefix, name]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}"`)
  .concat('xmlns:xlink="http://www.w3.org/1999/xlink"', 'xmlns:dc="http://purl.org/dc/elements/1.1/"')
  .concat('xmlns:loext="urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0"')
  .join(' ');

type Parts = { content: string; styles?: string; settings?: string; pictures?: readonly Picture[] };

/** Packs an OpenDocument file (ODF 1.3) with the given content. */
export function packOpenDocument(
  kind: 'text' | 'spreadsheet' | 'presentation',
  { content, styles = '', settings = '', pictures = [] }: Parts,
): Uint8Array {
  const type = `application/vnd.oasis.opendocument.${kind}`;
  const xml = [
    `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${NAMESPACES} office:version="1.3">`,
    `<office:automatic-styles>${styles}</office:automatic-styles>`,
    `<office:body><office:${kind}>${content}</office:${kind}></office:body></office:document-content>`,
  ].join('');
  const entries = [
    `<m:file-entry m:full-path="/" m:version="1.3" m:media-type="${type}"/>`,
    '<m:file-entry m:full-path="content.xml" m:media-type="text/xml"/>',
    ...(settings === '' ? [] : ['<m:file-entry m:full-path="settings.xml" m:media-type="text/xml"/>']),
    ...pictures.map((picture) => `<m:file-entry m:full-path="${toPath(picture)}" m:media-type="${picture.mimeType}"/>`),
  ];
  const manifest = `<m:manifest xmlns:m="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" m:version="1.3">${entries.join('')}</m:manifest>`;
  // The type is the first entry and uncompressed, because programs use it to detect the format.
  return zipSync(
    {
      mimetype: [strToU8(type), { level: 0 }],
      'content.xml': strToU8(xml),
      ...(settings !== '' && { 'settings.xml': strToU8(toSettings(settings)) }),
      'META-INF/manifest.xml': strToU8(`<?xml version="1.0" encoding="UTF-8"?>${manifest}`),
      ...Object.fromEntries(pictures.map((picture) => [toPath(picture), picture.bytes])),
    },
    { mtime: ARCHIVE_EPOCH },
  );
}

function toSettings(settings: string): string {
  const config = 'xmlns:config="urn:oasis:names:tc:opendocument:xmlns:config:1.0"';
  return `<?xml version="1.0" encoding="UTF-8"?><office:document-settings ${NAMESPACES} ${config} office:version="1.3"><office:settings>${settings}</office:settings></office:document-settings>`;
}

/** Returns the path of a picture in the file. */
export function toPath(picture: Picture): string {
  return `Pictures/${toFileName(picture)}`;
}
