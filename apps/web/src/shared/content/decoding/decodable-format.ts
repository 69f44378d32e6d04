/** The formats that are decoded for display: documents, presentations and messages. */
export type DecodableFormat = 'docx' | 'eml' | 'html' | 'odp' | 'odt' | 'pptx' | 'rtf';

const BY_TYPE: Readonly<Record<string, DecodableFormat>> = {
  'application/rtf': 'rtf',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'application/vnd.oasis.opendocument.presentation-template': 'odp',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.text-template': 'odt',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.openxmlformats-officedocument.presentationml.slideshow': 'pptx',
  'application/vnd.openxmlformats-officedocument.presentationml.template': 'pptx',
  'application/vnd.ms-powerpoint.presentation.macroenabled.12': 'pptx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.template': 'docx',
  'application/vnd.ms-word.document.macroenabled.12': 'docx',
  'message/rfc822': 'eml',
  'text/html': 'html',
  'text/rtf': 'rtf',
};
const BY_ENDING: Readonly<Record<string, DecodableFormat>> = {
  docm: 'docx',
  docx: 'docx',
  dotx: 'docx',
  eml: 'eml',
  odp: 'odp',
  odt: 'odt',
  potx: 'pptx',
  ppsx: 'pptx',
  pptm: 'pptx',
  pptx: 'pptx',
  rtf: 'rtf',
};
// The types that programs use for unknown formats.
const UNKNOWN_TYPES: ReadonlySet<string> = new Set(['', 'application/octet-stream', 'application/zip']);

/** Returns the document format for a type, or for a name if the type is generic. Returns undefined for other content. */
export function findDecodableFormat(mimeType = '', name = ''): DecodableFormat | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const byEnding = UNKNOWN_TYPES.has(mimeType) ? BY_ENDING[ending] : undefined;
  return byEnding ?? BY_TYPE[mimeType.toLowerCase()];
}
