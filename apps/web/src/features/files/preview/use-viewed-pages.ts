import { useRef, useState } from 'react';
import { parseJson } from '#lib/parse-json.ts';
import { browserStorage } from '#ui/browser/safe-storage.ts';

const KEY = 'rotunda.seen-pages';
const MAX_DOCUMENTS = 100; // The least recently viewed ones are discarded.

type StoredDocument = { document: string; pages: readonly number[] };

/** The viewed pages of a document, with functions to mark and unmark them. */
export type ViewedPages = {
  viewed: ReadonlySet<number>;
  /** Marks pages as viewed when they become visible, except those that the user unmarked. */
  markViewed: (pages: readonly number[]) => void;
  toggle: (page: number) => void;
};

/**
 * Returns the pages of a document that the user has viewed, stored in this browser. `document` identifies the file and its
 * content version, so that marks do not survive a change.
 */
export function useViewedPages(document: string): ViewedPages {
  const [viewed, setSeen] = useState<ReadonlySet<number>>(() => new Set(find(document)));
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set());
  // Several pages may be marked before the next render.
  const latest = useRef(viewed);
  const save = (next: ReadonlySet<number>) => {
    latest.current = next;
    setSeen(next);
    const others = readStoredDocuments().filter((one) => one.document !== document);
    browserStorage.setItem(KEY, JSON.stringify([{ document, pages: [...next] }, ...others].slice(0, MAX_DOCUMENTS)));
  };
  return {
    viewed,
    markViewed: (pages) => {
      const added = pages.filter((page) => !(latest.current.has(page) || unticked.has(page)));
      if (added.length > 0) save(new Set([...latest.current, ...added]));
    },
    toggle: (page) => {
      const next = new Set(viewed);
      if (next.delete(page)) setUnticked(new Set(unticked).add(page));
      else next.add(page);
      save(next);
    },
  };
}

function find(document: string): readonly number[] {
  return readStoredDocuments().find((one) => one.document === document)?.pages ?? [];
}

function readStoredDocuments(): StoredDocument[] {
  const stored = parseJson(browserStorage.getItem(KEY));
  return Array.isArray(stored) ? stored.filter(isStoredDocument) : [];
}

function isStoredDocument(value: unknown): value is StoredDocument {
  return (
    typeof value === 'object' &&
    value !== null &&
    'document' in value &&
    'pages' in value &&
    Array.isArray(value.pages) &&
    value.pages.every(Number.isInteger)
  );
}
