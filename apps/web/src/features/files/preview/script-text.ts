type ExportedFile = { name: string; source: string };

/** The files of an exported script project one after the other, each under its name. Throws SyntaxError for no JSON. */
export function toScriptText(json: string): string {
  const project: unknown = JSON.parse(json);
  const files = typeof project === 'object' && project !== null && 'files' in project ? project.files : [];
  return (Array.isArray(files) ? files.filter(isExportedFile) : [])
    .map(({ name, source }) => `// ${name}\n\n${source.trimEnd()}\n`)
    .join('\n');
}

function isExportedFile(value: unknown): value is ExportedFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'source' in value &&
    typeof value.source === 'string'
  );
}
