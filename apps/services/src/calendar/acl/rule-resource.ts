import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { toEntityTag } from '#calendar/entity-tag.ts';
import type { AclRule } from '#calendar/rules.ts';
import { toRuleId } from './rule-scope.ts';

/** Converts a rule to its API resource. */
export function toRuleResource(rule: AclRule): CalendarSchemas['AclRule'] {
  const { scopeType, scopeValue, role, sequence } = rule;
  return {
    kind: 'calendar#aclRule',
    etag: toEntityTag(sequence),
    id: toRuleId(rule),
    scope: { type: scopeType, ...(scopeType !== 'default' && { value: scopeValue }) },
    role,
  };
}
