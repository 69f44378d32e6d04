import type { BodyOf } from '@rotunda/api-client/operation-types';
import { toAddress } from '@rotunda/document-formats/cell-address';
import type { Comment } from '#features/comments/model/comment.ts';
import { parseJson } from '#lib/parse-json.ts';
import { getObject, listOf, matching, number } from '#lib/reader.ts';

/** A rectangle, in fractions of the width and height of its page or picture. */
export type Region = { x: number; y: number; width: number; height: number };

/** The position of a comment in the content of a file. Pages, lines, rows and columns are numbered from 1. */
export type ContentPlace = {
  /** The quoted text. Empty for a page or region. */
  quote: string;
  /** The offset of the quote in the text of the content, in characters, with leading and trailing whitespace trimmed. */
  offset?: number | undefined;
  line?: number | undefined;
  page?: number | undefined;
  cell?: { row: number; column: number } | undefined;
  region?: Region | undefined;
};

/** The fields of a comment that contain its position. */
export type CommentPlace = Pick<BodyOf<'drive.comments.create'>, 'anchor' | 'quotedFileContent'>;

const MAX_QUOTE_CHARACTERS = 1000;

const share = matching(number, (value) => value >= 0 && value <= 1);
const count = matching(number, (value) => Number.isSafeInteger(value) && value >= 0);

// The regions that the service documents for anchors. Other formats used by other clients are ignored.
const regionReader = getObject({
  txt: getObject({ o: count }),
  line: getObject({ n: count }),
  page: getObject({ p: count }),
  matrix: getObject({ r: count, c: count }),
  rect: getObject({ x: share, y: share, w: share, h: share }),
});
const anchorReader = getObject({ a: listOf(regionReader) });

/** Returns the comment fields for a position at a revision of the file. */
export function toCommentPlace(place: ContentPlace, revisionId: string | undefined): CommentPlace {
  const { quote, offset, line, page, cell, region } = place;
  const regions = [
    ...(offset === undefined ? [] : [{ txt: { o: offset, l: quote.length } }]),
    ...(line === undefined ? [] : [{ line: { n: line, l: 1 } }]),
    ...(page === undefined ? [] : [{ page: { p: page } }]),
    ...(cell === undefined ? [] : [{ matrix: { r: cell.row, c: cell.column, w: 1, h: 1 } }]),
    ...(region === undefined
      ? []
      : [{ rect: { x: region.x, y: region.y, w: region.width, h: region.height, mw: 1, mh: 1 } }]),
  ];
  return {
    anchor: JSON.stringify({ r: revisionId ?? 'head', a: regions }),
    quotedFileContent: { mimeType: 'text/plain', value: describePlace(place) },
  };
}

/** Returns the position of a comment. Returns undefined if it is about the whole file. */
export function readPlace({ anchor, quotedFileContent }: Comment): ContentPlace | undefined {
  const regions = anchorReader(parseJson(anchor))?.a ?? [];
  const found = mergeRegions(regions);
  const quoted = quotedFileContent?.value;
  const hasPicture = found.page !== undefined || found.region !== undefined;
  const isDescription = hasPicture && quoted === describePlace({ ...found, quote: '' });
  const quote = quoted === undefined || isDescription ? '' : quoted;
  const place = { ...found, quote };
  return quote === '' && place.page === undefined && place.region === undefined ? undefined : place;
}

function mergeRegions(regions: readonly NonNullable<ReturnType<typeof regionReader>>[]) {
  const { txt, line, page, matrix, rect } = Object.assign({}, ...regions) as NonNullable<
    ReturnType<typeof regionReader>
  >;
  const { x, y, w, h } = rect ?? {};
  const isRegion = x !== undefined && y !== undefined && w !== undefined && h !== undefined;
  return {
    offset: txt?.o,
    line: line?.n,
    page: page?.p,
    cell: matrix?.r === undefined || matrix.c === undefined ? undefined : { row: matrix.r, column: matrix.c },
    region: isRegion ? { x, y, width: w, height: h } : undefined,
  };
}

/** Describes a position: the quote, or else the cell, page or picture, and whether it is a region of it. */
export function describePlace({ quote, page, cell, region }: ContentPlace): string {
  if (quote !== '') return quote.slice(0, MAX_QUOTE_CHARACTERS);
  if (cell && page !== undefined) return `Sheet ${page}, ${toAddress(cell.row, cell.column)}`;
  const whole = page === undefined ? 'Image' : `Page ${page}`;
  return isPart(region) ? `${whole}, marked area` : whole;
}

function isPart(region: Region | undefined): boolean {
  return region !== undefined && (region.width < 1 || region.height < 1);
}

/**
 * Returns the label of a position beside its quote: `Page 2`, `Line 14`, `Row 3, column 2`, `Sheet 1, B3`. Returns undefined if
 * only the quote identifies the position.
 */
export function getPlaceLabel({ page, line, cell, region }: ContentPlace): string | undefined {
  if (cell && page !== undefined) return `Sheet ${page}, ${toAddress(cell.row, cell.column)}`;
  if (cell) return `Row ${cell.row}, column ${cell.column}`;
  if (page !== undefined) return isPart(region) ? `Page ${page}, marked area` : `Page ${page}`;
  if (line !== undefined) return `Line ${line}`;
  if (region === undefined) return undefined;
  return isPart(region) ? 'Marked area' : 'Image';
}
