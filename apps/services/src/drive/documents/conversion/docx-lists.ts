import { AlignmentType, type INumberingOptions, LevelFormat } from 'docx';
import type { TextBlock } from './text-blocks.ts';

/** Where an item of a list gets its marker from. */
export type NumberedItem = { reference: string; level: number; instance: number };

const LEVELS = 9; // A Word document has no more.
const INDENT_TWIPS = 360;
const BULLETS = 'bullets';

/** The lists of a Word document: one that counts on keeps counting, and one that begins anew is another. */
export function toNumbering(blocks: readonly TextBlock[]): {
  items: ReadonlyMap<TextBlock, NumberedItem>;
  numbering: INumberingOptions;
} {
  const items = new Map<TextBlock, NumberedItem>();
  const starts = new Set<number>();
  const open: { count: number; item: NumberedItem }[] = [];
  let instance = 0;
  for (const block of blocks) {
    if (block.kind !== 'item') continue;
    const level = Math.min(block.depth, LEVELS - 1);
    open.length = Math.min(open.length, level + 1);
    const count = Number.parseInt(block.marker, 10);
    if (Number.isNaN(count)) {
      items.set(block, { reference: BULLETS, level, instance: 0 });
      continue;
    }
    const before = open[level];
    if (before?.count !== count - 1) instance += 1;
    const item = before?.count === count - 1 ? before.item : { reference: toReference(count), level, instance };
    if (item !== before?.item) starts.add(count);
    open[level] = { count, item };
    items.set(block, item);
  }
  const config = [
    { reference: BULLETS, levels: toLevels(LevelFormat.BULLET, '•', 1) },
    ...[...starts].map((start) => ({
      reference: toReference(start),
      levels: toLevels(LevelFormat.DECIMAL, undefined, start),
    })),
  ];
  return { items, numbering: { config } };
}

function toReference(start: number): string {
  return `numbers-${start}`;
}

function toLevels(format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string | undefined, start: number) {
  return Array.from({ length: LEVELS }, (_, level) => ({
    level,
    format,
    start,
    text: text ?? `%${level + 1}.`,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: (level + 1) * INDENT_TWIPS, hanging: INDENT_TWIPS } } },
  }));
}
