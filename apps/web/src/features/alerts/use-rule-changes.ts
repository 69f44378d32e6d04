import { AUDIENCES } from '@rotunda/api-client/roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { otherRole } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import { type AlertRule, rulesQuery } from './queries.ts';

/** Turns rules on and off, and says who may change one. */
export function useRuleChanges() {
  const session = useSession();
  const client = useQueryClient();
  const isOperator = session.roles.some((role) => AUDIENCES.operators.some((one) => one === role));
  const toggle = useMutation({
    mutationFn: ({ ruleId, name, kind, settings, isTeam, isEnabled }: AlertRule) =>
      callBff<AlertRule>('bff.alertRules.update', `/api/alert-rules/${ruleId}`, {
        method: 'PUT',
        body: { name, kind, settings, isTeam, isEnabled: !isEnabled },
      }),
    onSuccess: ({ isEnabled }) => notify(isEnabled ? 'Rule turned on' : 'Rule turned off'),
    onError: (error) => notify(explainFailure('The rule was not changed', error)),
    onSettled: () => client.invalidateQueries({ queryKey: rulesQuery.queryKey }),
  });
  return {
    isPending: toggle.isPending,
    toggle: (rule: AlertRule) => toggle.mutate(rule),
    refusalOf: ({ isTeam }: AlertRule) =>
      isTeam && !isOperator ? otherRole(session, 'Changing team rules') : undefined,
  };
}
