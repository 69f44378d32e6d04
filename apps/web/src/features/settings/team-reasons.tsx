import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { changeTeamReasons, teamReasonsQuery, useTeamReasons } from '#shared/preferences/team-reasons.ts';
import { describeMissingRole } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { ReasonList } from './reason-list.tsx';

const MAX_TEAM = 20;

/** The team's saved reasons for decisions. Only operators can change them. */
export function TeamReasons() {
  const client = useQueryClient();
  const session = useSession();
  const reasons = useTeamReasons();
  const change = useMutation({
    mutationFn: changeTeamReasons,
    onSuccess: (retained) => client.setQueryData(teamReasonsQuery.queryKey, retained),
  });
  return (
    <div className="flex flex-col gap-8">
      <ReasonList
        title="Team replies"
        listLabel="Team replies"
        fieldLabel="New team reply"
        reasons={change.isPending ? change.variables : reasons}
        most={MAX_TEAM}
        onChange={(next) => change.mutate(next)}
        disabledReason={
          session.roles.includes('operator') ? undefined : describeMissingRole(session, 'Changing team replies')
        }
      >
        Suggested to everyone who reviews approvals.
      </ReasonList>
      {change.error && (
        <p role="alert" className="text-red-fg">
          {explainFailure('Nothing was changed', change.error)}
        </p>
      )}
    </div>
  );
}
