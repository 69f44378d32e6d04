import { strFromU8, strToU8 } from 'fflate';
import { readXml } from '#core/xml.ts';

const BUILT_IN_FORMATS: readonly (readonly [id: string, code: string])[] = [
  ['9', '0%'],
  ['10', '0.00%'],
];
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/u;
const CELL = /<c\b([^>]*)>((?:(?!<\/c>)[\s\S])*?)<\/c>/gu;

/**
 * The parts of a workbook in which numbers that are shown as percent are texts such as "12.5%": the library that reads
 * sheets gives numbers without their formats.
 */
export function writePercentAsText(parts: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, Uint8Array> {
  const styles = parts.get('xl/styles.xml');
  const decimals = styles ? readPercentStyles(strFromU8(styles)) : new Map<string, number>();
  if (decimals.size === 0) return parts;
  return new Map(
    [...parts].map(([name, bytes]) => [name, SHEET.test(name) ? strToU8(rewrite(strFromU8(bytes), decimals)) : bytes]),
  );
}

/** Decimals that percent is shown with, by the number of the cell style. */
function readPercentStyles(xml: string): Map<string, number> {
  const formats = new Map(BUILT_IN_FORMATS);
  const decimals = new Map<string, number>();
  let [isInCells, style] = [false, 0];
  for (const piece of readXml(xml)) {
    if (piece.kind === 'text') continue;
    if (piece.name === 'cellXfs') isInCells = piece.kind === 'open';
    if (piece.kind === 'close') continue;
    const id = piece.attributes.get('numFmtId') ?? '';
    if (piece.name === 'numFmt') formats.set(id, piece.attributes.get('formatCode') ?? '');
    if (piece.name !== 'xf' || !isInCells) continue;
    const code = withoutLiterals(formats.get(id) ?? '');
    if (code.includes('%')) decimals.set(String(style), /\.([0#?]+)/u.exec(code)?.[1]?.length ?? 0);
    style += 1;
  }
  return decimals;
}

const withoutLiterals = (code: string) => code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/gu, '');

function rewrite(xml: string, decimals: ReadonlyMap<string, number>): string {
  return xml.replaceAll(CELL, (cell, attributes: string, content: string) => {
    const shown = decimals.get(/\bs="(\d+)"/u.exec(attributes)?.[1] ?? '');
    const value = /<v>([^<]+)<\/v>/u.exec(content)?.[1];
    if (shown === undefined || value === undefined || /\bt="(?!n")/u.test(attributes)) return cell;
    const percent = Number(value) * 100;
    if (!Number.isFinite(percent)) return cell;
    return `<c${attributes.replace(/\s+t="n"/u, '')} t="str"><v>${percent.toFixed(Math.min(shown, 20))}%</v></c>`;
  });
}
