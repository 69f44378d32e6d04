import { AUDIENCES } from '@rotunda/api-client/roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { describeMissingRole } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import { type AlertRule, type RuleDraft, rulesQuery } from './queries.ts';

type RuleChange = { rule: AlertRule; change: Partial<RuleDraft>; done: string };

/** Returns functions that turn rules on and off and transfer them to the user, and a check of who may change a rule. */
export function useRuleChanges() {
  const session = useSession();
  const client = useQueryClient();
  const isOperator = session.roles.some((role) => AUDIENCES.operators.some((one) => one === role));
  const save = useMutation({
    mutationFn: ({ rule: { ruleId, name, kind, settings, isTeam, isEnabled }, change }: RuleChange) =>
      callBff<AlertRule>('bff.alertRules.update', `/api/alert-rules/${ruleId}`, {
        method: 'PUT',
        body: { name, kind, settings, isTeam, isEnabled, ...change },
      }),
    onSuccess: (_rule, { done }) => notify(done),
    onError: (error) => notify(explainFailure('The rule was not changed', error)),
    onSettled: () => client.invalidateQueries({ queryKey: rulesQuery.queryKey }),
  });
  return {
    isPending: save.isPending,
    toggle(rule: AlertRule) {
      const done = rule.isEnabled ? 'Rule turned off' : 'Rule turned on';
      save.mutate({ rule, change: { isEnabled: !rule.isEnabled }, done });
    },
    takeOver: (rule: AlertRule) => save.mutate({ rule, change: { isMine: true }, done: 'You own the rule now' }),
    refusalOf: ({ isTeam }: AlertRule) =>
      isTeam && !isOperator ? describeMissingRole(session, 'Changing team rules') : undefined,
  };
}
