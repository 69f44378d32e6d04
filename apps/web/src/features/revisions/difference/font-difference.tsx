import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { FileX } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { DifferenceProps } from '#features/revisions/difference-props.ts';
import { revisionFontQuery } from '#features/revisions/revision-font-query.ts';
import { DecodingError } from '#shared/content/decoding/decoding-error.ts';
import type { FontFacts } from '#shared/content/decoding/font-facts.ts';
import { CharacterGrid } from '#shared/content/fonts/character-grid.tsx';
import { compareFonts, type FontChanges } from '#shared/content/fonts/compare-fonts.ts';
import { FontSample } from '#shared/content/fonts/font-sample.tsx';
import { sampleFor } from '#shared/content/fonts/font-samples.ts';
import { useFontFace } from '#shared/content/fonts/use-font-face.ts';
import { ErrorView } from '#shared/errors/error-view.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { ScrollRegion } from '#ui/page/scroll-region.tsx';
import { type FactRow, FactsDifference } from './facts-difference.tsx';

type Font = { facts: FontFacts; family: string };

/** Compares two revisions of a font: a sample text in both, the characters that differ, and the metadata. */
export function FontDifference({ source, before, after }: DifferenceProps) {
  const earlier = useQuery(revisionFontQuery(source, before));
  const later = useQuery(revisionFontQuery(source, after));
  const earlierFace = useFontFace(earlier.data?.content);
  const laterFace = useFontFace(later.data?.content);
  const error = earlier.error ?? later.error ?? earlierFace.error ?? laterFace.error;
  if (error instanceof DecodingError) {
    return (
      <EmptyState icon={FileX} title="These revisions cannot be compared">
        {error.message} {error.remedy}
      </EmptyState>
    );
  }
  if (error) return <ErrorView error={error} title="The fonts could not be loaded" />;
  if (!earlier.data || !later.data || !earlierFace.family || !laterFace.family) {
    return <Skeleton label="Loading the fonts" rows={10} rowClass="h-24" />;
  }
  const fonts = [
    { facts: earlier.data.facts, family: earlierFace.family },
    { facts: later.data.facts, family: laterFace.family },
  ] as const;
  return <ComparedFonts earlier={fonts[0]} later={fonts[1]} before={before} after={after} />;
}

type ComparedFontsProps = Pick<DifferenceProps, 'before' | 'after'> & { earlier: Font; later: Font };

function ComparedFonts({ earlier, later, before, after }: ComparedFontsProps) {
  const [text, setText] = useState(() => sampleFor(later.facts.characters));
  const scroller = useRef<HTMLElement>(null);
  const changes = useMemo(() => compareFonts(earlier.facts, later.facts), [earlier.facts, later.facts]);
  const lists = [
    { title: 'Drawn differently', characters: changes.redrawn, families: [earlier.family, later.family] },
    { title: 'Added characters', characters: changes.added, families: [later.family] },
    { title: 'Removed characters', characters: changes.removed, families: [earlier.family] },
  ].filter(({ characters }) => characters.length > 0);
  return (
    <>
      <p role="status" className="shrink-0 border-line border-b bg-surface px-16 py-6 text-ink-2 text-small">
        {toSentence(changes)}
      </p>
      <ScrollRegion ref={scroller} label="Both fonts">
        <div className="flex flex-col gap-24 bg-surface p-16">
          <div className="max-w-560">
            <TextField label="Sample text" value={text} onChange={setText} />
          </div>
          {[
            { title: 'Earlier', font: earlier },
            { title: 'Later', font: later },
          ].map(({ title, font }) => (
            <figure key={title} className="flex min-w-0 flex-col gap-6">
              <figcaption className="text-ink-2 text-small">{title}</figcaption>
              <FontSample
                family={font.family}
                text={text}
                characters={font.facts.characters}
                sizesPx={COMPARED_SIZES_PX}
              />
            </figure>
          ))}
          {lists.map(({ title, characters, families }) => (
            <section key={title} className="flex flex-col gap-8">
              <h2 className="font-semibold">
                {title}
                {families.length > 1 && <span className="font-normal text-ink-3 text-small"> – earlier, later</span>}
              </h2>
              <CharacterGrid scroller={scroller} label={title} characters={characters} families={families} />
            </section>
          ))}
        </div>
        <FactsDifference
          before={before}
          after={after}
          sentence="Metadata of both fonts:"
          rows={toRows(earlier.facts, later.facts)}
        />
      </ScrollRegion>
    </>
  );
}

const COMPARED_SIZES_PX = [16, 32];

function toSentence({ added, removed, redrawn }: FontChanges): string {
  const counts = [
    [redrawn.length, 'drawn differently'],
    [added.length, 'added'],
    [removed.length, 'removed'],
  ] as const;
  const parts = counts
    .filter(([count]) => count > 0)
    .map(([count, change]) => `${countOf(count, 'character')} ${change}`);
  return parts.length === 0 ? 'All characters are drawn the same.' : parts.join(', ');
}

function toRows(earlier: FontFacts, later: FontFacts): FactRow[] {
  const facts: readonly (readonly [name: string, read: (facts: FontFacts) => string | undefined])[] = [
    ['Family', ({ family }) => family],
    ['Style', ({ style }) => style],
    ['Version', ({ version }) => version],
    ['Format', ({ format }) => format],
    ['Characters', ({ characters }) => characters.length.toLocaleString('en')],
    ['Glyphs', ({ glyphCount }) => glyphCount.toLocaleString('en')],
    ['Axes', ({ axes }) => axes.map(({ name, min, max }) => `${name} ${min} to ${max}`).join(', ') || undefined],
    ['Copyright', ({ copyright }) => copyright],
    ['License', ({ licence }) => licence],
  ];
  return facts
    .map(([name, read]) => [name, read(earlier), read(later)] as const)
    .filter(([, one, other]) => one !== undefined || other !== undefined);
}
