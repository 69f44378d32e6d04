/** Describes the tracked changes of a document. Returns undefined if it has none. */
export function summarizeChanges(body: Element): string | undefined {
  const changes = [...body.querySelectorAll('ins[title], del[title]')];
  if (changes.length === 0) return undefined;
  const authors = new Set(
    changes.map((change) => change.getAttribute('title') ?? '').filter((author) => author !== ''),
  );
  const by = authors.size === 0 ? '' : ` by ${AUTHORS.format(authors)}`;
  return `This document contains tracked changes${by} that have not been accepted or rejected. Insertions are underlined, deletions are struck through.`;
}

const AUTHORS = new Intl.ListFormat('en-GB');
