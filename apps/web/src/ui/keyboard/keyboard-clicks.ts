import { setInteractionModality } from 'react-aria-components';

/**
 * Browsers turn Enter and Space on a button into a click, which React Aria takes for the click of a screen reader: it then puts
 * off every move of the focus to the next frame, and drops all but the first. A list that opens would keep the focus on its
 * frame. This tells React Aria which clicks come from a key; some of these the console makes. It has to be loaded after React
 * Aria, whose listener goes first.
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
