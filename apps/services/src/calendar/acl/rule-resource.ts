import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { toEntityTag } from '#calendar/entity-tag.ts';
import { toRuleId } from './rule-scope.ts';
import type { AclRule } from './rules.ts';

/** A rule as it is sent. */
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
