import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { Item } from '#items/item.ts';
import type { ItemPageLoader } from './item-page-loader.ts';

/** Returns the properties of an item: public ones, and those private to the calling client. */
export function toPropertyMembers(
  { properties }: ItemPageLoader,
  item: Item,
  selects: (member: string) => boolean,
): DriveSchemas['File'] {
  if (!(selects('properties') || selects('appProperties'))) return {};
  const rows = properties.getRows(item);
  const [open, own] = [rows.filter((row) => row.clientId === ''), rows.filter((row) => row.clientId !== '')];
  return {
    ...(open.length > 0 && { properties: Object.fromEntries(open.map(({ key, value }) => [key, value])) }),
    ...(own.length > 0 && { appProperties: Object.fromEntries(own.map(({ key, value }) => [key, value])) }),
  };
}
