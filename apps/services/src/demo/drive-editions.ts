import type { Subject } from './drive-subjects/subject.ts';

/** What a file is for, and how it is called without its extension. */
export type Edition = { label: string; fileName: string };

const COUNT = 3; // Of quarters and of years, the last ones.

/** What there are files of a subject for. `anchorMs` is the start of today: quarters that have ended count, and years up to this one. */
export function listEditions({ name, editions }: Subject, anchorMs: number): Edition[] {
  if (editions === 'quarters') return listQuarters(anchorMs).map((label) => ({ label, fileName: `${name} ${label}` }));
  if (editions === 'years') return listYears(anchorMs).map((label) => ({ label, fileName: `${name} ${label}` }));
  return editions.map((label) => ({ label, fileName: `${name}, ${label}` }));
}

function listQuarters(anchorMs: number): string[] {
  const today = new Date(anchorMs);
  const current = today.getUTCFullYear() * 4 + Math.floor(today.getUTCMonth() / 3);
  return Array.from({ length: COUNT }, (_, index) => {
    const quarter = current - COUNT + index;
    return `Q${(quarter % 4) + 1} ${Math.floor(quarter / 4)}`;
  });
}

function listYears(anchorMs: number): string[] {
  const thisYear = new Date(anchorMs).getUTCFullYear();
  return Array.from({ length: COUNT }, (_, index) => String(thisYear - COUNT + 1 + index));
}
