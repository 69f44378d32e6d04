import { hasAvailableContent, type RevisedFile, type Revision } from './revision.ts';

const MAX_NAMED = 5;
const LIST = new Intl.ListFormat('en');

/**
 * States which of two revisions have no available content, and which ones can be compared instead: the newest of them, by number.
 * `revisions` are all revisions of the file, oldest first.
 */
export function describeUnavailableContent(
  file: RevisedFile,
  revisions: readonly Revision[],
  pair: readonly [Revision, Revision],
): string {
  const numbered = revisions.map((revision, index) => ({ number: index + 1, revision }));
  const missing = numbered.filter(({ revision }) => pair.includes(revision) && !hasAvailableContent(file, revision));
  const left = numbered.filter(({ revision }) => hasAvailableContent(file, revision)).slice(-MAX_NAMED);
  const lost = `The content of ${formatRevisions(missing)} is no longer available because it was not kept forever.`;
  return left.length < 2
    ? `${lost} Only the current content is available.`
    : `${lost} You can compare ${formatRevisions(left)}.`;
}

function formatRevisions(numbered: readonly { number: number }[]): string {
  return `${numbered.length === 1 ? 'revision' : 'revisions'} ${LIST.format(numbered.map(({ number }) => String(number)))}`;
}
