import { EffectMark } from '#ui/buttons/effect-mark.tsx';
import { Kbd } from '#ui/keyboard/kbd.tsx';
import { findReachedTruncatedText, findTruncatedText, readTruncatedText } from '#ui/text/truncated-text.ts';
import { readVisibleText } from '#ui/text/visible-text.ts';
import { placeNear } from './place-near.ts';
import { tooltipClass } from './tooltip-class.ts';
import { type Pointing, usePointedAt } from './use-pointed-at.ts';

const ROOM_ABOVE_PX = 56;

const pointing: Pointing<HTMLElement> = {
  under: (element) => findTooltipTarget(element) ?? findTruncatedText(element),
  reached: (element) => findTooltipTarget(element) ?? findReachedTruncatedText(element),
  // Touch does not hover, so disabled controls show the reason when pressed.
  pressed: (element) => element.closest<HTMLElement>('[data-tooltip][aria-disabled]'),
  drawn: '[data-tooltip-box]',
};

/**
 * Shows the effect of a button without text (`data-tooltip`), its shortcut key (`data-key`) and whether it can be undone
 * (`data-effect`), or the reason why it is disabled, on hover or keyboard focus; also the full text of truncated elements. The
 * accessible name or description contains the same, so the tooltip itself is not announced. A single instance for the whole page.
 * @param keyOf returns the current key for a default key, if any
 */
export function TooltipLayer({ keyOf }: { keyOf: (key: string) => string | undefined }) {
  const pointed = usePointedAt(pointing);
  if (!pointed) return null;
  const { tooltip = readTruncatedText(pointed.target), key, effect } = pointed.target.dataset;
  const isBlocked = pointed.target.hasAttribute('aria-disabled');
  const bound = key === undefined ? undefined : keyOf(key);
  const isShown = bound === undefined && pointed.target.dataset.tooltip !== undefined;
  const isSaid = tooltip === undefined || (isShown && readVisibleText(pointed.target).includes(tooltip));
  const reported = isBlocked ? undefined : effect;
  if (isSaid && reported === undefined) return null;
  return (
    // The gap to the button belongs to the tooltip, so that the mouse can cross it.
    <div data-tooltip-box aria-hidden className="fixed z-50 py-6" style={placeNear(pointed.box, ROOM_ABOVE_PX)}>
      <div className={`${tooltipClass} flex flex-wrap items-center gap-x-8`}>
        {!isSaid && <span className="wrap-anywhere">{tooltip}</span>}
        {!isSaid && bound !== undefined && <Kbd>{bound}</Kbd>}
        {reported !== undefined && <EffectMark words={reported} />}
      </div>
    </div>
  );
}

function findTooltipTarget(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-tooltip],[data-effect]');
}
