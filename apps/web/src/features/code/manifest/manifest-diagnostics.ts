import { findManifestFaults, type ManifestFault, type ManifestPath } from '@rotunda/script-manifest/manifest-faults';
import { MAX_MANIFEST_CHARACTERS } from '@rotunda/script-manifest/manifest-size';
import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parse, parseTree } from 'jsonc-parser';
import { findQuickFixes, type QuickFix } from './quick-fixes.ts';
import { findSchema } from './schema-at.ts';
import { describeSyntaxError } from './syntax-error-text.ts';

/** A manifest error with its position in the text, and the changes that fix it. */
export type ManifestDiagnostic = {
  from: number;
  to: number;
  line: number;
  message: string;
  quickFixes: readonly QuickFix[];
};

/** Returns the errors in the text of a manifest, in text order. `zone` is suggested in place of an unknown time zone. */
export function findDiagnostics(source: string, zone: string): ManifestDiagnostic[] {
  const faults = findManifestFaults(source);
  if (faults.some(({ kind }) => kind === 'notObject')) return locateSyntaxErrors(source);
  const root = parseTree(source);
  const located = faults.map((fault) => locate(fault, { source, root, zone }));
  return located.sort((one, other) => one.from - other.from);
}

type Text = { source: string; root: Node | undefined; zone: string };

function locate(fault: ManifestFault, { source, root, zone }: Text): ManifestDiagnostic {
  const node = root && findNode(root, fault.path);
  const place = fault.kind === 'unknown' ? node?.parent?.children?.[0] : node;
  const value = node && fault.kind !== 'missing' ? getNodeValue(node) : undefined;
  const from = place?.offset ?? 0;
  return {
    from,
    // An object that lacks a member is marked only at its opening brace, because the whole object could be most of the text.
    to: fault.kind === 'missing' ? from + 1 : from + (place?.length ?? 1),
    line: findLine(source, from),
    message: describe(fault, value),
    quickFixes: findQuickFixes(fault, value, zone),
  };
}

/** Returns the node of a member or, if it does not exist, of the nearest enclosing object. */
function findNode(root: Node, path: ManifestPath): Node {
  const node = findNodeAtLocation(root, [...path]);
  if (node || path.length === 0) return node ?? root;
  return findNode(root, path.slice(0, -1));
}

function describe(fault: ManifestFault, value: unknown): string {
  const name = fault.path.filter((step) => typeof step === 'string').at(-1) ?? '';
  if (fault.kind === 'tooLong')
    return `A manifest has at most ${MAX_MANIFEST_CHARACTERS.toLocaleString('en')} characters.`;
  if (fault.kind === 'notObject') return 'The manifest must be a JSON object.';
  if (fault.kind === 'unknown') return `“${fault.path.at(-1)}” is not a manifest field.`;
  if (fault.kind !== 'value') return `“${name}” is required.`;
  if (fault.allowed) return `“${name}” must be one of ${fault.allowed.join(', ')}.`;
  const type = TYPE_LABELS[String(findSchema(fault.path)?.type)];
  if (type && !type.matches(value)) return `“${name}” must be ${type.words}.`;
  if (name === 'timeZone') return `“${String(value)}” is not a time zone.`;
  if (name === 'urlFetchWhitelist') return 'URL prefixes must start with https://.';
  return name === 'oauthScopes' ? 'A scope cannot be empty.' : `“${name}” is not valid: ${fault.reason}.`;
}

const TYPE_LABELS: Readonly<Record<string, { words: string; matches: (value: unknown) => boolean } | undefined>> = {
  array: { words: 'a list', matches: Array.isArray },
  boolean: { words: 'true or false', matches: (value) => typeof value === 'boolean' },
  object: {
    words: 'an object',
    matches: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  },
  string: { words: 'text', matches: (value) => typeof value === 'string' },
};

/** Returns the first syntax error, because the others mostly follow from it. */
function locateSyntaxErrors(source: string): ManifestDiagnostic[] {
  const errors: ParseError[] = [];
  parse(source, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) {
    return [{ from: 0, to: source.length, line: 1, message: 'The manifest must be a JSON object.', quickFixes: [] }];
  }
  const from = Math.min(first.offset, source.length);
  const to = Math.min(first.offset + first.length, source.length);
  const message = describeSyntaxError(first.error);
  return [{ from, to, line: findLine(source, from), message, quickFixes: listRelaxedQuickFixes(source) }];
}

/** JSON with comments can be read without loss and rewritten as JSON. */
function listRelaxedQuickFixes(source: string): readonly QuickFix[] {
  const errors: ParseError[] = [];
  const value: unknown = parse(source, errors, { allowTrailingComma: true });
  if (errors.length > 0 || value === undefined) return [];
  const text = `${JSON.stringify(value, undefined, 2)}\n`;
  return [{ label: 'Remove comments and trailing commas', apply: () => text }];
}

function findLine(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
