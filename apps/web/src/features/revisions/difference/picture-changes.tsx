import { countOf } from '@rotunda/api-client/count-of';
import { DocumentPicture } from '#shared/content/documents/document-picture.tsx';
import type { DocumentPictures, PictureNumbers } from './number-pictures.ts';

const MAX_SHOWN = 50;

/** The pictures of one revision of a document, with their numbers. */
export type NumberedPictures = { pictures: DocumentPictures; numbers: PictureNumbers };

/**
 * Shows the pictures that only one of two revisions of a document has, side by side. Renders nothing if both have the same
 * pictures.
 */
export function PictureChanges({ earlier, later }: { earlier: NumberedPictures; later: NumberedPictures }) {
  const removed = listUniquePictures(earlier, later);
  const added = listUniquePictures(later, earlier);
  if (removed.length + added.length === 0) return null;
  return (
    <section
      aria-label="Pictures that differ"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="grid max-h-[55%] shrink-0 grid-cols-2 gap-16 overflow-auto border-line border-t bg-surface p-16"
    >
      <PictureList title="Only in the earlier revision" shown={removed} />
      <PictureList title="Only in the later revision" shown={added} />
    </section>
  );
}

type NumberedPicture = readonly [number: number, content: Blob];

function PictureList({ title, shown }: { title: string; shown: readonly NumberedPicture[] }) {
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <h2 className="font-semibold text-ink-2">{title}</h2>
      {shown.length === 0 && <p className="text-ink-3">No pictures</p>}
      {shown.slice(0, MAX_SHOWN).map(([number, content]) => (
        <figure key={number} className="flex flex-col items-start gap-4">
          <DocumentPicture content={content} alt={`Picture ${number}`} className="max-h-[32vh]" />
          <figcaption className="text-ink-2 text-small">Picture {number}</figcaption>
        </figure>
      ))}
      {shown.length > MAX_SHOWN && (
        <p className="text-amber-fg">{countOf(shown.length - MAX_SHOWN, 'more picture')} not shown</p>
      )}
    </div>
  );
}

/** Returns the pictures of one revision that the other does not have, deduplicated. */
function listUniquePictures(own: NumberedPictures, other: NumberedPictures): NumberedPicture[] {
  const others = new Set(other.numbers.values());
  const found = new Map<number, Blob>();
  for (const [address, number] of own.numbers) {
    const content = own.pictures.get(address);
    if (content && !others.has(number)) found.set(number, content);
  }
  return [...found];
}
