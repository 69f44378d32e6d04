/** What a pasted text leads to: a screen of the console, or something by its id. */
export type PastedTarget = { kind: 'screen'; href: string } | { kind: 'id'; id: string };

const ID = /^[\w-]{10,}$/; // Shorter ids exist, but so do words.
const ID_IN_PATH = /\/(?:d|folders|projects|u\/\d+\/d)\/([\w-]{10,})/;

/** Reads an address of the console, an address of a file or script of the services' own pages, or an id. */
export function readPastedTarget(text: string, origin: string): PastedTarget | undefined {
  if (ID.test(text)) return { kind: 'id', id: text };
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.origin === origin) return { kind: 'screen', href: url.pathname + url.search + url.hash };
  const id = ID_IN_PATH.exec(url.pathname)?.[1] ?? url.searchParams.get('id') ?? '';
  return ID.test(id) ? { kind: 'id', id } : undefined;
}
