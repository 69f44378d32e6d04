import type { Query } from './query.ts';

/** Formats a query, with every group in parentheses. */
export function printQuery(query: Query): string {
  switch (query.kind) {
    case 'and':
    case 'or':
      return `(${printQuery(query.left)} ${query.kind} ${printQuery(query.right)})`;
    case 'not':
      return `not (${printQuery(query.operand)})`;
    case 'name':
    case 'mimeType':
      return `${query.kind} ${query.operator} ${quote(query.value)}`;
    case 'fullText':
      return `fullText contains ${quote(query.value)}`;
    case 'time':
      return `${query.term} ${query.operator} ${quote(new Date(query.timeMs).toISOString())}`;
    case 'flag':
      return `${query.term} = ${query.value}`;
    case 'in':
      return `${quote(query.value)} in ${query.collection}`;
    case 'has':
      return `${query.term} has { key=${quote(query.key)} and value=${quote(query.value)} }`;
    case 'visibility':
      return `visibility ${query.operator} ${quote(query.value)}`;
    case 'target':
      return `shortcutDetails.targetId ${query.operator} ${quote(query.value)}`;
    case 'labelField': {
      if (query.operator === 'in') return `${quote(String(query.value))} in labels/${query.labelId}.${query.fieldId}`;
      const value = typeof query.value === 'number' ? String(query.value) : quote(query.value);
      const operand = query.operator.startsWith('is') ? '' : ` ${value}`;
      return `labels/${query.labelId}.${query.fieldId} ${query.operator}${operand}`;
    }
  }
}

function quote(value: string): string {
  return `'${value.replaceAll(/['\\]/gu, '\\$&')}'`;
}
