import { strFromU8 } from 'fflate';

/** Content of a document that its conversion to HTML leaves out. */
export type Omission =
  | 'charts'
  | 'comments'
  | 'diagrams'
  | 'drawings'
  | 'embedded objects'
  | 'equations'
  | 'linked pictures'
  | 'pictures in headers and footers'
  | 'speaker notes'
  | 'text boxes';

// Patterns find one tag each, so that searching takes linear time whatever a file contains.
type Pattern = readonly [Omission, RegExp];

const OFFICE: readonly Pattern[] = [
  ['charts', /<cx?:chart[\s/>]/u],
  ['diagrams', /<dgm:relIds[\s/>]/u],
];
const WORD_PART = /^word\/(?:document|footnotes|endnotes|header\d*|footer\d*)\.xml$/u;
const WORD: readonly Pattern[] = [
  ...OFFICE,
  ['embedded objects', /<(?:o:OLEObject|w:altChunk|w:control)[\s/>]/u],
  ['equations', /<m:oMath[\s>]/u],
  ['linked pictures', /<a:blip\s[^<>]*r:link=/u],
];
const WORD_SHAPE = /<wps:wsp[\s>]|<wps:txbx[\s>]|<\/wps:wsp>/gu;
const WORD_MARGIN = /^word\/_rels\/(?:header|footer)\d*\.xml\.rels$/u;
const SLIDE = /^ppt\/slides\/slide\d+\.xml$/u;
const SLIDES: readonly Pattern[] = [
  ...OFFICE,
  ['embedded objects', /<p:oleObj[\s>]/u],
  ['equations', /<m:oMath[\s>]/u],
];
// Notes without a text contain only the number of the slide.
const NOTE = /<a:t>\d*[^<\d]/u;
const OPEN_DOCUMENT: readonly Pattern[] = [
  ['embedded objects', /<draw:(?:object|object-ole|plugin|applet)[\s/>]/u],
  ['drawings', /<draw:(?:line|polyline|path|connector|measure)[\s/>]/u],
];
const OPEN_DOCUMENT_MARGIN =
  /<style:(?:header|footer)(?:-left|-first)?>|<draw:image[\s/>]|<\/style:(?:header|footer)(?:-left|-first)?>/gu;
const OPEN_DOCUMENT_NOTE = /<presentation:notes[\s>]|<text:p[^<>]*>[^<]|<\/presentation:notes>/gu;

/** Returns what the conversion of a Word document leaves out, given the decompressed files of its archive. */
export function findDocxOmissions(files: ReadonlyMap<string, Uint8Array>): Omission[] {
  const found = search(files, WORD_PART, WORD);
  const pictures = search(files, WORD_MARGIN, [['pictures in headers and footers', /\/image"/u]]);
  const hasDrawings = [...files].some(([name, bytes]) => WORD_PART.test(name) && hasDrawing(strFromU8(bytes)));
  return [
    ...found,
    ...(hasDrawings ? (['drawings'] as const) : []),
    ...pictures,
    ...(hasModernTextBoxes(files) ? (['text boxes'] as const) : []),
  ];
}

/** Returns what the conversion of a PowerPoint presentation leaves out. */
export function findPptxOmissions(files: ReadonlyMap<string, Uint8Array>): Omission[] {
  const comments = search(files, /^ppt\/comments\/[^/]+\.xml$/u, [['comments', /<p(?:188)?:cm[\s>]/u]]);
  const notes = search(files, /^ppt\/notesSlides\/[^/]+\.xml$/u, [['speaker notes', NOTE]]);
  return [...search(files, SLIDE, SLIDES), ...comments, ...notes];
}

/**
 * Returns what the conversion of an OpenDocument text or presentation leaves out, given its content (`content.xml`) and its styles
 * (`styles.xml`), which contain the headers and footers of a text.
 */
export function findOpenDocumentOmissions(xml: string, stylesXml = ''): Omission[] {
  return [
    ...toOmissions(xml, OPEN_DOCUMENT),
    ...(hasWithin(xml, OPEN_DOCUMENT_NOTE) ? (['speaker notes'] as const) : []),
    ...(hasWithin(stylesXml, OPEN_DOCUMENT_MARGIN) ? (['pictures in headers and footers'] as const) : []),
  ];
}

/** Whether a shape contains no text box. */
function hasDrawing(xml: string): boolean {
  let isEmpty = false;
  for (const [tag] of xml.matchAll(WORD_SHAPE)) {
    if (tag.startsWith('</') && isEmpty) return true;
    isEmpty = tag.startsWith('<wps:wsp');
  }
  return false;
}

/** Whether one of the elements that a pattern finds, with their start and end tags, contains one of the others. */
function hasWithin(xml: string, pattern: RegExp): boolean {
  let isWithin = false;
  for (const [tag] of xml.matchAll(pattern)) {
    const isOuter = /^<\/?(?:style|presentation):/u.test(tag);
    if (isWithin && !isOuter) return true;
    if (isOuter) isWithin = !tag.startsWith('</');
  }
  return false;
}

/** Whether text boxes lack the form for older readers, which is the one that is converted. */
function hasModernTextBoxes(files: ReadonlyMap<string, Uint8Array>): boolean {
  const xml = strFromU8(files.get('word/document.xml') ?? new Uint8Array());
  return xml.split('<wps:txbx').length > xml.split('<v:textbox').length;
}

function search(files: ReadonlyMap<string, Uint8Array>, name: RegExp, patterns: readonly Pattern[]): Omission[] {
  const found = [...files].flatMap(([part, bytes]) => (name.test(part) ? toOmissions(strFromU8(bytes), patterns) : []));
  return [...new Set(found)];
}

function toOmissions(xml: string, patterns: readonly Pattern[]): Omission[] {
  return patterns.flatMap(([omission, pattern]) => (pattern.test(xml) ? [omission] : []));
}
