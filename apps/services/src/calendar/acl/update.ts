import { operation } from '#core/operations/operation.ts';
import { rewriteRule } from './rewrite-rule.ts';
import { toRuleResource } from './rule-resource.ts';
import { checkScope } from './rule-scope.ts';

export const handler = operation('calendar.acl.update', (context) => {
  const { params, body, db } = context;
  const rule = rewriteRule(context, params, () => {
    checkScope(db, body.scope);
    return body.role;
  });
  return toRuleResource(rule);
});
