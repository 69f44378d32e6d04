import { escapeXml } from './xml.ts';

/** Whether insertions and deletions that nobody has accepted or rejected yet are marked, or treated as accepted. */
export type TrackedChanges = 'mark' | 'accept';

/** A tracked insertion or deletion. */
export type TrackedChange = { kind: 'ins' | 'del'; author: string };

/** Returns the tags around the text of a change. The title, which other insertions and deletions lack, is the author. */
export function toChangeTags({ kind, author }: TrackedChange): readonly [start: string, end: string] {
  return [`<${kind} title="${escapeXml(author)}">`, `</${kind}>`];
}
