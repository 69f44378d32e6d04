import { setInteractionModality } from 'react-aria-components';

/**
 * Browsers convert Enter and Space on a button to a click, which React Aria interprets as the click of a screen reader: it then
 * defers every focus change to the next frame, and drops all but the first. A list that opens would keep the focus on its frame.
 * This marks for React Aria which clicks come from a key, including those created by the console. It must be loaded after React
 * Aria, whose listener runs first.
 */
let keyTarget: EventTarget | null = null;

document.addEventListener(
  'keydown',
  ({ target }) => {
    keyTarget = target;
  },
  true,
);

document.addEventListener(
  'click',
  ({ target, detail, isTrusted }) => {
    if (detail === 0 && (target === keyTarget || !isTrusted)) setInteractionModality('keyboard');
  },
  true,
);
