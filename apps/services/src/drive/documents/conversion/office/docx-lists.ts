import { AlignmentType, type INumberingOptions, LevelFormat } from 'docx';
import type { TextBlock } from '#drive/documents/conversion/blocks/text-blocks.ts';

/** Where an item of a list gets its marker from. */
export type NumberedItem = { reference: string; level: number };

const LEVELS = 9; // A Word document has no more.
const INDENT_TWIPS = 360;
const BULLETS = 'bullets';

/** The lists of a Word document: one that counts on keeps counting, and one that begins anew is another. */
export function toNumbering(blocks: readonly TextBlock[]): {
  items: ReadonlyMap<TextBlock, NumberedItem>;
  numbering: INumberingOptions;
} {
  const items = new Map<TextBlock, NumberedItem>();
  const bullets = Array.from({ length: LEVELS }, (_, level) =>
    toLevel(level, { format: LevelFormat.BULLET, text: '•' }),
  );
  const config = [{ reference: BULLETS, levels: bullets }];
  const open: { count: number; item: NumberedItem }[] = [];
  for (const block of blocks) {
    if (block.kind !== 'item') continue;
    const level = Math.min(block.depth, LEVELS - 1);
    open.length = Math.min(open.length, level + 1);
    const count = Number.parseInt(block.marker, 10);
    if (Number.isNaN(count)) {
      items.set(block, { reference: BULLETS, level });
      continue;
    }
    const before = open[level];
    const isNext = before?.count === count - 1;
    // Lists of one definition would count together.
    const item = isNext ? before.item : { reference: `numbers-${config.length}`, level };
    if (!isNext) {
      const numbers = toLevel(level, { format: LevelFormat.DECIMAL, text: `%${level + 1}.`, start: count });
      config.push({ reference: item.reference, levels: [numbers] });
    }
    open[level] = { count, item };
    items.set(block, item);
  }
  return { items, numbering: { config } };
}

type Marker = { format: (typeof LevelFormat)[keyof typeof LevelFormat]; text: string; start?: number };

function toLevel(level: number, { format, text, start = 1 }: Marker) {
  const indent = { left: (level + 1) * INDENT_TWIPS, hanging: INDENT_TWIPS };
  return { level, format, start, text, alignment: AlignmentType.LEFT, style: { paragraph: { indent } } };
}
