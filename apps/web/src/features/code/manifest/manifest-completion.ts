import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { ManifestPath } from '@rotunda/script-manifest/manifest-faults';
import { findNodeAtLocation, getLocation, getNodeValue, type Location, type Node, parseTree } from 'jsonc-parser';
import { listZoneNames } from '#shared/format/zone-names.ts';
import { listKnownScopes } from '#shared/script/manifest/known-scopes.ts';
import { ADVANCED_SERVICES } from './advanced-services.ts';
import { applyName, applyValue } from './apply-completion.ts';
import { ACCESS_LABELS, EXECUTE_AS_LABELS, LOGGING_LABELS, RUNTIME_LABELS } from './choice-labels.ts';
import { describeMember, findSchema, listAllowedValues, listMemberNames } from './schema-at.ts';

/** Completes names of fields or values at the cursor of a manifest, based on its schema. */
export function completeManifest({ state, pos, explicit }: CompletionContext): CompletionResult | null {
  const text = state.doc.toString();
  const location = getLocation(text, pos);
  const range = findWord(text, pos, location.previousNode);
  if (range.from === pos && text[pos - 1] !== '"' && !explicit) return null;
  const options = location.isAtPropertyKey ? completeName(location, text) : completeValue(location, text);
  return options.length === 0 ? null : { ...range, options, validFor: /^[^"\n]*$/ };
}

/** Returns the range of the name or value at the cursor, without its quotes. */
function findWord(text: string, pos: number, node: Node | undefined): { from: number; to: number } {
  if (node?.type !== 'string' || pos <= node.offset || pos > node.offset + node.length) {
    return { from: pos - (/\w*$/.exec(text.slice(0, pos))?.[0].length ?? 0), to: pos };
  }
  const end = node.offset + node.length;
  const isClosed = node.length > 1 && text[end - 1] === '"';
  return { from: node.offset + 1, to: Math.max(pos, isClosed ? end - 1 : end) };
}

function completeName(location: Location, text: string): Completion[] {
  const path = location.path.slice(0, -1);
  const present = new Set(listPresentNames(text, path));
  const typed = location.previousNode?.value;
  return listMemberNames(path)
    .filter((name) => !present.has(name) || name === typed)
    .map((name) => toOption(name, describeMember([...path, name]), applyName(name, getEmptyValue([...path, name]))));
}

function toOption(label: string, detail: string | undefined, apply: Completion['apply']): Completion {
  return { label, apply, ...(detail !== undefined && { detail }) };
}

function listPresentNames(text: string, path: ManifestPath): string[] {
  const root = parseTree(text);
  const node: Node | undefined = root && findNodeAtLocation(root, [...path]);
  return (node?.children ?? []).map((member) => String(member.children?.[0]?.value));
}

/** Returns the initial value of a member: its first allowed value, or an empty value. */
function getEmptyValue(path: ManifestPath): string {
  const [first] = listAllowedValues(path) ?? [];
  if (first !== undefined) return JSON.stringify(first);
  const type = String(findSchema(path)?.type);
  return { array: '[]', object: '{}', boolean: 'true' }[type] ?? '""';
}

function completeValue({ path }: Location, text: string): Completion[] {
  if (findSchema(path)?.type === 'boolean') return ['true', 'false'].map((label) => ({ label }));
  return listValues(path, text).map(({ value, detail }) => toOption(value, detail, applyValue(value)));
}

type Value = { value: string; detail?: string | undefined };

function listValues(path: ManifestPath, text: string): Value[] {
  const words = {
    access: ACCESS_LABELS,
    executeAs: EXECUTE_AS_LABELS,
    runtimeVersion: RUNTIME_LABELS,
    exceptionLogging: LOGGING_LABELS,
  };
  const allowed = listAllowedValues(path);
  const name = String(path.at(-1));
  if (allowed)
    return allowed.map((value) => ({ value, detail: Object.entries(words).find(([key]) => key === name)?.[1][value] }));
  if (path.length === 1 && name === 'timeZone') return listZoneNames().map((value) => ({ value }));
  if (path.length === 2 && path[0] === 'oauthScopes') {
    return listKnownScopes(readDeclaredScopes(text)).map(({ scope, words: detail }) => ({ value: scope, detail }));
  }
  if (path[1] !== 'enabledAdvancedServices') return [];
  return ADVANCED_SERVICES.flatMap((service) =>
    Object.entries(service).flatMap(([key, value]) => (key === name ? [{ value }] : [])),
  ).filter(({ value }, index, all) => all.findIndex((other) => other.value === value) === index);
}

function readDeclaredScopes(text: string): string[] {
  const root = parseTree(text);
  const list: unknown = root && getNodeValue(findNodeAtLocation(root, ['oauthScopes']) ?? root);
  return Array.isArray(list) ? list.filter((scope) => typeof scope === 'string') : [];
}
