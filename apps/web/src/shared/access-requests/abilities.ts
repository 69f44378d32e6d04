import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { getRoleRank } from '#shared/permissions/permission.ts';

/** The fields of a file or folder that determine what a role permits. */
export type RequestedItem = Pick<DriveSchemas['File'], 'mimeType' | 'copyRequiresWriterPermission' | 'writersCanShare'>;

/** The field mask for `RequestedItem`. */
export const REQUESTED_ITEM_FIELDS = 'id,mimeType,copyRequiresWriterPermission,writersCanShare';

/** An action that people may or may not take on an item. */
export type Ability = {
  label: string;
  /** Whether the user can do it after the decision. */
  isGiven: boolean;
  /** Whether the decision grants it. */
  isNew: boolean;
};

/**
 * Returns what a user can do with an item after being granted a role. `before` is the highest role that they already have from
 * any source. A role never reduces what another one grants.
 */
export function listAbilities(item: RequestedItem, before: string | undefined, given: string): readonly Ability[] {
  const isFolder = item.mimeType === 'application/vnd.google-apps.folder';
  const rules: readonly (readonly [label: string, allows: (rank: number) => boolean])[] = [
    [isFolder ? 'Open it and its contents' : 'Open it', (rank) => rank >= getRoleRank('reader')],
    [
      'Download, print and copy it',
      (rank) => rank >= getRoleRank(item.copyRequiresWriterPermission ? 'writer' : 'reader'),
    ],
    ['Comment on it', (rank) => rank >= getRoleRank('commenter')],
    [isFolder ? 'Add, edit and remove items in it' : 'Edit its content', (rank) => rank >= getRoleRank('writer')],
    [
      'Share it with others',
      (rank) => rank >= getRoleRank(item.writersCanShare === false ? 'fileOrganizer' : 'writer'),
    ],
  ];
  const [rankBefore, rankAfter] = [getRoleRank(before), Math.max(getRoleRank(before), getRoleRank(given))];
  return rules.map(([label, allows]) => {
    const isGiven = allows(rankAfter);
    return { label, isGiven, isNew: isGiven && !allows(rankBefore) };
  });
}
