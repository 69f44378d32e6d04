import { useQuery } from '@tanstack/react-query';
import { BellPlus, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNow } from '#lib/use-now.ts';
import { useColumnLayout } from '#shared/data-table/columns/use-column-layout.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { TableTools } from '#shared/data-table/table-tools.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { useLiveTopics } from '#shared/live/live-topics.ts';
import { toReportSource } from '#shared/reports/report-source.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ListAndPanel } from '#ui/panels/list-and-panel.tsx';
import { AlertTabs } from './alert-tabs.tsx';
import { RULE_VIEWS } from './built-in-views.ts';
import { DeleteRuleDialog } from './delete-rule-dialog.tsx';
import { type AlertRule, rulesQuery } from './queries.ts';
import { getRuleStatus, ruleColumns } from './rule-columns.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { ruleKinds } from './rule-kinds.ts';
import { RulePanel } from './rule-panel.tsx';
import type { RuleSearch } from './search.ts';
import { useRuleChanges } from './use-rule-changes.ts';

const REPORT = toReportSource('bff.alertRules.list', 'Alert rules', {});
const TICK_MS = 10_000;
const TOPICS = ['alerts'];

type RulesPageProps = { search: RuleSearch; onSearch: (change: Partial<RuleSearch>) => void };

/** Lists the alert rules of the user and the team. */
export function RulesPage({ search, onSearch }: RulesPageProps) {
  const rules = useQuery(rulesQuery);
  const nowMs = useNow(TICK_MS);
  const columns = useMemo(() => ruleColumns(nowMs), [nowMs]);
  const layout = useColumnLayout({
    table: 'alert-rules',
    columns,
    text: search.cols,
    onText: (cols) => onSearch({ cols }),
  });
  const [open, setOpen] = useState<{ dialog: 'edit' | 'delete'; rule?: AlertRule }>();
  const rows = rules.data?.rules ?? [];
  const shown = rows.find(({ ruleId }) => ruleId === search.peek);
  const { refusalOf, toggle, takeOver, isPending } = useRuleChanges();
  const peek = (rule: AlertRule | undefined) => onSearch({ peek: rule?.ruleId });
  const add = () => setOpen({ dialog: 'edit' });
  useLiveTopics(TOPICS);
  useShortcut('n', add, { disabledReason: rules.data ? undefined : 'The rules are still loading.' });
  useShortcut('R', () => void rules.refetch());
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title="Alerts"
        actions={
          <>
            <TableTools
              views={RULE_VIEWS}
              name="alert-rules"
              layout={layout}
              rows={rows}
              hasMore={false}
              report={REPORT}
            />
            <Button kind="primary" isBusy={!rules.data} onPress={add}>
              <Plus size={14} strokeWidth={1.75} aria-hidden />
              New rule
            </Button>
          </>
        }
      />
      <AlertTabs />
      {rules.isPending && <Skeleton head="columns" label="Loading the rules" rows={6} />}
      {isUnreadable(rules) && (
        <ErrorView error={rules.error} title="The rules could not be loaded" onRetry={() => void rules.refetch()} />
      )}
      {rules.data && (
        <ListAndPanel
          panel={
            shown && (
              <RulePanel
                rule={shown}
                refusal={refusalOf(shown)}
                isBusy={isPending}
                onEdit={() => setOpen({ dialog: 'edit', rule: shown })}
                onToggle={() => toggle(shown)}
                onTakeOver={() => takeOver(shown)}
                onDelete={() => setOpen({ dialog: 'delete', rule: shown })}
                onClose={() => peek(undefined)}
              />
            )
          }
        >
          {rows.length === 0 ? (
            <EmptyList icon={BellPlus} title="No rules yet">
              Add a rule to be alerted, for example when a function fails repeatedly or an approval is overdue.
            </EmptyList>
          ) : (
            <DataTable
              label="Alert rules"
              columns={layout.columns}
              layout={layout}
              rows={rows}
              rowId={({ ruleId }) => ruleId}
              rowLabel={(rule) => `${rule.name}, ${getRuleStatus(rule).label}`}
              narrowDetail={({ kind, settings }) => ruleKinds[kind].describe(settings)}
              openId={search.peek}
              onOpen={peek}
              hasMore={false}
              isLoadingMore={false}
              onLoadMore={() => undefined}
            />
          )}
        </ListAndPanel>
      )}
      {rules.data && (
        <DataFreshness
          asOfMs={rules.dataUpdatedAt}
          loaded={rows.length}
          hasMore={false}
          noun="rule"
          operationIds={['bff.alertRules.list']}
        />
      )}
      {open?.dialog === 'edit' && <RuleDialog rule={open.rule} onClose={() => setOpen(undefined)} />}
      {open?.dialog === 'delete' && open.rule && (
        <DeleteRuleDialog rule={open.rule} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}
