import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Lock, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { api } from '#shared/api/api.ts';
import { type AccessRole, assignableRoles, getRoleLabel, publicRoles } from '#shared/calendar/role-labels.ts';
import { useCalendarWrite } from '#shared/calendar/use-calendar-write.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { OutsideChip } from '#shared/people/outside-chip.tsx';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useEffectText } from '#ui/buttons/effect.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { JsonEditor } from '#ui/fields/json-editor.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { AccessPeriodList } from './access-period-list.tsx';
import { type AccessPreview, getEffectiveAccess, previewAccess } from './access-preview.ts';
import { AccessQuestion } from './access-question.tsx';
import { describeEffectiveAccess, describeGroup } from './access-sentences.ts';
import { AddAccessDialog } from './add-access-dialog.tsx';
import { changeAccess, getScopeLabel, getScopeTitle, revokeAccess } from './calendar-writes.ts';
import { type AccessRule, accessRulesQuery } from './queries.ts';
import { useCalendarAccess } from './use-calendar-access.ts';

/** Lists who has access to a calendar. */
export function AccessTab({ calendarId }: { calendarId: string }) {
  const session = useSession();
  const [showsDeleted, setShowsDeleted] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const own = useCalendarAccess(calendarId);
  const isSeen = !own.isLoading && !own.error && own.accessRefusal === undefined;
  const query = useQuery({ ...accessRulesQuery(calendarId, showsDeleted), enabled: isSeen });
  const refusal = roleRefusal(session, 'calendar.acl.patch', 'Changing access') ?? own.changeRefusal;
  if (own.accessRefusal !== undefined) {
    return (
      <EmptyState icon={Lock} title="You cannot see who has access">
        {own.accessRefusal}
      </EmptyState>
    );
  }
  if (own.error) {
    return <ErrorView error={own.error} title="People with access could not be loaded" onRetry={own.retry} />;
  }
  if (query.isPending) return <Skeleton label="Loading who has access" rows={6} />;
  if (isUnreadable(query)) {
    return (
      <ErrorView
        error={query.error}
        title="People with access could not be loaded"
        onRetry={() => void query.refetch()}
      />
    );
  }
  const groupRules = query.data.filter(({ scope, role }) => scope?.type === 'group' && role !== 'none');
  return (
    <div className="flex max-w-[880px] flex-col gap-12">
      <div className="flex flex-wrap items-center justify-between gap-12">
        <Checkbox isSelected={showsDeleted} onChange={setShowsDeleted}>
          Include removed access
        </Checkbox>
        <Button kind="primary" data-op="calendar.acl.insert" disabledReason={refusal} onPress={() => setIsAdding(true)}>
          Grant access
        </Button>
      </div>
      {query.data.length === 0 ? (
        <EmptyState icon={UserRoundX} title="No access rules" />
      ) : (
        <ul
          aria-label="People with access"
          className="@container divide-y divide-line rounded-card border border-line bg-surface"
        >
          {query.data.map((rule) => (
            <RuleRow key={rule.id} calendarId={calendarId} rule={rule} rules={query.data} refusal={refusal} />
          ))}
        </ul>
      )}
      {groupRules.length > 0 && (
        <p className="text-ink-2 text-small">{describeGroup(groupRules, 'people in this list')}</p>
      )}
      <AccessPeriodList calendarId={calendarId} />
      {isAdding && <AddAccessDialog calendarId={calendarId} rules={query.data} onClose={() => setIsAdding(false)} />}
    </div>
  );
}

type RuleDialogProps = { calendarId: string; rule: AccessRule; refusal: string | undefined };
type RuleRowProps = RuleDialogProps & { rules: readonly AccessRule[] };

