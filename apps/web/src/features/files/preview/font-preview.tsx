import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { FontFacts } from '#shared/content/decoding/font-facts.ts';
import { CharacterGrid, type CharacterGridHandle } from '#shared/content/fonts/character-grid.tsx';
import { fontQuery } from '#shared/content/fonts/font-query.ts';
import { FontSample } from '#shared/content/fonts/font-sample.tsx';
import { sampleFor } from '#shared/content/fonts/font-samples.ts';
import type { CharacterSpan } from '#shared/content/fonts/use-character-window.ts';
import { useFontFace } from '#shared/content/fonts/use-font-face.ts';
import { ReportShown, type ShownPart } from '#shared/content/report-shown.tsx';
import { ViewedCells } from '#shared/content/sheets/viewed-cells.ts';
import type { StoredFile } from '#shared/files/file.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { ScrollRegion } from '#ui/page/scroll-region.tsx';
import { findContentState } from './preview-content.ts';
import { Undecodable } from './undecodable.tsx';

type FontPreviewProps = {
  content: Blob;
  file: StoredFile;
  onShown?: ((part: ShownPart) => void) | undefined;
  /** Saves the file. Undefined if the role or the file does not permit it. */
  onDownload: (() => void) | undefined;
  /** Whether the preview handles keys, because its screen does not use them otherwise. */
  hasKeys: boolean;
};

/** Shows a font: sample text in several sizes, its metadata and its characters. */
export function FontPreview({ content, file, onShown, onDownload, hasKeys }: FontPreviewProps) {
  const facts = useQuery(fontQuery([file.id ?? '', findContentState(file) ?? ''], content));
  // Invalid fonts are not passed to the browser.
  const face = useFontFace(facts.data && content);
  const error = facts.error ?? face.error;
  if (error) return <Undecodable error={error} onDownload={onDownload} />;
  if (!facts.data || face.family === undefined) {
    return <Skeleton label="Loading the preview" rows={8} rowClass="h-24" />;
  }
  return <ShownFont facts={facts.data} family={face.family} onShown={onShown} hasKeys={hasKeys} />;
}

type ShownFontProps = Pick<FontPreviewProps, 'onShown' | 'hasKeys'> & { facts: FontFacts; family: string };

/** A font that counts as viewed once all its characters have been visible. */
function ShownFont({ facts, family, onShown, hasKeys }: ShownFontProps) {
  const { characters } = facts;
  const [text, setText] = useState(() => sampleFor(characters));
  const scroller = useRef<HTMLElement>(null);
  const grid = useRef<CharacterGridHandle>(null);
  const { seen, unseen, note } = useViewedCharacters(characters.length);
  const goToUnseen = () => unseen !== undefined && grid.current?.reveal(unseen);
  useShortcut('n', goToUnseen, {
    isHere: hasKeys,
    disabledReason: unseen === undefined ? 'All characters are viewed.' : undefined,
  });
  return (
    <div className="flex h-full min-h-0 flex-col">
      <ReportShown part={unseen === undefined ? 'all' : 'part'} onShown={onShown} />
      <div className="flex min-h-36 shrink-0 flex-wrap items-center justify-between gap-8 border-line border-b bg-surface px-16 py-4">
        <span role="status" className="text-ink-2 text-small tabular-nums">
          {unseen === undefined
            ? `All ${countOf(characters.length, 'character')} viewed`
            : `${seen.toLocaleString('en')} of ${countOf(characters.length, 'character')} viewed`}
        </span>
        {unseen !== undefined && (
          <Button data-unseen-page data-key="n" onPress={goToUnseen}>
            Next unviewed
          </Button>
        )}
      </div>
      <ScrollRegion ref={scroller} label="Font">
        <div className="flex flex-col gap-24 bg-surface p-16">
          <div className="max-w-560">
            <TextField label="Sample text" value={text} onChange={setText} />
          </div>
          <FontSample family={family} text={text} characters={characters} />
          <DescriptionList items={toItems(facts)} />
          <section className="flex flex-col gap-8">
            <h2 className="font-semibold">Characters</h2>
            <CharacterGrid
              ref={grid}
              scroller={scroller}
              label="Characters of the font"
              characters={characters}
              families={[family]}
              onView={note}
            />
          </section>
        </div>
      </ScrollRegion>
    </div>
  );
}

/** Tracks which characters have been visible: their number, and the first unseen one. */
function useViewedCharacters(total: number) {
  const [cells] = useState(() => new ViewedCells());
  const [seen, setSeen] = useState(0);
  const note = useCallback(
    ({ first, end }: CharacterSpan) => {
      cells.add({ firstRow: first, endRow: end, firstColumn: 0, endColumn: 1 });
      setSeen(cells.count);
    },
    [cells],
  );
  return { seen, unseen: cells.findUnviewed(total, 1)?.row, note };
}

function toItems({ axes, characters, glyphCount, ...facts }: FontFacts) {
  const known = [
    ['Designer', facts.designer],
    ['Manufacturer', facts.manufacturer],
    ['Copyright', facts.copyright],
    ['License', facts.licence],
  ] as const;
  return [
    ['Family', facts.family],
    ['Style', facts.style],
    ['Version', facts.version],
    ['Format', facts.format],
    ['Characters', characters.length.toLocaleString('en')],
    ['Glyphs', glyphCount.toLocaleString('en')],
    ...axes.map(({ name, min, initial, max }) => [name, `${min} to ${max}, shown at ${initial}`] as const),
    ...known.filter(([, value]) => value !== undefined),
  ] as const;
}
