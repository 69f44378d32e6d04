import { toAddress } from '@rotunda/document-formats/cell-address';
import { escapeXml } from '@rotunda/document-formats/xml';
import { strFromU8, strToU8 } from 'fflate';
import type { Grid, Sheet } from './cell.ts';

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const COMMENTS_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml';
const VML_TYPE = 'application/vnd.openxmlformats-officedocument.vmlDrawing';

type Placed = { row: number; column: number; value: string };

/** Adds the links and notes of a sheet to the files of a workbook. `number` is the sheet's number, starting at 1. */
export function addNotes(parts: Map<string, Uint8Array>, { links, notes }: Sheet, number: number): void {
  const change = (path: string, write: (xml: string) => string) => {
    parts.set(path, strToU8(write(strFromU8(parts.get(path) ?? new Uint8Array()))));
  };
  const relate = (relations: string) =>
    change(`xl/worksheets/_rels/sheet${number}.xml.rels`, (xml) => insertBefore(xml, '</Relationships>', relations));
  const [linked, noted] = [list(links), list(notes)];
  if (linked.length > 0) {
    relate(linked.map(toRelation).join(''));
    const written = `<hyperlinks>${linked.map(toHyperlink).join('')}</hyperlinks>`;
    // Links must follow merged cells.
    change(`xl/worksheets/sheet${number}.xml`, (xml) =>
      xml.replace(/(?:<\/sheetData>|<sheetData\/>)(?:<mergeCells.*?<\/mergeCells>)?/su, (before) => before + written),
    );
  }
  if (noted.length === 0) return;
  relate(
    `<Relationship Id="rIdNotes" Type="${TYPES}/comments" Target="../comments${number}.xml"/><Relationship Id="rIdBoxes" Type="${TYPES}/vmlDrawing" Target="../drawings/vmlDrawing${number}.vml"/>`,
  );
  change(`xl/worksheets/sheet${number}.xml`, (xml) =>
    insertBefore(xml, '</worksheet>', '<legacyDrawing r:id="rIdBoxes"/>'),
  );
  parts.set(`xl/comments${number}.xml`, strToU8(toComments(noted)));
  parts.set(`xl/drawings/vmlDrawing${number}.vml`, strToU8(toBoxes(noted)));
  change('[Content_Types].xml', (xml) => {
    const known = xml.includes('Extension="vml"') ? '' : `<Default Extension="vml" ContentType="${VML_TYPE}"/>`;
    const override = `<Override PartName="/xl/comments${number}.xml" ContentType="${COMMENTS_TYPE}"/>`;
    return insertBefore(xml, '</Types>', known + override);
  });
}

function insertBefore(xml: string, end: string, inserted: string): string {
  return xml.replace(end, () => inserted + end);
}

function list(grid: Grid<string> | undefined): Placed[] {
  return (grid ?? []).flatMap((cells, row) =>
    Array.from(cells ?? []).flatMap((value, column) => (value ? [{ row: row + 1, column: column + 1, value }] : [])),
  );
}

/** Values that begin with `#` refer to the workbook itself and need no relation. */
function toRelation({ value }: Placed, index: number): string {
  if (value.startsWith('#')) return '';
  return `<Relationship Id="rIdLink${index}" Type="${TYPES}/hyperlink" Target="${escapeXml(value)}" TargetMode="External"/>`;
}

function toHyperlink({ row, column, value }: Placed, index: number): string {
  const target = value.startsWith('#') ? `location="${escapeXml(value.slice(1))}"` : `r:id="rIdLink${index}"`;
  return `<hyperlink ref="${toAddress(row, column)}" ${target}/>`;
}

function toComments(notes: readonly Placed[]): string {
  const comments = notes.map(
    ({ row, column, value }) =>
      `<comment ref="${toAddress(row, column)}" authorId="0"><text><r><t xml:space="preserve">${escapeXml(value)}</t></r></text></comment>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><comments xmlns="${MAIN}"><authors><author/></authors><commentList>${comments.join('')}</commentList></comments>`;
}

/** The shapes of notes. Without them, programs do not show the notes. */
function toBoxes(notes: readonly Placed[]): string {
  const boxes = notes.map(
    ({ row, column }, index) =>
      `<v:shape id="_x0000_s${1025 + index}" type="#_x0000_t202" style="position:absolute;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:textbox/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:AutoFill>False</x:AutoFill><x:Row>${row - 1}</x:Row><x:Column>${column - 1}</x:Column></x:ClientData></v:shape>`,
  );
  return `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>${boxes.join('')}</xml>`;
}
