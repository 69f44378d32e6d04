/** Path prefix of file type icons. Publicly accessible. */
export const ICON_PATH = '/images/icons/';

type Icon = { color: string /** What is drawn on it in white, as an SVG path. */; mark: string };

const LINES = 'M5 7h6v1H5zm0 2h6v1H5zm0 2h4v1H5z';

const ICONS = {
  document: { color: '#3b6fd4', mark: LINES },
  spreadsheet: { color: '#1d8a4e', mark: 'M5 7h6v5H5zm1 1v1h1.5V8zm2.5 0v1H10V8zM6 10v1h1.5v-1zm2.5 0v1H10v-1z' },
  presentation: { color: '#c9780a', mark: 'M5 7h6v5H5zm1 1v3h4V8z' },
  drawing: { color: '#c2453a', mark: 'M5 12l3-5 3 5z' },
  form: { color: '#7248b9', mark: 'M5 7h1v1H5zm2 0h4v1H7zM5 9h1v1H5zm2 0h4v1H7zm-2 2h1v1H5zm2 0h4v1H7z' },
  script: {
    color: '#2f6f8f',
    mark: 'M7 7l-2.5 2.5L7 12l.7-.7-1.8-1.8 1.8-1.8zm2 0l2.5 2.5L9 12l-.7-.7 1.8-1.8-1.8-1.8z',
  },
  pdf: { color: '#b3261e', mark: LINES },
  image: { color: '#9c4a8c', mark: 'M5 12l2-3 1.5 2L10 9l1.5 3zM6 7h1.5v1.5H6z' },
  video: { color: '#a33a2c', mark: 'M6.5 7l4 2.5-4 2.5z' },
  audio: { color: '#8a5a00', mark: 'M9 6.5h2v1.5h-1v3a1.5 1.5 0 1 1-1-1.4z' },
  text: { color: '#5a6472', mark: LINES },
  archive: { color: '#6b5b3e', mark: 'M7.5 5h1v1h-1zm0 2h1v1h-1zm0 2h1v3h-1z' },
  file: { color: '#6e7782', mark: '' },
} as const satisfies Record<string, Icon>;

/** Name of a file type icon. */
type IconName = keyof typeof ICONS | 'folder' | 'shortcut';

const EDITOR = /^application\/vnd\.google-apps\.(?<kind>\w+)$/u;
const ARCHIVE = /^application\/(?:zip|gzip|x-tar|x-7z-compressed|vnd\.rar)$/u;
const OFFICE: ReadonlyMap<string, IconName> = new Map([
  ['wordprocessingml', 'document'],
  ['spreadsheetml', 'spreadsheet'],
  ['presentationml', 'presentation'],
]);

function toIconName(mimeType: string): IconName {
  const kind = EDITOR.exec(mimeType)?.groups?.kind;
  if (kind !== undefined) return isIconName(kind) ? kind : 'file';
  const office = /^application\/vnd\.openxmlformats-officedocument\.(\w+)\./u.exec(mimeType)?.[1];
  if (office !== undefined) return OFFICE.get(office) ?? 'file';
  if (mimeType === 'application/pdf') return 'pdf';
  if (ARCHIVE.test(mimeType)) return 'archive';
  const [family = ''] = mimeType.split('/');
  return ['image', 'video', 'audio', 'text'].includes(family) && isIconName(family) ? family : 'file';
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICONS, name) || name === 'folder' || name === 'shortcut';
}

/** Returns the constant URL of a file type's icon. */
export function toIconLink(publicOrigin: string, mimeType: string): string {
  return `${publicOrigin}${ICON_PATH}${toIconName(mimeType)}.svg`;
}

/** Draws an icon as a 16 by 16 SVG. Returns undefined if the name is unknown. */
export function drawIcon(name: string): string | undefined {
  if (!isIconName(name)) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="16" height="16">${drawShape(name)}</svg>`;
}

function drawShape(name: IconName): string {
  if (name === 'folder') return '<path fill="#6e7782" d="M1 3h5l1.5 1.5H15V13H1z"/>';
  if (name === 'shortcut') return '<path fill="#6e7782" d="M9 3l5 4-5 4V8.5C6 8.5 4 9.5 2 12c.5-4 3-6.5 7-6.5z"/>';
  const { color, mark } = ICONS[name];
  return `<path fill="${color}" d="M3 1h7l3 3v11H3z"/><path fill="#fff" d="M10 1v3h3z${mark}"/>`;
}
