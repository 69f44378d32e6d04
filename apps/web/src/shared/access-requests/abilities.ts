import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { roleRank } from '#shared/permissions/permission.ts';

/** What is needed of a file or folder to tell what a role allows on it. */
export type AskedItem = Pick<DriveSchemas['File'], 'mimeType' | 'copyRequiresWriterPermission' | 'writersCanShare'>;

/** Members of a file that tell what a role allows on it. */
export const ASKED_ITEM_FIELDS = 'id,mimeType,copyRequiresWriterPermission,writersCanShare';

/** Something that people may or may not do with an item. */
export type Ability = {
  label: string;
  /** Whether the person can do it after the answer. */
  isGiven: boolean;
  /** Whether the answer is what gives it. */
  isNew: boolean;
};

/**
 * What somebody can do with an item once they have been given a role, in words: `before` is the highest role that they
 * have already, in whatever way. A role never takes away what another one gives.
 */
export function listAbilities(item: AskedItem, before: string | undefined, given: string): readonly Ability[] {
  const isFolder = item.mimeType === 'application/vnd.google-apps.folder';
  const rules: readonly (readonly [label: string, allows: (rank: number) => boolean])[] = [
    [isFolder ? 'Open it and its contents' : 'Open it', (rank) => rank >= roleRank('reader')],
    [
      'Download, print and copy it',
      (rank) => rank >= roleRank(item.copyRequiresWriterPermission ? 'writer' : 'reader'),
    ],
    ['Comment on it', (rank) => rank >= roleRank('commenter')],
    [isFolder ? 'Add, edit and remove items in it' : 'Edit its content', (rank) => rank >= roleRank('writer')],
    ['Share it with others', (rank) => rank >= roleRank(item.writersCanShare === false ? 'fileOrganizer' : 'writer')],
  ];
  const [rankBefore, rankAfter] = [roleRank(before), Math.max(roleRank(before), roleRank(given))];
  return rules.map(([label, allows]) => {
    const isGiven = allows(rankAfter);
    return { label, isGiven, isNew: isGiven && !allows(rankBefore) };
  });
}
