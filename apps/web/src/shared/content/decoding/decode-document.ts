import { readDocxMargins } from '@rotunda/document-formats/docx-margins';
import { docxToHtml } from '@rotunda/document-formats/docx-to-html';
import {
  findDocxOmissions,
  findOpenDocumentOmissions,
  findPptxOmissions,
} from '@rotunda/document-formats/find-omissions';
import { LimitError } from '@rotunda/document-formats/limit-error';
import { findMetaCharset } from '@rotunda/document-formats/meta-charset';
import { odpToSlides } from '@rotunda/document-formats/odp-to-slides';
import { readOdtMargins } from '@rotunda/document-formats/odt-margins';
import { odtToHtml } from '@rotunda/document-formats/odt-to-html';
import { pptxToSlides } from '@rotunda/document-formats/pptx-to-slides';
import { rtfToHtml } from '@rotunda/document-formats/rtf-to-html';
import { escapeXml } from '@rotunda/document-formats/xml';
import { strFromU8 } from 'fflate';
import type { DecodableFormat } from './decodable-format.ts';
import { decodeText } from './decode-text.ts';
import type { DecodedDocument } from './decoded-document.ts';
import { mailToHtml } from './mail-to-html.ts';
import { getPictureType } from './picture-type.ts';
import { slidesToHtml } from './slides-to-html.ts';
import { unpackArchive } from './unpack-archive.ts';

const MAX_MARKUP = 20_000_000; // Characters. More would exhaust the page's memory.

/**
 * Decodes a document, presentation or message. Rejects if the bytes are invalid, and with LimitError if it is too large to show.
 */
export async function decodeDocument(bytes: Uint8Array, format: DecodableFormat): Promise<DecodedDocument> {
  const pictures = new Map<string, Blob>();
  const decoded = await DECODERS[format](bytes, pictures);
  if (decoded.html.length > MAX_MARKUP) throw new LimitError('The document is too long.');
  return { ...decoded, pictures };
}

type Decoder = (
  bytes: Uint8Array,
  pictures: Map<string, Blob>,
) => Promise<Omit<DecodedDocument, 'pictures'>> | Omit<DecodedDocument, 'pictures'>;

const DECODERS: Readonly<Record<DecodableFormat, Decoder>> = {
  docx: async (bytes, pictures) => {
    const files = unpackArchive(bytes);
    const putPicture = async (picture: Uint8Array) => put(pictures, picture);
    const { html, comments } = await docxToHtml(files, { putPicture, trackedChanges: 'mark' });
    const margins = toMarginsHtml(readDocxMargins(files));
    return { html: `${html}${margins}`, comments, omissions: findDocxOmissions(files) };
  },
  odt: (bytes, pictures) => {
    const files = unpackArchive(bytes);
    const addresses = new Map<string, string>();
    for (const [name, picture] of files) {
      if (name.startsWith('Pictures/') && getPictureType(picture)) addresses.set(name, put(pictures, picture));
    }
    const content = getContent(files);
    const stylesXml = strFromU8(files.get('styles.xml') ?? new Uint8Array());
    const { html, comments } = odtToHtml(content, { pictures: addresses, trackedChanges: 'mark', stylesXml });
    const omissions = findOpenDocumentOmissions(content, stylesXml);
    return { html: `${html}${toMarginsHtml(readOdtMargins(stylesXml))}`, comments, omissions };
  },
  pptx: (bytes, pictures) => {
    const files = unpackArchive(bytes);
    const html = slidesToHtml(pptxToSlides(files), (name) => putNamed(pictures, files, name));
    return { html, comments: [], omissions: findPptxOmissions(files) };
  },
  odp: (bytes, pictures) => {
    const files = unpackArchive(bytes);
    const content = getContent(files);
    const html = slidesToHtml(odpToSlides(content), (name) => putNamed(pictures, files, name));
    return { html, comments: [], omissions: findOpenDocumentOmissions(content) };
  },
  eml: async (bytes) => ({ html: await mailToHtml(bytes), comments: [], omissions: [] }),
  rtf: (bytes) => {
    const { html, margins, omissions } = rtfToHtml(bytes, 'mark');
    return { html: `${html}${toMarginsHtml(margins)}`, comments: [], omissions };
  },
  html: async (bytes) => ({
    html: (await decodeText(bytes, { declared: findMetaCharset(bytes) })).text,
    comments: [],
    omissions: [],
  }),
};

/** Shows the headers and footers once, after the text, because there are no pages. */
function toMarginsHtml(margins: readonly string[]): string {
  if (margins.length === 0) return '';
  const paragraphs = margins.map((margin) => `<p>${escapeXml(margin)}</p>`);
  return `<hr><section><h2>Headers and footers</h2>${paragraphs.join('')}</section>`;
}

/** Returns the content of an OpenDocument file. Throws if it is missing. */
function getContent(files: ReadonlyMap<string, Uint8Array>): string {
  const content = files.get('content.xml');
  if (!content) throw new Error('the archive has no content');
  return strFromU8(content);
}

/** Stores a picture of an archive and returns its URL. Returns undefined if it is missing or not supported by browsers. */
function putNamed(pictures: Map<string, Blob>, files: ReadonlyMap<string, Uint8Array>, name: string) {
  const picture = files.get(name);
  return picture && getPictureType(picture) ? put(pictures, picture) : undefined;
}

/** Stores a picture and returns its URL. Throws if it is not supported by browsers. */
function put(pictures: Map<string, Blob>, bytes: Uint8Array): string {
  const type = getPictureType(bytes);
  if (!type) throw new Error('the picture cannot be shown');
  const address = `picture:${pictures.size}`;
  pictures.set(address, new Blob([new Uint8Array(bytes)], { type }));
  return address;
}
