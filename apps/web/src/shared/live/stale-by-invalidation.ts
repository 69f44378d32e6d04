import { readMember } from '@rotunda/api-client/read-member';
import { shownTopics } from '@rotunda/api-client/shown-topics';
import type { QueryKey } from '@tanstack/react-query';

/**
 * Whether what a query has read may be out of date, once a topic of the live stream has changed. The key begins with an
 * operation id. A read that shows all of a kind is concerned by each topic of it.
 */
export function isStaleBy(topic: string, [operationId, params]: QueryKey): boolean {
  const [kind] = topic.split(':', 1);
  const shown = shownTopics[String(operationId)] ?? [];
  return shown.some((one) => one === topic || one === kind || fillIn(one, params) === topic);
}

/** A topic with the value of the parameter that it names. */
function fillIn(topic: string, params: unknown): string {
  return topic.replace(/\{(\w+)\}$/, (_, name: string) => {
    const value = readMember(params, name);
    return typeof value === 'string' ? value : '';
  });
}
