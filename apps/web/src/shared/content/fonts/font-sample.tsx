import { useMemo } from 'react';
import { findMissing } from './font-samples.ts';

const SIZES_PX = [14, 20, 32, 48, 72];

type FontSampleProps = {
  /** The font family name in the page. */
  family: string;
  text: string;
  characters: Uint32Array;
  sizesPx?: readonly number[];
};

/**
 * Shows a text in a font, in several sizes. Characters missing in the font are listed, because the browser takes them from a
 * fallback font.
 */
export function FontSample({ family, text, characters, sizesPx = SIZES_PX }: FontSampleProps) {
  const known = useMemo(() => new Set(characters), [characters]);
  const missing = findMissing(text, known);
  return (
    <div className="flex min-w-0 flex-col gap-12">
      {missing.length > 0 && (
        <p role="status" className="text-amber-fg text-small">
          Not in this font: {missing.join(' ')}
        </p>
      )}
      <div role="img" aria-label={`${text} in ${sizesPx.join(', ')} pixels`} className="flex flex-col gap-12">
        {sizesPx.map((sizePx) => (
          <div key={sizePx} className="flex min-w-0 items-baseline gap-12">
            <span className="w-32 shrink-0 text-ink-3 text-small tabular-nums">{sizePx}</span>
            <p
              dir="auto"
              className="min-w-0 flex-1 break-words leading-tight"
              style={{ fontFamily: `"${family}"`, fontSize: sizePx }}
            >
              {text}
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
