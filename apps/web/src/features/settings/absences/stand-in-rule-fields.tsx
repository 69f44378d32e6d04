import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { useSession } from '#shared/session/session.ts';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { absencesQuery, changeStandInRule, type StandInRule } from './absence-queries.ts';

const MODES = [
  { value: 'replace', label: 'Replace the reviewer' },
  { value: 'add', label: 'Add as another reviewer' },
  { value: 'off', label: 'Turned off' },
] as const;
const RIGHTS = [
  { value: 'own', label: 'Only the absent reviewer’s' },
  { value: 'starter', label: 'Also those of the person who started the approval' },
] as const;

/** Selects how stand-ins are asked, for the whole team. Only operators can change it. */
export function StandInRuleFields({ rule }: { rule: StandInRule }) {
  const client = useQueryClient();
  const session = useSession();
  const change = useMutation({
    mutationFn: changeStandInRule,
    onSuccess: () => client.invalidateQueries(absencesQuery),
  });
  const shown = change.isPending ? change.variables : rule;
  if (!session.roles.includes('operator')) return <p className="text-ink-2 text-small">{formatRule(rule)}</p>;
  return (
    <fieldset className="flex flex-col gap-8">
      <legend className="sr-only">Team rule for stand-ins</legend>
      <div className="flex flex-wrap gap-12 *:max-w-full *:flex-1 *:basis-208">
        <NativeSelect
          label="Stand-ins (team)"
          choices={MODES}
          value={shown.mode}
          onChange={(mode) => change.mutate({ ...shown, mode })}
        />
        <NativeSelect
          label="Permissions used (team)"
          choices={RIGHTS}
          value={shown.rights}
          onChange={(rights) => change.mutate({ ...shown, rights })}
        />
      </div>
      {change.error && (
        <p role="alert" className="text-red-fg">
          {explainFailure('Nothing was changed', change.error)}
        </p>
      )}
    </fieldset>
  );
}

function formatRule({ mode, rights }: StandInRule): string {
  if (mode === 'off') return 'Your team has turned stand-ins off.';
  const done = mode === 'replace' ? 'replace the absent reviewer' : 'are added as another reviewer';
  const by =
    rights === 'own' ? 'your permissions' : 'your permissions, or those of the person who started the approval';
  return `In your team, stand-ins ${done}, with ${by}.`;
}
