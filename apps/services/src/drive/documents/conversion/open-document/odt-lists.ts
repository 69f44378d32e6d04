import type { TextBlock } from '#drive/documents/conversion/blocks/text-blocks.ts';

/** A list item. */
export type ListBlock = Extract<TextBlock, { kind: 'item' }>;

/** Writes consecutive items as OpenDocument lists, with deeper items inside the preceding ones. */
export function toLists(items: readonly ListBlock[], toContent: (item: ListBlock) => string): string {
  let place = 0;
  const getDepth = () => items[place]?.depth ?? -1;
  const toDeeper = (depth: number): string => {
    let deeper = '';
    while (getDepth() > depth) deeper += toList(depth + 1);
    return deeper;
  };
  /** Writes the list at a position, until an item is less deep or has another kind of marker. */
  const toList = (depth: number): string => {
    const first = items[place];
    const style = first?.depth === depth && isNumber(first) ? 'N' : 'L';
    let list = '';
    let expected = Number.NaN; // Never equal to a number, so the first one is always written.
    while (getDepth() >= depth) {
      const item = items[place];
      if (!item || (item.depth === depth && isNumber(item) !== (style === 'N'))) break;
      const isOwn = item.depth === depth;
      const count = toCount(item);
      const start = isOwn && style === 'N' && count !== expected ? ` text:start-value="${count}"` : '';
      if (isOwn) {
        place += 1;
        expected = count + 1;
      }
      list += `<text:list-item${start}>${isOwn ? toContent(item) : ''}${toDeeper(depth)}</text:list-item>`;
    }
    return `<text:list text:style-name="${style}">${list}</text:list>`;
  };
  let lists = '';
  while (place < items.length) lists += toList(0);
  return lists;
}

function isNumber(item: ListBlock): boolean {
  return !Number.isNaN(toCount(item));
}

function toCount({ marker }: ListBlock): number {
  return Number.parseInt(marker, 10);
}
