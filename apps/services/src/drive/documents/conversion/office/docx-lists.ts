import { AlignmentType, type INumberingOptions, LevelFormat } from 'docx';
import type { TextBlock } from '#drive/documents/conversion/blocks/text-blocks.ts';

/** The numbering definition of a list item's marker. */
export type NumberedItem = { reference: string; level: number };

const LEVELS = 9; // The maximum number of list levels in Word.
const INDENT_TWIPS = 360;
const BULLETS = 'bullets';

/**
 * Returns the numbering of a Word document's lists. A list that continues shares its numbering, and a list that restarts gets a
 * new one.
 */
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
    // Lists with the same definition would continue each other's numbering.
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
