import { isModified } from '#lib/is-modified.ts';
import { readPreferences } from '#shared/preferences/preferences-store.ts';
import { announceRefusal, announceTyping, announceUnavailable, isBoundOnScreen } from './announce.ts';
import { findBoundKey } from './bound-key.ts';
import { isTyping } from './is-typing.ts';
import { BURST_MS, type BurstKey, isIntendedChange, isNavigationKey, isText, type KeyKind } from './key-burst.ts';
import { readScreenPath } from './screen-path.ts';
import { readShortcuts, type Shortcut } from './shortcut.ts';

// Modifier keys have no function of their own.
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn']);
// Keys without a character that are pressed while typing text.
const TEXT_KEYS = new Set(['Backspace', 'Delete', 'Dead', 'Process', 'Unidentified']);
// Browsers do not report the accent of a dead key. This is the only one among the console's keys.
const DEAD_KEY = '`';
// The elements that Space and Enter press.
const CONTROLS =
  'button, a[href], summary, input[type=checkbox], input[type=radio], [role=button], [role=switch], [role=tab], [role=menuitem]';

let burst: BurstKey[] = [];
let lastKeyMs = Number.NEGATIVE_INFINITY;
/** Changes that wait for the end of the burst, each bound to its target at the key press. */
let pending: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let isSpaceTaken = false;
let isListening = false;

/** Listens to the keys of the page. Only the first call has an effect. */
export function listenToShortcuts(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('keydown', trackKey, { capture: true });
  window.addEventListener('keyup', swallowSpaceUp, { capture: true });
  window.addEventListener('pointerdown', endBurst, { capture: true });
  window.addEventListener('keydown', runShortcut);
}

/** Reports whether the keys being pressed are text. */
export function isTextBeingTyped(): boolean {
  return isText(burst);
}

/** Tracks keys pressed in quick succession, before any other listener. */
function trackKey(event: KeyboardEvent): void {
  if (MODIFIERS.has(event.key) || event.repeat) return;
  if (event.timeStamp - lastKeyMs > BURST_MS) endBurst();
  if (!isModified(event) && isPressOfControl(event)) {
    if (burst.length > 0) pressWithinBurst(event);
    return;
  }
  if (isModified(event) || !isTextKey(event)) {
    if (event.key === 'Escape') withdrawByEscape(event);
    endBurst();
    return;
  }
  lastKeyMs = event.timeStamp;
  burst.push({ key: event.key, kind: getKind(event) });
  if (pending.length > 0) scheduleSettle();
  if (pending.length > 0 && !isIntendedChange(burst)) withdraw();
}

// Escape only cancels pending changes, if there are any.
function withdrawByEscape(event: KeyboardEvent): void {
  if (pending.length > 0) event.preventDefault();
  pending = [];
}

// A space after typed letters must not press the focused element, but a fast user may intend it: it waits like a change. Enter is
// executed immediately for fast users.
function pressWithinBurst(event: KeyboardEvent): void {
  const isSpace = event.key === ' ';
  const hasCharacter = burst.some(({ key }) => key.length === 1);
  if (!(hasCharacter && (isSpace || isText(burst)))) {
    endBurst();
    return;
  }
  lastKeyMs = event.timeStamp;
  burst.push({ key: event.key, kind: 'change' });
  isSpaceTaken = isSpace;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { target } = event;
  deferChange(() => pressBySpace(target));
}

function pressBySpace(target: EventTarget | null): void {
  // Links are only activated by Enter.
  if (target instanceof HTMLElement && target.isConnected && !target.matches('a[href]:not([role])')) target.click();
}

// Firefox presses a button on keyup, even if keydown was prevented.
function swallowSpaceUp(event: KeyboardEvent): void {
  if (event.key !== ' ' || !isSpaceTaken) return;
  isSpaceTaken = false;
  event.preventDefault();
}

function runShortcut(event: KeyboardEvent): void {
  if (isModified(event) || event.defaultPrevented || isTyping(event) || isForFocused(event)) return;
  const shortcuts = getShortcuts(event);
  const isKnown = shortcuts.length > 0 || isBoundOnScreen(toKeyName(event));
  if (!isKnown) return;
  // Otherwise, the key would be the first letter in the field that the action focuses.
  event.preventDefault();
  if (isText(burst)) announceTyping();
  else if (shortcuts.length === 0) announceUnavailable(toKeyName(event));
  else runFirst(shortcuts, event.repeat);
}

function runFirst(shortcuts: readonly Shortcut[], isRepeat: boolean): void {
  const open = shortcuts.find(({ refusal }) => refusal === undefined);
  const [closed] = shortcuts;
  if (open?.isChange) {
    if (!isRepeat) deferChange(open.run);
  } else if (open) open.run();
  else if (closed?.refusal) announceRefusal(closed.refusal);
}

// A change is delayed until it is clear that no text is being typed, so that nothing must be reverted.
function deferChange(run: () => void): void {
  if (!isIntendedChange(burst)) {
    withdraw();
    return;
  }
  const isTwice = burst.length > 1 && burst.at(-1)?.key === burst.at(-2)?.key;
  if (!isTwice) pending.push(run);
  scheduleSettle();
}

function withdraw(): void {
  // From here on, only the time since its last key ends the burst.
  clearTimeout(timer);
  pending = [];
  announceTyping();
}

function scheduleSettle(): void {
  clearTimeout(timer);
  // If the page was blocked, keys pressed in the meantime may be queued. They are handled first.
  timer = setTimeout(() => {
    timer = setTimeout(endBurst);
  }, BURST_MS);
}

/** Ends a key burst and runs its pending changes. */
export function endBurst(): void {
  clearTimeout(timer);
  const changes = pending;
  pending = [];
  burst = [];
  for (const run of changes) run();
}

function isTextKey({ key }: KeyboardEvent): boolean {
  return key.length === 1 || TEXT_KEYS.has(key);
}

function isPressOfControl({ key, target }: KeyboardEvent): boolean {
  return (key === ' ' || key === 'Enter') && target instanceof Element && target.matches(CONTROLS);
}

// Enter and Space belong to the focused element. They are only shortcuts of the screen if nothing has the focus.
function isForFocused({ key, target }: KeyboardEvent): boolean {
  return (key === ' ' || key === 'Enter') && target instanceof Element && !target.matches('body, main');
}

function getKind(event: KeyboardEvent): KeyKind {
  if (isTyping(event)) return 'unbound';
  const shortcuts = getShortcuts(event);
  if (shortcuts.some(({ isChange }) => isChange)) return 'change';
  // Rows handle Space. Elsewhere it separates words, even if the screen has a function for a single one.
  if (event.key === ' ')
    return event.target instanceof Element && event.target.closest('[role=row]') ? 'other' : 'unbound';
  if (shortcuts.length > 0 || isBoundOnScreen(toKeyName(event))) return isNavigationKey(event.key) ? 'move' : 'other';
  return 'unbound';
}

function getShortcuts(event: KeyboardEvent): Shortcut[] {
  const pressed = toKeyName(event);
  const [path, preferences] = [readScreenPath(), readPreferences()];
  return readShortcuts().filter(({ key }) => findBoundKey(key, path, preferences) === pressed);
}

/** Characters already include the effect of Shift; named keys do not. */
function toKeyName({ key, shiftKey }: KeyboardEvent): string {
  if (key === 'Dead') return DEAD_KEY;
  return shiftKey && key.length > 1 ? `Shift ${key}` : key;
}
