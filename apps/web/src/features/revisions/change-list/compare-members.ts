import type { ArchiveMember } from '#shared/content/decoding/archive-member.ts';

/** A file that differs between two archives. */
export type MemberChange = {
  name: string;
  kind: 'added' | 'removed' | 'changed';
  earlier: ArchiveMember | undefined;
  later: ArchiveMember | undefined;
};

/** Returns the files that differ between two archives, by name. If an archive has no checksums, compares the sizes. */
export function compareMembers(before: readonly ArchiveMember[], after: readonly ArchiveMember[]): MemberChange[] {
  const earlierOnes = new Map(before.map((member) => [member.name, member]));
  const laterOnes = new Map(after.map((member) => [member.name, member]));
  const names = [...new Set([...earlierOnes.keys(), ...laterOnes.keys()])].sort();
  return names.flatMap((name): MemberChange[] => {
    const [earlier, later] = [earlierOnes.get(name), laterOnes.get(name)];
    if (earlier && later) return isSame(earlier, later) ? [] : [{ name, kind: 'changed', earlier, later }];
    return [{ name, kind: later ? 'added' : 'removed', earlier, later }];
  });
}

function isSame(earlier: ArchiveMember, later: ArchiveMember): boolean {
  return earlier.sizeBytes === later.sizeBytes && earlier.crc32 === later.crc32;
}
