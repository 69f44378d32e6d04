const CODE = 'text/x-code';

/** The file types by extension. Code without a registered type is `text/x-code`. */
const BY_ENDING: ReadonlyMap<string, string> = new Map([
  ...all('text/plain', 'txt text log conf cfg env gitignore editorconfig srt vtt'),
  ...all(
    CODE,
    'bash bat c cc cpp cs diff dockerfile go h hpp ini java kt lua patch pl properties ps1 py r rb rs scss sh',
  ),
  ...all(CODE, 'swift toml ts tsx jsx'),
  ...all('text/css', 'css'),
  ...all('text/csv', 'csv'),
  ...all('text/tab-separated-values', 'tsv tab'),
  ...all('text/html', 'html htm xhtml'),
  ...all('text/markdown', 'md markdown'),
  ...all('application/javascript', 'js mjs cjs gs'),
  ...all('application/json', 'json geojson ipynb map webmanifest'),
  ...all('application/sql', 'sql'),
  ...all('application/xml', 'xml xsd xsl xslt rss plist'),
  ...all('application/x-yaml', 'yaml yml'),
  ...all('application/pdf', 'pdf'),
  ...all('image/avif', 'avif'),
  ...all('image/bmp', 'bmp dib'),
  ...all('image/gif', 'gif'),
  ...all('image/heic', 'heic heif'),
  ...all('image/jpeg', 'jpg jpeg jpe jfif'),
  ...all('image/png', 'png apng'),
  ...all('image/svg+xml', 'svg'),
  ...all('image/tiff', 'tif tiff'),
  ...all('image/webp', 'webp'),
  ...all('audio/aac', 'aac'),
  ...all('audio/flac', 'flac'),
  ...all('audio/mp4', 'm4a'),
  ...all('audio/mpeg', 'mp3'),
  ...all('audio/ogg', 'oga ogg opus'),
  ...all('audio/wav', 'wav'),
  ...all('video/mp4', 'mp4 m4v'),
  ...all('video/ogg', 'ogv'),
  ...all('video/quicktime', 'mov'),
  ...all('video/webm', 'webm'),
  ...all('video/x-matroska', 'mkv'),
  ...all('video/x-msvideo', 'avi'),
  ...all('font/collection', 'ttc otc'),
  ...all('font/otf', 'otf'),
  ...all('font/ttf', 'ttf'),
  ...all('font/woff', 'woff'),
  ...all('font/woff2', 'woff2'),
  ...all('application/gzip', 'gz tgz'),
  ...all('application/x-tar', 'tar'),
  ...all('application/zip', 'zip jar'),
  ...all('application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx docm dotx'),
  ...all('application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx pptm ppsx potx'),
  ...all('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx xlsm'),
  ...all('application/vnd.oasis.opendocument.text', 'odt'),
  ...all('application/vnd.oasis.opendocument.presentation', 'odp'),
  ...all('application/vnd.oasis.opendocument.spreadsheet', 'ods'),
  ...all('application/rtf', 'rtf'),
  ...all('message/rfc822', 'eml'),
]);
/** Generic types, and types of containers. */
const GENERIC_TYPES: ReadonlySet<string> = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/** Returns the type of a file: its stored type, or the type derived from its name if the stored one is generic. In lower case. */
export function resolveMimeType(mimeType = '', name = ''): string {
  const stored = mimeType.toLowerCase().split(';')[0]?.trim() ?? '';
  return GENERIC_TYPES.has(stored) ? (BY_ENDING.get(getEnding(name)) ?? stored) : stored;
}

/** Returns the part of a name after its last dot, in lower case. Returns the whole name if it has no dot. */
export function getEnding(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

function all(type: string, endings: string): [ending: string, type: string][] {
  return endings.split(' ').map((ending) => [ending, type]);
}
