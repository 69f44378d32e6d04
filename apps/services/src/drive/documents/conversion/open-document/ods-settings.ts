import { escapeXml } from '@rotunda/document-formats/xml';
import type { Sheet } from '#core/workbook/cell.ts';

/** Writes the frozen rows and columns in LibreOffice's format. Returns an empty string if there are none. */
export function toOdsSettings(sheets: readonly Sheet[]): string {
  const entries = sheets.flatMap(({ name, layout }) => {
    const { rows = 0, columns = 0 } = layout?.frozen ?? {};
    if (rows + columns === 0) return [];
    const items = [
      ...(columns > 0
        ? [toItem('HorizontalSplitMode', 'short', 2), toItem('HorizontalSplitPosition', 'int', columns)]
        : []),
      ...(rows > 0 ? [toItem('VerticalSplitMode', 'short', 2), toItem('VerticalSplitPosition', 'int', rows)] : []),
      toItem('ActiveSplitRange', 'short', columns > 0 ? (rows > 0 ? 3 : 1) : 2),
      toItem('PositionRight', 'int', columns),
      toItem('PositionBottom', 'int', rows),
    ];
    return [
      `<config:config-item-map-entry config:name="${escapeXml(name)}">${items.join('')}</config:config-item-map-entry>`,
    ];
  });
  if (entries.length === 0) return '';
  return [
    '<config:config-item-set config:name="ooo:view-settings"><config:config-item-map-indexed config:name="Views"><config:config-item-map-entry>',
    `<config:config-item config:name="ViewId" config:type="string">view1</config:config-item>`,
    `<config:config-item-map-named config:name="Tables">${entries.join('')}</config:config-item-map-named>`,
    '</config:config-item-map-entry></config:config-item-map-indexed></config:config-item-set>',
  ].join('');
}

function toItem(name: string, type: string, value: number): string {
  return `<config:config-item config:name="${name}" config:type="${type}">${value}</config:config-item>`;
}
