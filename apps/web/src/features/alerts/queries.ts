import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** An alert that a rule has raised. */
export type Alert = components['schemas']['Alert'];
/** A change to an alert. */
export type AlertChange = components['schemas']['AlertChange'];
/** An alert rule. */
export type AlertRule = components['schemas']['AlertRule'];
/** The kind of condition that a rule monitors. */
export type AlertKind = components['schemas']['AlertKind'];
/** The settings of a rule. */
export type AlertSettings = components['schemas']['AlertSettings'];
/** The draft of a rule to create or update. */
export type RuleDraft = components['schemas']['AlertRuleDraft'];
/** The alerts that a rule would have raised. */
export type AlertPreview = components['schemas']['AlertPreview'];
type RuleList = components['schemas']['AlertRuleList'];

const RULES = '/api/alert-rules';

/** The query of the user's and the team's rules. */
export const rulesQuery = queryOptions({
  queryKey: ['bff.alertRules.list'],
  queryFn: ({ signal }) => callBff<RuleList>('bff.alertRules.list', RULES, { signal }),
});

/** Returns the query of how often a rule would have fired in the last 30 days. */
export function previewQuery(draft: RuleDraft | undefined) {
  return queryOptions({
    queryKey: ['bff.alertRules.preview', draft],
    queryFn: ({ signal }) =>
      callBff<AlertPreview>('bff.alertRules.preview', `${RULES}/preview`, { method: 'POST', body: draft, signal }),
    enabled: draft !== undefined,
    retry: false,
  });
}

/** Updates an alert. */
export function useChangeAlert() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ alertId, change }: { alertId: string; change: AlertChange }) =>
      callBff<Alert>('bff.alerts.update', `/api/alerts/${encodeURIComponent(alertId)}`, {
        method: 'PATCH',
        body: change,
      }),
    onSettled: refresh,
  });
}

/** Creates a rule, or updates the rule with this ID. */
export function useSaveRule(ruleId: string | undefined) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (draft: RuleDraft) =>
      ruleId === undefined
        ? callBff<AlertRule>('bff.alertRules.create', RULES, { method: 'POST', body: draft })
        : callBff<AlertRule>('bff.alertRules.update', `${RULES}/${ruleId}`, { method: 'PUT', body: draft }),
    onSettled: refresh,
  });
}

/** Deletes a rule and its alerts. */
export function useDeleteRule() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ ruleId }: AlertRule) =>
      callBff<undefined>('bff.alertRules.delete', `${RULES}/${ruleId}`, { method: 'DELETE' }),
    onSettled: refresh,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [id] }) => typeof id === 'string' && /^bff\.alert(s|Rules)\.(list|summary)$/.test(id),
    });
}
