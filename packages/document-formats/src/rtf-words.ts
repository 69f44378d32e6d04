import type { Omission } from './find-omissions.ts';

/** The type of pictures that browsers cannot show. */
export const OTHER_TYPE = 'other';

/** A group that begins with one of these, or with `\*` and an unknown word, contains no document text. */
export const HIDDEN: ReadonlySet<string> = new Set([
  'colortbl',
  'stylesheet',
  'info',
  'object',
  'listtable',
  'pntxta',
  'pntxtb',
  'nonshppict',
  // The properties of a shape, and its picture for readers without shapes.
  'sp',
  'shprslt',
]);

/** Words that begin a header or footer. */
export const MARGIN = /^(?:header|footer)[lrf]?$/u;

/** Words that begin content without a conversion. */
export const OMISSIONS: ReadonlyMap<string, Omission> = new Map([
  ['object', 'embedded objects'],
  ['annotation', 'comments'],
  ['mmath', 'equations'],
  ['shp', 'drawings'],
  ['do', 'drawings'],
]);

/** The media types of pictures, by the words for them. */
export const PICTURES: ReadonlyMap<string, string> = new Map([
  ['pngblip', 'image/png'],
  ['jpegblip', 'image/jpeg'],
  ...['emfblip', 'wmetafile', 'macpict', 'dibitmap', 'wbitmap', 'pmmetafile'].map(
    (type) => [type, OTHER_TYPE] as const,
  ),
]);

/** The words that stand for characters. */
export const CHARACTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tab: '\t',
    line: '\n',
    emdash: '—',
    endash: '–',
    bullet: '•',
    lquote: '‘',
    rquote: '’',
    ldblquote: '“',
    rdblquote: '”',
    nestcell: '\t',
  }),
);
