import { operation } from '#core/operations/operation.ts';
import { rewriteRule } from './rewrite-rule.ts';
import { toRuleResource } from './rule-resource.ts';

export const handler = operation('calendar.acl.patch', (context) => {
  const { params, body } = context;
  return toRuleResource(rewriteRule(context, params, (present) => body.role ?? present.role));
});
