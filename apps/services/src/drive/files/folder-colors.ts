import { invalidParameter } from '#core/errors/service-error.ts';
import { findNearestColor } from '#core/nearest-color.ts';
import type { Item } from '#items/item.ts';
import { FOLDER_TYPE, SHORTCUT_TYPE } from '#items/item-types.ts';

/** The fields that determine whether an item has a colour. */
export type ColoredKind = Pick<Item, 'mimeType' | 'shortcutTargetMimeType'>;

/** The available folder colours. */
export const FOLDER_COLORS = [
  '#ac725e',
  '#d06b64',
  '#f83a22',
  '#fa573c',
  '#ff7537',
  '#ffad46',
  '#42d692',
  '#16a765',
  '#7bd148',
  '#b3dc6c',
  '#fbe983',
  '#fad165',
  '#92e1c0',
  '#9fe1e7',
  '#9fc6e7',
  '#4986e7',
  '#9a9cff',
  '#b99aff',
  '#8f8f8f',
  '#cabdbf',
  '#cca6ac',
  '#f691b2',
  '#cd74e6',
  '#a47ae2',
];

/** Whether items of a kind have a colour: folders, and shortcuts to folders. */
export function isColored({ mimeType, shortcutTargetMimeType }: ColoredKind): boolean {
  return (mimeType === SHORTCUT_TYPE ? shortcutTargetMimeType : mimeType) === FOLDER_TYPE;
}

/** Returns the folder colour closest to the one in a body. Throws 400 if the text is not a colour. */
export function toFolderColor(color: string): string {
  if (!/^#[\da-f]{6}$/iu.test(color)) throw invalidParameter('folderColorRgb');
  return findNearestColor(color, FOLDER_COLORS) ?? color;
}
