type ExportedFile = { name: string; source: string };

/**
 * Returns the files of an exported script project in sequence, each under its name. Throws SyntaxError if the JSON is invalid.
 */
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
