import { createListeners } from '#lib/external-store.ts';
import { parseJson } from '#lib/parse-json.ts';
import type { ShownPart } from '#shared/content/note-shown.tsx';
import { tabStorage } from '#ui/browser/safe-storage.ts';

const KEY = 'rotunda.opened-files';
const MAX_FILES = 500;

type Opened = { fileId: string; version: string; part: ShownPart };

/** Whether a file's content was shown in this visit: all of it as it is now, a part of it, or as it was before. */
export type OpenedState = 'opened' | 'part' | 'changed' | 'unopened';

const { subscribe, emit } = createListeners();

/**
 * Remembers for this visit how much of a file's content was shown in the state of a version, so that it can be decided
 * on. What was shown whole stays so.
 */
export function noteOpened(fileId: string, version: string, part: ShownPart): void {
  const opened = readOpened();
  const known = opened.find((one) => one.fileId === fileId);
  if (known?.version === version && (known.part === 'all' || known.part === part)) return;
  const others = opened.filter((one) => one !== known);
  tabStorage.setItem(KEY, JSON.stringify([{ fileId, version, part }, ...others].slice(0, MAX_FILES)));
  emit();
}

/** How much of a file's content was shown in this visit. */
export function openedState(fileId: string, version: string | undefined): OpenedState {
  const opened = readOpened().find((one) => one.fileId === fileId);
  if (!opened || version === undefined) return 'unopened';
  if (opened.version !== version) return 'changed';
  return opened.part === 'all' ? 'opened' : 'part';
}

/** Calls back when content was shown; returns what ends that. */
export const listenToOpened = subscribe;

function readOpened(): Opened[] {
  const stored = parseJson(tabStorage.getItem(KEY));
  return Array.isArray(stored) ? stored.filter(isOpened) : [];
}

function isOpened(value: unknown): value is Opened {
  return typeof value === 'object' && value !== null && 'fileId' in value && 'version' in value && 'part' in value;
}
