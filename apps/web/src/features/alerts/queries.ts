import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** What a rule has found. */
export type Alert = components['schemas']['Alert'];
/** What to do with an alert. */
export type AlertChange = components['schemas']['AlertChange'];
/** A rule. */
export type AlertRule = components['schemas']['AlertRule'];
/** What a rule looks for. */
export type AlertKind = components['schemas']['AlertKind'];
/** What narrows a rule. */
export type AlertSettings = components['schemas']['AlertSettings'];
/** A rule to add or change. */
export type RuleDraft = components['schemas']['AlertRuleDraft'];
/** What a rule would have found. */
export type AlertPreview = components['schemas']['AlertPreview'];
type RuleList = components['schemas']['AlertRuleList'];

const RULES = '/api/alert-rules';

/** The rules of the person and of the team. */
export const rulesQuery = queryOptions({
  queryKey: ['bff.alertRules.list'],
  queryFn: ({ signal }) => callBff<RuleList>('bff.alertRules.list', RULES, { signal }),
});

/** How often a rule would have fired in the last 30 days. */
export function previewQuery(draft: RuleDraft | undefined) {
  return queryOptions({
    queryKey: ['bff.alertRules.preview', draft],
    queryFn: ({ signal }) =>
      callBff<AlertPreview>('bff.alertRules.preview', `${RULES}/preview`, { method: 'POST', body: draft, signal }),
    enabled: draft !== undefined,
    retry: false,
  });
}

/** Changes an alert. */
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

/** Adds a rule, or changes the one of this ID. */
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

/** Deletes a rule with its alerts. */
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