/** Shows one rule. A change is saved immediately, after a warning if a wider rule grants more than the remaining access. */
function RuleRow({ calendarId, rule, rules, refusal }: RuleRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState<PendingChange>();
  const { email } = useSession();
  const { run, isWriting } = useCalendarWrite();
  const effect = useEffectText('calendar.acl.patch');
  const isGone = rule.role === 'none';
  const choices = rule.scope?.type === 'default' ? publicRoles : assignableRoles;
  const held = rule.scope && getEffectiveAccess(rules, rule.scope);
  const save = (role: AccessRole) =>
    void run(() => (role === 'none' ? revokeAccess(calendarId, rule) : changeAccess(calendarId, rule, role)));
  const change = (role: AccessRole) => {
    const preview = rule.scope && previewAccess(rules, rule.scope, role);
    if (preview?.after.widerRule) setAsked({ role, preview });
    else save(role);
  };
  return (
    <li className="flex min-h-44 flex-wrap items-center gap-x-12 gap-y-4 px-12 py-6">
      <span
        className={clsx(
          'flex min-w-0 flex-1 basis-full items-center gap-8 @min-[640px]:basis-0',
          isGone ? 'line-through' : 'font-medium',
        )}
      >
        <span className="truncate">
          {getScopeTitle(rule)}
          {rule.scope?.value?.toLowerCase() === email.toLowerCase() && (
            <span className="font-normal text-ink-3"> (you)</span>
          )}
        </span>
        <OutsideChip address={rule.scope?.value} />
      </span>
      {isGone || refusal !== undefined ? (
        <span className="text-ink-2">{getRoleLabel(rule.role)}</span>
      ) : (
        <span
          data-op="calendar.acl.patch"
          data-effect={effect}
          className="min-w-0 flex-1 basis-200 @min-[640px]:w-360 @min-[640px]:flex-none"
        >
          <NativeSelect
            label={`Access of ${getScopeLabel(rule)}`}
            isLabelHidden
            choices={choices}
            value={choices.find(({ value }) => value === rule.role)?.value ?? 'reader'}
            isBusy={isWriting}
            onChange={change}
          />
        </span>
      )}
      <span className="flex gap-4">
        <Button kind="quiet" data-op="calendar.acl.get" isBusy={isWriting} onPress={() => setIsOpen(true)}>
          JSON
        </Button>
        <Button
          kind="quiet"
          data-op="calendar.acl.delete"
          isBusy={isWriting}
          disabledReason={refusal ?? (isGone ? 'This access has already ended.' : undefined)}
          onPress={() => change('none')}
        >
          Remove
        </Button>
      </span>
      {held?.widerRule && (
        <p className="basis-full pb-4 text-ink-2 text-small">Effective access: {describeEffectiveAccess(held)}.</p>
      )}
      {asked && (
        <AccessQuestion
          rule={rule}
          {...asked}
          onAnswer={() => {
            setAsked(undefined);
            save(asked.role);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {isOpen && <RuleDialog calendarId={calendarId} rule={rule} refusal={refusal} onClose={() => setIsOpen(false)} />}
    </li>
  );
}

type PendingChange = { role: AccessRole; preview: AccessPreview };

/** Shows the current rule from the service, for replacement. */
function RuleDialog({ calendarId, rule, refusal, onClose }: RuleDialogProps & { onClose: () => void }) {
  const params = { calendarId, ruleId: rule.id ?? '' };
  const query = useQuery({
    queryKey: ['calendar.acl.get', params],
    queryFn: ({ signal }) => api.call('calendar.acl.get', params, { signal }),
    staleTime: 0,
  });
  const { run } = useCalendarWrite();
  const replace = async (body: AccessRule) => {
    const done = await run(async () => {
      await api.call('calendar.acl.update', { ...params, sendNotifications: false }, { body });
      return {
        message: `Saved access of ${getScopeLabel(rule)}`,
        undo: () => api.call('calendar.acl.update', { ...params, sendNotifications: false }, { body: rule }),
      };
    });
    if (done) onClose();
    return done !== undefined;
  };
  return (
    <Dialog title={`Access of ${getScopeLabel(rule)}`} isOpen onClose={onClose}>
      {query.isPending && <Skeleton label="Loading the rule" rows={4} />}
      {isUnreadable(query) && (
        <ErrorView error={query.error} title="The rule could not be loaded" onRetry={() => void query.refetch()} />
      )}
      {query.data && (
        <JsonEditor
          label="The rule as JSON"
          value={query.data}
          saveLabel="Replace the rule"
          operationId="calendar.acl.update"
          isReadOnly={refusal !== undefined}
          onSave={replace}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
