import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useMemo } from 'react';
import { useNow } from '#lib/use-now.ts';
import { alertsQuery } from '#shared/alerts/alerts-query.ts';
import { useColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { TableTools } from '#shared/data-table/table-tools.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { toReportSource } from '#shared/reports/report-source.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { FilterRow } from '#ui/filters/filter-row.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ListAndPanel } from '#ui/panels/list-and-panel.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { actionRefusal, DONE_MESSAGES } from './alert-actions.ts';
import { alertColumns, getAlertDetail } from './alert-columns.tsx';
import { AlertPanel } from './alert-panel.tsx';
import { AlertProblems } from './alert-problems.tsx';
import { alertStates } from './alert-state-chip.tsx';
import { AlertTabs } from './alert-tabs.tsx';
import { ALERT_VIEWS } from './built-in-views.ts';
import { type Alert, type AlertChange, rulesQuery, useChangeAlert } from './queries.ts';
import type { AlertSearch } from './search.ts';

const REPORT = toReportSource('bff.alerts.list', 'Alerts', {});
const SHOW_ALL = 'Show all alerts to schedule a report. A report contains the whole list.';
const TICK_MS = 10_000;
const FILTERS = [
  { name: 'state', label: 'State' },
  { name: 'rule', label: 'Rule' },
] as const;

type AlertsPageProps = { search: AlertSearch; onSearch: (change: Partial<AlertSearch>) => void };

/** Lists the alerts of the user's rules. */
export function AlertsPage({ search, onSearch }: AlertsPageProps) {
  const alerts = useQuery(alertsQuery);
  const nowMs = useNow(TICK_MS);
  const columns = useMemo(() => alertColumns(nowMs), [nowMs]);
  const layout = useColumnLayout({ table: 'alerts', columns, text: search.cols, onText: (cols) => onSearch({ cols }) });
  const rows = useMemo(() => filterAlerts(alerts.data?.alerts ?? [], search), [alerts.data, search]);
  const shown = alerts.data?.alerts.find(({ alertId }) => alertId === search.peek);
  const { change, isPending } = useAlertChange(shown);
  const peek = (alert: Alert | undefined) => onSearch({ peek: alert?.alertId });
  useAlertKeys(shown, change);
  useShortcut('R', () => void alerts.refetch());
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title="Alerts"
        actions={
          <TableTools
            views={ALERT_VIEWS}
            name="alerts"
            layout={layout}
            rows={rows}
            hasMore={false}
            report={search.state === 'all' && search.rule === undefined ? REPORT : SHOW_ALL}
          />
        }
      />
      <AlertTabs />
      <AlertProblems />
      <AlertFilters search={search} onSearch={onSearch} />
      {alerts.isPending && <Skeleton head="columns" label="Loading the alerts" rows={6} />}
      {isUnreadable(alerts) && (
        <ErrorView error={alerts.error} title="The alerts could not be loaded" onRetry={() => void alerts.refetch()} />
      )}
      {alerts.data && (
        <ListAndPanel
          panel={
            shown && <AlertPanel alert={shown} isBusy={isPending} onChange={change} onClose={() => peek(undefined)} />
          }
        >
          {rows.length === 0 ? (
            <EmptyList
              icon={Bell}
              title="No active alerts"
              noMatch="No alerts match these filters"
              filters={FILTERS}
              search={search}
              onSearch={onSearch}
            >
              Rules define what you are alerted about. Add one on the Rules tab.
            </EmptyList>
          ) : (
            <DataTable
              label="Alerts"
              columns={layout.columns}
              layout={layout}
              rows={rows}
              rowId={({ alertId }) => alertId}
              rowLabel={({ title, state }) => `${title}, ${alertStates[state].label}`}
              narrowDetail={(alert) => getAlertDetail(alert, nowMs)}
              openId={search.peek}
              onOpen={peek}
              hasMore={false}
              isLoadingMore={false}
              onLoadMore={() => undefined}
            />
          )}
        </ListAndPanel>
      )}
      {alerts.data && (
        <DataFreshness
          asOfMs={alerts.dataUpdatedAt}
          loaded={rows.length}
          hasMore={false}
          noun="alert"
          operationIds={['bff.alerts.list']}
        />
      )}
    </div>
  );
}

const STATES = [
  { value: 'active', label: 'Active' },
  ...(['open', 'acknowledged', 'muted', 'resolved'] as const).map((value) => ({
    value,
    label: alertStates[value].label,
  })),
  { value: 'all', label: 'All' },
] as const;

function AlertFilters({ search, onSearch }: AlertsPageProps) {
  const rules = useQuery(rulesQuery).data?.rules ?? [];
  return (
    <search className="shrink-0 border-line border-b py-8">
      <FilterRow>
        <SingleSelect
          label="State"
          choices={STATES}
          value={search.state ?? 'active'}
          onChange={(state) => onSearch({ state: state === 'active' ? undefined : state })}
        />
        {rules.length > 0 && (
          <SingleSelect
            label="Rule"
            choices={[
              { value: '', label: 'Any' },
              ...rules.map(({ ruleId, name }) => ({ value: ruleId, label: name })),
            ]}
            value={search.rule ?? ''}
            onChange={(rule) => onSearch({ rule: rule === '' ? undefined : rule })}
          />
        )}
      </FilterRow>
    </search>
  );
}

function filterAlerts(alerts: readonly Alert[], { state, rule }: AlertSearch): readonly Alert[] {
  return alerts.filter(
    (alert) =>
      (rule === undefined || alert.ruleId === rule) &&
      (state === undefined ? alert.state !== 'resolved' : state === 'all' || alert.state === state),
  );
}

/** Returns a function that changes the shown alert and confirms the change. */
function useAlertChange(alert: Alert | undefined) {
  const changeAlert = useChangeAlert();
  const change = (wanted: AlertChange) => {
    if (!alert) return;
    changeAlert.mutate(
      { alertId: alert.alertId, change: wanted },
      {
        onSuccess: () => notify(wanted.action ? DONE_MESSAGES[wanted.action] : 'Alert updated'),
        onError: (error) => notify(explainFailure('The alert was not changed', error)),
      },
    );
  };
  return { change, isPending: changeAlert.isPending };
}

function useAlertKeys(alert: Alert | undefined, change: (wanted: AlertChange) => void): void {
  const router = useRouter();
  const isChange = true;
  const refusal = (action: NonNullable<AlertChange['action']>) => ({
    isChange,
    disabledReason: actionRefusal(action, alert),
  });
  const none = alert ? undefined : 'Open an alert first.';
  useShortcut('a', () => change({ action: 'acknowledge' }), refusal('acknowledge'));
  useShortcut('s', () => change({ action: 'resolve' }), refusal('resolve'));
  useShortcut('t', () => change({ isMine: alert?.assigneeName === undefined }), { isChange, disabledReason: none });
  useShortcut('v', () => alert && void router.navigate({ href: alert.path }), { disabledReason: none });
}
