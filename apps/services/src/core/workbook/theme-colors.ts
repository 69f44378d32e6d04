import { readXml } from '@rotunda/document-formats/xml';

/** Names of the theme colours, in the order of their numbers (ECMA-376 part 1, 18.8.3). */
const NAMES = 'lt1 dk1 lt2 dk2 accent1 accent2 accent3 accent4 accent5 accent6 hlink folHlink'.split(' ');
const FALLBACK = 'ffffff 000000 e7e6e6 44546a 4472c4 ed7d31 a5a5a5 ffc000 5b9bd5 70ad47 0563c1 954f72'.split(' ');
/** The indexed colours from 8 (18.8.27). Indexes from 0 repeat the first eight of them. */
const INDEXED = [
  '000000 ffffff ff0000 00ff00 0000ff ffff00 ff00ff 00ffff 800000 008000 000080 808000 800080 008080',
  'c0c0c0 808080 9999ff 993366 ffffcc ccffff 660066 ff8080 0066cc ccccff 000080 ff00ff ffff00 00ffff',
  '800080 800000 008080 0000ff 00ccff ccffff ccffcc ffff99 99ccff ff99cc cc99ff ffcc99 3366ff 33cccc',
  '99cc00 ffcc00 ff9900 ff6600 666699 969696 003366 339966 003300 333300 993300 993366 333399 333333',
]
  .join(' ')
  .split(' ');

/** Reads the colours of a theme, by number. */
export function readThemeColors(xml: string): readonly string[] {
  const colors = new Map<string, string>();
  let open: string | undefined;
  for (const piece of readXml(xml)) {
    if (piece.kind === 'text' || piece.kind === 'close') continue;
    const name = piece.name.replace(/^a:/u, '');
    if (NAMES.includes(name)) open = name;
    const color = piece.attributes.get(name === 'sysClr' ? 'lastClr' : 'val');
    if (open === undefined || !/^(?:srgb|sys)Clr$/u.test(name)) continue;
    if (/^[\da-f]{6}$/iu.test(color ?? '')) colors.set(open, `#${color?.toLowerCase()}`);
    open = undefined;
  }
  return NAMES.map((name, index) => colors.get(name) ?? `#${FALLBACK[index]}`);
}

/** Returns the colour of a workbook element in any notation, or undefined for the default. */
export function toColor(attributes: ReadonlyMap<string, string>, theme: readonly string[]): string | undefined {
  const rgb = /^(?:[\da-f]{2})?([\da-f]{6})$/iu.exec(attributes.get('rgb') ?? '')?.[1];
  const themed = theme[Number(attributes.get('theme') ?? Number.NaN)];
  const color = rgb === undefined ? (themed ?? toIndexed(attributes.get('indexed'))) : `#${rgb.toLowerCase()}`;
  const tint = Number(attributes.get('tint') ?? 0);
  return color === undefined || !tint ? color : withTint(color, Math.max(-1, Math.min(1, tint)));
}

function toIndexed(text: string | undefined): string | undefined {
  const index = Number(text ?? Number.NaN);
  if (!Number.isInteger(index) || index < 0 || index > 63) return undefined;
  return `#${INDEXED[index < 8 ? index : index - 8]}`;
}

/** Applies a tint to a colour, which moves each component towards white or black. */
function withTint(color: string, tint: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const tinted = parts.map((part) => Math.round(tint < 0 ? part * (1 + tint) : part + (255 - part) * tint));
  return `#${tinted.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
