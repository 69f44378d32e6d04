import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';
import { CELL_HEIGHT_PX, type CharacterSpan, useCharacterWindow } from './use-character-window.ts';

export type CharacterGridHandle = { reveal: (index: number) => void };

type CharacterGridProps = {
  ref?: Ref<CharacterGridHandle>;
  /** The scroll container of the list. */
  scroller: RefObject<HTMLElement | null>;
  label: string;
  characters: Uint32Array;
  /** The font family names in the page. With two, each character is rendered in both. */
  families: readonly string[];
  onView?: (span: CharacterSpan) => void;
};

/** Lists the characters of a font with their code points. Only visible ones are rendered. */
export function CharacterGrid({ ref, scroller, label, characters, families, onView }: CharacterGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const { columns, drawn, topPx, heightPx } = useCharacterWindow(scroller, list, characters.length, onView);
  useImperativeHandle(ref, () => ({
    reveal: (index) => {
      const [outer, inner] = [scroller.current, list.current];
      if (!outer || !inner) return;
      const listTopPx = inner.getBoundingClientRect().top - outer.getBoundingClientRect().top + outer.scrollTop;
      outer.scrollTop = listTopPx + Math.floor(index / columns) * CELL_HEIGHT_PX;
    },
  }));
  const shown = Array.from(characters.subarray(drawn.first, drawn.end));
  return (
    <ul ref={list} aria-label={label} className="relative" style={{ height: heightPx }}>
      {shown.map((code, index) => (
        <li
          key={code}
          aria-setsize={characters.length}
          aria-posinset={drawn.first + index + 1}
          className="absolute flex flex-col items-center justify-center gap-4 border-line border-r border-b"
          style={{
            width: `${100 / columns}%`,
            height: CELL_HEIGHT_PX,
            left: `${((index % columns) * 100) / columns}%`,
            top: topPx + Math.floor(index / columns) * CELL_HEIGHT_PX,
          }}
        >
          <span className="flex h-40 items-center gap-8 text-[28px] leading-none">
            {families.map((family) => (
              <bdi key={family} style={{ fontFamily: `"${family}"` }}>
                {toShown(code)}
              </bdi>
            ))}
          </span>
          <span className="font-mono text-ink-3 text-small">{toCode(code)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Combining marks are shown on a space. */
function toShown(code: number): string {
  const character = String.fromCodePoint(code);
  return /\p{M}/u.test(character) ? `\u00a0${character}` : character;
}

function toCode(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
