import { createListeners } from '#lib/external-store.ts';
import { parseJson } from '#lib/parse-json.ts';
import type { ShownPart } from '#shared/content/report-shown.tsx';
import { tabStorage } from '#ui/browser/safe-storage.ts';

const KEY = 'rotunda.opened-files';
const MAX_FILES = 500;

type Opened = { fileId: string; version: string; part: ShownPart };

/** Whether the content of a file was shown in this visit: the whole current content, a part of it, or an earlier version. */
export type OpenedState = 'opened' | 'part' | 'changed' | 'unopened';

const { subscribe, emit } = createListeners();

/**
 * Records, for this visit, how much of a file's version was shown, so that the user can decide on it. Content recorded as
 * completely shown stays so.
 */
export function recordOpened(fileId: string, version: string, part: ShownPart): void {
  const opened = readOpened();
  const known = opened.find((one) => one.fileId === fileId);
  if (known?.version === version && (known.part === 'all' || known.part === part)) return;
  const others = opened.filter((one) => one !== known);
  tabStorage.setItem(KEY, JSON.stringify([{ fileId, version, part }, ...others].slice(0, MAX_FILES)));
  emit();
}

/** Returns how much of a file's content was shown in this visit. */
export function getOpenedState(fileId: string, version: string | undefined): OpenedState {
  const opened = readOpened().find((one) => one.fileId === fileId);
  if (!opened || version === undefined) return 'unopened';
  if (opened.version !== version) return 'changed';
  return opened.part === 'all' ? 'opened' : 'part';
}

/** Subscribes to shown content. Returns the unsubscribe function. */
export const subscribeToOpened = subscribe;

function readOpened(): Opened[] {
  const stored = parseJson(tabStorage.getItem(KEY));
  return Array.isArray(stored) ? stored.filter(isOpened) : [];
}

function isOpened(value: unknown): value is Opened {
  return typeof value === 'object' && value !== null && 'fileId' in value && 'version' in value && 'part' in value;
}
