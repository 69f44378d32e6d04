const KINDS = ['create', 'write', 'truncate', 'sync', 'rename', 'unlink', 'mkdir', 'syncDirectory'] as const;
const HEAD_BYTES = 32;

/** A change of a file or directory as appended by `record-writes.c`. Paths are relative to the recorded directory. */
export type DiskChange = {
  kind: (typeof KINDS)[number];
  path: string;
  /** The target of a rename. */
  target: string;
  inode: number;
  /** The offset of a write, or the length after a truncation. */
  offset: number;
  data: Buffer;
  /** The length of the log including this change. */
  end: number;
};

/** Returns the changes in a log, in order. */
export function readLog(log: Buffer): DiskChange[] {
  const changes: DiskChange[] = [];
  for (let at = 0; at < log.length; ) {
    const kind = KINDS[log.readUInt32LE(at) - 1];
    if (kind === undefined) throw new Error(`no change begins at byte ${at} of the log`);
    const [pathBytes, targetBytes, dataBytes] = [4, 8, 12].map((offset) => log.readUInt32LE(at + offset));
    const [inode, offset] = [16, 24].map((place) => Number(log.readBigUInt64LE(at + place)));
    const pathEnd = at + HEAD_BYTES + (pathBytes ?? 0);
    const targetEnd = pathEnd + (targetBytes ?? 0);
    const path = log.toString('utf8', at + HEAD_BYTES, pathEnd);
    const target = log.toString('utf8', pathEnd, targetEnd);
    at = targetEnd + (dataBytes ?? 0);
    const data = log.subarray(targetEnd, at);
    changes.push({ kind, path, target, inode: inode ?? 0, offset: offset ?? 0, data, end: at });
  }
  return changes;
}
