import { toCurl } from '#shared/calls/to-curl.ts';
import type { CallForm } from './operation/call-form.ts';
import { toPath } from './operation/call-form.ts';
import type { Operation } from './operation/operation.ts';

/** The formats in which a call can be written. */
export const SNIPPET_KINDS = [
  { value: 'curl', label: 'curl' },
  { value: 'fetch', label: 'fetch' },
  { value: 'client', label: 'api-client' },
  { value: 'http', label: 'HTTP' },
] as const;

/** A format in which a call can be written. */
export type SnippetKind = (typeof SNIPPET_KINDS)[number]['value'];

/**
 * Returns the call of a form as code to run elsewhere. It contains no credentials; the user must add those of their own session.
 */
export function toSnippet(kind: SnippetKind, operation: Operation, form: CallForm, origin: string): string {
  const path = toPath(operation, form);
  const body = form.body.trim();
  switch (kind) {
    case 'curl':
      return toCurl({ method: operation.method, path, hasBody: body !== '', body }, origin);
    case 'fetch':
      return toFetch(operation.method, path, body);
    case 'client':
      return toClientCall(operation, form, body);
    case 'http':
      return toHttp(operation.method, path, body, origin);
  }
}

function toFetch(method: string, path: string, body: string): string {
  const json = body === '' ? '' : `\n  body: JSON.stringify(${indent(body)}),`;
  const type = body === '' ? '' : ", 'content-type': 'application/json'";
  return `const response = await fetch(${quote(path)}, {
  method: '${method}',
  headers: { 'x-bff-csrf': '1'${type} },${json}
});`;
}

function toClientCall({ id, parameters }: Operation, { params }: CallForm, body: string): string {
  const known = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  const members = Object.entries(params).flatMap(([name, values]) => {
    const [first] = values;
    if (first === undefined || first === '') return [];
    const { type = 'string', repeated } = known.get(name) ?? {};
    const printed = values.map((value) => (type === 'string' ? quote(value) : value));
    const key = /^\w+$/.test(name) ? name : quote(name);
    return [`${key}: ${repeated ? `[${printed.join(', ')}]` : printed[0]}`];
  });
  const given = members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
  return `const result = await api.call('${id}', ${given}${body === '' ? '' : `, { body: ${indent(body)} }`});`;
}

function toHttp(method: string, path: string, body: string, origin: string): string {
  const { host } = new URL(origin);
  const type = body === '' ? [] : ['content-type: application/json'];
  return [`${method} ${path} HTTP/1.1`, `host: ${host}`, 'x-bff-csrf: 1', ...type, '', body].join('\n').trimEnd();
}

function indent(json: string): string {
  return json.replaceAll('\n', '\n  ');
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}
